// SPDX-License-Identifier: Apache-2.0
package io.tagwire;

import java.util.List;

/**
 * A length field and the data field that follows it.
 *
 * @param lengthTag the length's tag, from 1
 * @param dataTag the data's tag, from 1
 */
public record DataPair(int lengthTag, int dataTag) {
    static Memory memory(List<DataPair> pairs) {
        Memory memory = new Memory(Math.max(1, pairs.size()) * Layout.DataPair.SIZE_OF);
        for (int i = 0; i < pairs.size(); i++) {
            memory.buffer.putInt(i * Layout.DataPair.SIZE_OF + Layout.DataPair.LENGTH_TAG, pairs.get(i).lengthTag);
            memory.buffer.putInt(i * Layout.DataPair.SIZE_OF + Layout.DataPair.DATA_TAG, pairs.get(i).dataTag);
        }
        return memory;
    }
}
