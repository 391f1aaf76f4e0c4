// SPDX-License-Identifier: Apache-2.0
using System;

namespace Tagwire;

/// <summary>A field as offsets into an <see cref="OwnedMessage"/>: an ordinary struct, for collections and for code with awaits.</summary>
/// <param name="Tag">Its tag.</param>
/// <param name="Offset">Where its value starts in <see cref="OwnedMessage.Bytes"/>.</param>
/// <param name="Length">Bytes of its value.</param>
public readonly record struct FieldPlace(int Tag, int Offset, int Length);

/// <summary>A message with bytes and table of its own: immutable, for any thread, for as long as it is referred to.</summary>
public sealed class OwnedMessage
{
    private readonly byte[] _bytes;
    private readonly FieldPlace[] _fields;

    internal OwnedMessage(Message message)
    {
        _bytes = message.Bytes.ToArray();
        _fields = new FieldPlace[message.Count];
        for (int i = 0; i < _fields.Length; i++)
        {
            Field field = message[i];
            _fields[i] = new FieldPlace(field.Tag, field.Offset, field.End - field.Offset);
        }
        Status = message.Status;
        Error = message.Error;
    }

    /// <summary>Ok, or what was wrong with the message.</summary>
    public Status Status { get; }

    /// <summary>What was wrong, in detail.</summary>
    public FixError Error { get; }

    /// <summary>All of its bytes.</summary>
    public ReadOnlyMemory<byte> Bytes => _bytes;

    /// <summary>All fields, in order.</summary>
    public ReadOnlyMemory<FieldPlace> Fields => _fields;

    /// <summary>The first field with this tag, or false.</summary>
    public bool TryGet(int tag, out Field field)
    {
        for (int i = 0; i < _fields.Length; i++)
        {
            if (_fields[i].Tag == tag)
            {
                field = Get(i);
                return true;
            }
        }
        field = default;
        return false;
    }

    /// <summary>The first field with this tag.</summary>
    /// <exception cref="TagwireException"><see cref="Status.IndexField"/>: there is none; the error names the tag.</exception>
    public Field Require(int tag)
    {
        if (!TryGet(tag, out Field field))
        {
            TagwireException.Throw(Layout.TW_E_INDEX_FIELD, (uint)tag);
        }
        return field;
    }

    /// <summary>The field with this number, counted from 0.</summary>
    public Field Get(int number)
    {
        FieldPlace place = _fields[number];
        return new Field(_bytes, (uint)place.Tag, (uint)place.Offset, (uint)(place.Offset + place.Length), number);
    }

    /// <summary>The fields for people.</summary>
    public override string ToString() => Shown.Of(_bytes);
}
