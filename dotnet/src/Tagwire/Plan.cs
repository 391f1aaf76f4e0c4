// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.Text;

namespace Tagwire;

/// <summary>
/// What an application wants of which messages: compiled once from text, then immutable and shared between threads. docs/plans.md has the grammar.
/// </summary>
/// <remarks>
/// <code>
/// Plan plan = Plan.Compile("8{11:text 44:dec5 60:time} W{55:text 268{269:char 270:dec5 271:int}}");
/// using Reader reader = plan.CreateReader();
/// foreach (Row row in reader.Read(received)) ...
/// </code>
/// Entries take slots in the order written; the number of an entry is what <see cref="Slots"/> is asked by.
/// </remarks>
public sealed unsafe class Plan
{
    private readonly Block _block;

    private Plan(Block block, TwPlan* image)
    {
        _block = block;
        Image = image;
        Shapes = new MessageShape[Native.tw_plan_messages(image)];
        for (uint which = 0; which < Shapes.Length; which++)
        {
            TwPlanMessage message;
            Native.tw_plan_message_at(image, which, &message);
            var entries = new TwPlanEntry[message.Entries];
            fixed (TwPlanEntry* first = entries)
            {
                uint count;
                Native.tw_plan_entries(image, which, first, message.Entries, &count);
            }
            Shapes[which] = MessageShape.Of(message, entries);
        }
        GC.KeepAlive(block);
    }

    /// <summary>Its messages: <see cref="Row.Message"/> counts them.</summary>
    public IReadOnlyList<MessageShape> Messages => Shapes;

    internal MessageShape[] Shapes { get; }

    /// <summary>Whoever uses it keeps the plan alive.</summary>
    internal TwPlan* Image { get; }

    /// <summary>
    /// Compiles it. <paramref name="dictionary"/>: for names, and for the groups that the plan leaves out, whose members are then never taken for
    /// fields of a level above; it is not needed afterwards.
    /// </summary>
    /// <exception cref="TagwireException">
    /// PlanSyntax, PlanName, PlanTwice, PlanType, PlanLimit; <see cref="FixError.Offset"/> is the byte of the fault in the text.
    /// </exception>
    public static Plan Compile(string text, FixDictionary? dictionary = null)
    {
        ArgumentNullException.ThrowIfNull(text);
        return Compile(Encoding.UTF8.GetBytes(text), dictionary);
    }

    /// <inheritdoc cref="Compile(string, FixDictionary)"/>
    public static Plan Compile(ReadOnlySpan<byte> text, FixDictionary? dictionary = null)
    {
        Block? block = null;
        TwPlan* image = null;
        TwError error;
        uint size = 0;
        fixed (byte* bytes = text)
        {
            byte empty;
            byte* start = bytes == null ? &empty : bytes;
            int status = Native.tw_plan_compile(start, (uint)text.Length, FixDictionary.ImageOf(dictionary), null, &size, &image, &error);
            if (status == Layout.TW_ROOM)
            {
                block = new Block(size);
                size = block.Size;
                status = Native.tw_plan_compile(start, (uint)text.Length, FixDictionary.ImageOf(dictionary), block.Address, &size, &image, &error);
            }
            GC.KeepAlive(dictionary);
            TagwireException.ThrowIf(status, error);
        }
        return new Plan(block!, image);
    }

    /// <summary>A reader with the defaults of <see cref="ReaderOptions"/>.</summary>
    public Reader CreateReader() => new(this, new ReaderOptions());

    /// <summary>A reader as the options say.</summary>
    /// <exception cref="TagwireException"><see cref="Status.Argument"/>: an option is out of its range.</exception>
    public Reader CreateReader(ReaderOptions options) => new(this, options);

    /// <summary>The plan as text, tags as numbers, bytes as Latin-1.</summary>
    public override string ToString()
    {
        uint length;
        Native.tw_plan_print(Image, null, 0, &length);
        var text = new byte[length + 1];
        fixed (byte* bytes = text)
        {
            Native.tw_plan_print(Image, bytes, length, &length);
        }
        GC.KeepAlive(_block);
        return Encoding.Latin1.GetString(text, 0, (int)length);
    }
}
