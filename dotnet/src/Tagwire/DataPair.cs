// SPDX-License-Identifier: Apache-2.0
using System.Collections.Generic;

namespace Tagwire;

/// <summary>A length field and the data field that follows it directly. Both tags are 1 to 2147483647.</summary>
/// <param name="LengthTag">Of the length field.</param>
/// <param name="DataTag">Of the data field.</param>
public readonly record struct DataPair(int LengthTag, int DataTag)
{
    /// <summary>Those of FIX 4.0 to FIX Latest, ascending by length tag: what an index uses when it is given none.</summary>
    public static unsafe IReadOnlyList<DataPair> BuiltIn
    {
        get
        {
            TwDataPair* pairs;
            uint count = Native.tw_data_pairs(&pairs);
            var list = new DataPair[count];
            for (int i = 0; i < list.Length; i++)
            {
                list[i] = new DataPair((int)pairs[i].LengthTag, (int)pairs[i].DataTag);
            }
            return list;
        }
    }

    internal static TwDataPair[]? ToNative(IReadOnlyList<DataPair>? pairs)
    {
        if (pairs == null)
        {
            return null;
        }
        var list = new TwDataPair[pairs.Count + 1]; // never empty, so that it has an address
        for (int i = 0; i < pairs.Count; i++)
        {
            list[i] = new TwDataPair { LengthTag = (uint)pairs[i].LengthTag, DataTag = (uint)pairs[i].DataTag };
        }
        return list;
    }
}
