// SPDX-License-Identifier: Apache-2.0
package io.tagwire.bench;

/** A value that a build writes: kind s text (textAt: its place in the set), i integer, p price at scale 5 with its fraction digits, d data. */
record Value(int tag, char kind, int digits, long number, int textAt, byte[] text) {}
