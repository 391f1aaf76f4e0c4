// SPDX-License-Identifier: Apache-2.0
using System;
using System.Buffers.Binary;
using System.IO;
using System.Text.Json;
using Tagwire.Conformance;

// The C# testee: requests of conformance/PROTOCOL.md to calls of Tagwire, and what those answered to lines. It only translates.
const int MessageMax = 64 << 20;

using Stream input = Console.OpenStandardInput();
using Stream output = Console.OpenStandardOutput();
var head = new byte[4];
while (input.ReadAtLeast(head.AsSpan(0, 1), 1, throwOnEndOfStream: false) == 1)
{
    input.ReadExactly(head.AsSpan(1));
    uint length = BinaryPrimitives.ReadUInt32LittleEndian(head);
    if (length > MessageMax)
    {
        throw new InvalidDataException("a message above 64 MiB");
    }
    var request = new byte[length];
    input.ReadExactly(request);
    using JsonDocument document = JsonDocument.Parse(request);
    byte[] answer = Answering.Answer(document.RootElement);
    BinaryPrimitives.WriteInt32LittleEndian(head, answer.Length);
    output.Write(head);
    output.Write(answer);
    output.Flush();
}
