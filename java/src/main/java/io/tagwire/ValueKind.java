// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

/** Kinds of values, numbered as bindings/jni/values.c does. */
enum ValueKind {
    INT, UINT, DECIMAL, SCALED, CHAR, BOOL, TEXT, MULTIPLE, TIME, TIMEONLY, TZTIME, TZTIMEONLY, DATE, MONTHYEAR, ITEM
}
