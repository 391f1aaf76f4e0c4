// SPDX-License-Identifier: Apache-2.0
// A program that only has the package Tagwire: package.sh builds it outside the repository in every way that a program can be published.
using System;
using System.Text;
using Tagwire;

var header = new MessageHeader("FIX.4.4", "D").Add(49, "CLIENT").Add(56, "SERVER");
var builder = new MessageBuilder(header, new byte[512]);
builder.Int(34, 7).Text(11, "ORD1"u8).Text(55, "AUD/NZD"u8).Scaled(44, 108245, 5);
ReadOnlySpan<byte> wire = builder.Finish();
Console.WriteLine(Encoding.ASCII.GetString(wire).Replace('\u0001', '|'));

Plan plan = Plan.Compile("D{Symbol:text! Price:dec5}", FixDictionary.BuiltIn("FIX.4.4"));
using Reader reader = plan.CreateReader();
foreach (Row row in reader.Read(wire))
{
    Console.WriteLine($"{row.Slots.GetString(0)} at {row.Slots.GetDecimal(1)}");
}
Console.WriteLine(TagwireLibrary.Version);
