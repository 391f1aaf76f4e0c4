// SPDX-License-Identifier: Apache-2.0
// Reads FIX messages from a file (raw, SOH between fields) or standard input through a PipeReader, as from a socket, and prints how many of each type
// there are. Messages in one segment are not copied; nothing is allocated per message.
using System;
using System.Buffers;
using System.Collections.Generic;
using System.IO;
using System.IO.Pipelines;
using Tagwire;

using Stream stream = args.Length > 0 ? File.OpenRead(args[0]) : Console.OpenStandardInput();
System.IO.Pipelines.PipeReader pipe = PipeReader.Create(stream);
using var index = new MessageIndex();
var counts = new SortedDictionary<string, int>(StringComparer.Ordinal);
long passedOver = 0;
while (true)
{
    ReadResult result = await pipe.ReadAsync();
    ReadOnlySequence<byte> rest = Take(result.Buffer);
    pipe.AdvanceTo(rest.Start, rest.End);
    if (result.IsCompleted)
    {
        break;
    }
}
foreach ((string type, int count) in counts)
{
    Console.WriteLine($"{count,8}  {FixDictionary.BuiltIn("FIX.4.4")!.Message(System.Text.Encoding.Latin1.GetBytes(type))?.Name ?? type}");
}
Console.WriteLine($"{passedOver,8}  bytes that are no message");

// Views live between two awaits.
ReadOnlySequence<byte> Take(ReadOnlySequence<byte> received)
{
    while (index.TryRead(ref received, out Message message))
    {
        if (message.IsOk)
        {
            string type = System.Text.Encoding.Latin1.GetString(message.MsgType);
            counts[type] = counts.GetValueOrDefault(type) + 1;
        }
        else
        {
            passedOver += message.Bytes.Length;
        }
    }
    return received;
}
