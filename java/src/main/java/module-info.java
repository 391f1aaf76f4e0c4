// SPDX-License-Identifier: Apache-2.0
/** FIX messages, read and written by the native library Tagwire. */
module io.tagwire {
    exports io.tagwire;
}
