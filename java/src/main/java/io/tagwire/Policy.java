// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

/** What a broken {@link Rule} leads to. */
public enum Policy {
    /** Reject, or for some rules accept. */
    DEFAULT,
    /** A fault. */
    REJECT,
    /** Reported, but no fault. */
    ACCEPT,
    /** A fault after which a session disconnects. */
    DISCONNECT,
    /** Not looked at. */
    IGNORE
}
