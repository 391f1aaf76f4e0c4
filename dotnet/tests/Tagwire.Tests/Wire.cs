// SPDX-License-Identifier: Apache-2.0
using System;
using System.Globalization;
using System.Text;

namespace Tagwire.Tests;

/// <summary>Messages for tests, made without the library.</summary>
internal static class Wire
{
    internal const string Order = "35=D|34=8|55=AUD/NZD|38=7|44=1.08245|";
    internal const string Book = "35=W|34=9|55=EUR/USD|268=2|269=0|270=1.08|271=100|269=1|270=1.09|271=200|";

    /// <summary>Bytes of a text in which | stands for SOH.</summary>
    internal static byte[] Bytes(string text) => Encoding.Latin1.GetBytes(text.Replace('|', '\u0001'));

    internal static string Text(ReadOnlySpan<byte> bytes) => Encoding.Latin1.GetString(bytes).Replace('\u0001', '|');

    /// <summary>A whole message around a body.</summary>
    internal static byte[] Message(string body, string begin = "FIX.4.4")
    {
        string head = $"8={begin}|9={body.Length}|";
        int sum = 0;
        foreach (byte each in Bytes(head + body))
        {
            sum += each;
        }
        return Bytes(head + body + "10=" + (sum % 256).ToString("000", CultureInfo.InvariantCulture) + "|");
    }

    internal static byte[] Join(params byte[][] parts)
    {
        int length = 0;
        foreach (byte[] part in parts)
        {
            length += part.Length;
        }
        var all = new byte[length];
        int at = 0;
        foreach (byte[] part in parts)
        {
            part.CopyTo(all, at);
            at += part.Length;
        }
        return all;
    }
}
