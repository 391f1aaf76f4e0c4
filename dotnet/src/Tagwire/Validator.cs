// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;

namespace Tagwire;

/// <summary>What a message can break, each with the SessionRejectReason it leads to.</summary>
public enum Rule
{
    /// <summary>11: MsgType is in no dictionary.</summary>
    MsgType = (int)Layout.TW_RULE_MSGTYPE,

    /// <summary>0: a tag that the dictionary does not have.</summary>
    Tag = (int)Layout.TW_RULE_TAG,

    /// <summary>0: the same for user-defined tags, 5000 to 9999 and from 10000 on; accepted by default.</summary>
    TagUser = (int)Layout.TW_RULE_TAG_USER,

    /// <summary>2: a tag of the dictionary that is not of this message.</summary>
    TagMessage = (int)Layout.TW_RULE_TAG_MESSAGE,

    /// <summary>1: a required field is missing.</summary>
    Required = (int)Layout.TW_RULE_REQUIRED,

    /// <summary>4: a field without a value.</summary>
    Empty = (int)Layout.TW_RULE_EMPTY,

    /// <summary>5: a value that is none of the field's codes.</summary>
    Code = (int)Layout.TW_RULE_CODE,

    /// <summary>6: a value that is not of the field's type.</summary>
    Format = (int)Layout.TW_RULE_FORMAT,

    /// <summary>14: a field outside its section.</summary>
    Order = (int)Layout.TW_RULE_ORDER,

    /// <summary>13: a tag twice in one level or entry.</summary>
    Twice = (int)Layout.TW_RULE_TWICE,

    /// <summary>16: NumInGroup differs from the entries that follow.</summary>
    GroupCount = (int)Layout.TW_RULE_GROUP_COUNT,

    /// <summary>15: the first field of an entry is not the group's first.</summary>
    GroupStart = (int)Layout.TW_RULE_GROUP_START,

    /// <summary>15: members of an entry not in the dictionary's order; accepted by default.</summary>
    GroupOrder = (int)Layout.TW_RULE_GROUP_ORDER,

    /// <summary>0 or 2: a tag inside an entry that is neither the group's nor that of a level around it.</summary>
    GroupTag = (int)Layout.TW_RULE_GROUP_TAG,

    /// <summary>1: a data field without its length field before it.</summary>
    DataLength = (int)Layout.TW_RULE_DATA_LENGTH,
}

/// <summary>What a broken rule leads to.</summary>
public enum Policy
{
    /// <summary>Reject; accept for <see cref="Rule.TagUser"/> and <see cref="Rule.GroupOrder"/>.</summary>
    Default = Layout.TW_POLICY_DEFAULT,

    /// <summary>A fault.</summary>
    Reject = Layout.TW_POLICY_REJECT,

    /// <summary>Reported, but no fault.</summary>
    Accept = Layout.TW_POLICY_ACCEPT,

    /// <summary>A fault, after which a session disconnects instead of rejecting.</summary>
    Disconnect = Layout.TW_POLICY_DISCONNECT,

    /// <summary>Not looked at.</summary>
    Ignore = Layout.TW_POLICY_IGNORE,
}

/// <summary>How to make a <see cref="Validator"/>.</summary>
public sealed record ValidatorOptions
{
    /// <summary>
    /// The dictionary of header, trailer and administrative messages; null: the messages' own, or FIXT.1.1 where that has none.
    /// </summary>
    public FixDictionary? Transport { get; init; }

    /// <summary>Faults after which a message is not looked at further; 0: all.</summary>
    public int FaultsMax { get; init; }

    /// <summary>Faults of one message that are kept for looking at. The others are counted.</summary>
    public int FaultsKept { get; init; } = 256;

    /// <summary>What rules lead to that are not to have their default.</summary>
    public IReadOnlyDictionary<Rule, Policy>? Policies { get; init; }
}

/// <summary>
/// Validates messages by a dictionary: every fault with its SessionRejectReason. It belongs to one thread at a time (calls one after the other may come
/// from any) and refuses a call that finds another under way. Nothing is allocated per message.
/// </summary>
public sealed unsafe class Validator : IDisposable
{
    private const int PoliciesMax = 32;
    private ValidatorState? _state;

    /// <summary>By the rules' default policies.</summary>
    public Validator(FixDictionary dictionary)
        : this(dictionary, new ValidatorOptions())
    {
    }

    /// <summary>As the options say.</summary>
    /// <exception cref="TagwireException"><see cref="Status.Argument"/>: an option is out of its range.</exception>
    public Validator(FixDictionary dictionary, ValidatorOptions options)
    {
        ArgumentNullException.ThrowIfNull(dictionary);
        ArgumentNullException.ThrowIfNull(options);
        _state = new ValidatorState(dictionary, options);
    }

    /// <summary>Validates a message; the verdict ends with the next one.</summary>
    /// <exception cref="ObjectDisposedException">The validator was disposed.</exception>
    /// <exception cref="InvalidOperationException">Another thread is using the validator or the index; or the message is gone.</exception>
    public Verdict Validate(Message message)
    {
        ValidatorState state = _state ?? throw new ObjectDisposedException(nameof(Validator));
        return state.Validate(message);
    }

    /// <summary>Ends its use: later calls throw <see cref="ObjectDisposedException"/>. A call under way is not affected.</summary>
    public void Dispose() => _state = null;

    /// <summary>The memory of a validator.</summary>
    private sealed class ValidatorState
    {
        private readonly Block _block;
        private readonly TwValidator* _validator;
        private readonly FixDictionary _dictionary;
        private readonly FixDictionary? _transport;
        private readonly TwFault[] _faults;
        private readonly ErrorPlace _place = new();
        private Confined _confined;

        internal ValidatorState(FixDictionary dictionary, ValidatorOptions options)
        {
            ArgumentOutOfRangeException.ThrowIfNegative(options.FaultsKept);
            _dictionary = dictionary;
            _transport = options.Transport;
            _faults = GC.AllocateArray<TwFault>(options.FaultsKept, pinned: true);
            var native = new TwValidatorOptions
            {
                Size = (uint)sizeof(TwValidatorOptions),
                FaultsMax = (uint)options.FaultsMax,
                Dict = dictionary.Image,
                Transport = FixDictionary.ImageOf(options.Transport),
            };
            foreach ((Rule rule, Policy policy) in options.Policies ?? new Dictionary<Rule, Policy>())
            {
                ArgumentOutOfRangeException.ThrowIfGreaterThanOrEqual((uint)rule, (uint)PoliciesMax, nameof(options));
                native.Policy[(int)rule] = (byte)policy;
            }
            uint size;
            int status = Native.tw_validator_size(&native, &size);
            if (status != Layout.TW_OK)
            {
                TagwireException.Throw(status);
            }
            _block = new Block(size);
            TwValidator* validator;
            TwError error;
            status = Native.tw_validator_init(_block.Address, _block.Size, &native, &validator, &error);
            TagwireException.ThrowIf(status, error);
            _validator = validator;
        }

        internal Verdict Validate(Message message)
        {
            FieldTable table = message.Fields.Table;
            uint generation = table.Generation, count = 0;
            int status;
            Confined.Owner reader = table.Confined.Enter();
            Confined.Owner owner;
            try
            {
                owner = _confined.Enter();
            }
            catch
            {
                reader.Exit();
                throw;
            }
            bool gone = table.Generation != generation;
            _place.Generation++;
            fixed (byte* input = message.Bytes)
            fixed (TwError* error = &_place.Error)
            {
                var faults = (TwFault*)Unsafe.AsPointer(ref MemoryMarshal.GetArrayDataReference(_faults));
                status = gone ? Layout.TW_OK : Native.tw_validate(_validator, table.Index, input, faults, (uint)_faults.Length, &count, error);
            }
            owner.Exit();
            reader.Exit();
            GC.KeepAlive(this);
            GC.KeepAlive(table);
            if (gone)
            {
                Level.Gone();
            }
            return new Verdict(status, (int)count, _faults.AsSpan(0, Math.Min((int)count, _faults.Length)), _place);
        }
    }
}

/// <summary>What validation found: faults, to be enumerated. It ends with the validator's next message.</summary>
public readonly ref struct Verdict
{
    private readonly int _status;
    private readonly ReadOnlySpan<TwFault> _faults;
    private readonly ErrorPlace _place;
    private readonly uint _generation;

    internal Verdict(int status, int count, ReadOnlySpan<TwFault> faults, ErrorPlace place)
    {
        _status = status;
        _faults = faults;
        _place = place;
        _generation = place.Generation;
        Count = count;
    }

    /// <summary>Whether there is no fault but accepted ones.</summary>
    public bool IsValid => _status == Layout.TW_OK;

    /// <summary>How many faults there are, accepted ones included, kept or not.</summary>
    public int Count { get; }

    /// <summary>How many of them were kept.</summary>
    public int Kept => _faults.Length;

    /// <summary>The first fault that is not accepted, as an error.</summary>
    /// <exception cref="InvalidOperationException">The validator has validated another message since.</exception>
    public FixError Error => IsValid ? default : _place.Of(_generation);

    /// <summary>
    /// A fault that was kept, in the order of the message; missing fields and wrong counts where their entry or group ends.
    /// </summary>
    /// <exception cref="InvalidOperationException">The validator has validated another message since.</exception>
    public Broken this[int number]
    {
        get
        {
            if (_place.Generation != _generation)
            {
                throw new InvalidOperationException("The verdict is gone: its validator has validated another message since.");
            }
            return new Broken(_faults[number]);
        }
    }

    /// <summary>Throws the first fault that is not accepted, if there is one.</summary>
    /// <exception cref="TagwireException">The message is not valid.</exception>
    public void ThrowIfNotValid()
    {
        if (!IsValid)
        {
            throw new TagwireException(Error);
        }
    }

    /// <summary>For foreach: the faults that were kept.</summary>
    public Enumerator GetEnumerator() => new(this);

    /// <summary>The faults of a verdict.</summary>
    public ref struct Enumerator
    {
        private readonly Verdict _verdict;
        private int _number;

        internal Enumerator(Verdict verdict)
        {
            _verdict = verdict;
            _number = -1;
        }

        /// <summary>The fault that <see cref="MoveNext"/> moved to.</summary>
        public readonly Broken Current => _verdict[_number];

        /// <summary>Moves to the next fault, if there is one.</summary>
        public bool MoveNext() => ++_number < _verdict.Kept;
    }
}

/// <summary>A rule that a message broke.</summary>
public readonly struct Broken
{
    private readonly TwFault _fault;

    internal Broken(in TwFault fault)
    {
        _fault = fault;
    }

    /// <summary>Which one.</summary>
    public Rule Rule => (Rule)_fault.Rule;

    /// <summary>What it leads to.</summary>
    public Policy Policy => (Policy)_fault.Policy;

    /// <summary>SessionRejectReason (373).</summary>
    public int Reason => _fault.Reason;

    /// <summary>The standard text of that reason.</summary>
    public unsafe string Text => TagwireLibrary.Text(Native.tw_reason_text(_fault.Reason));

    /// <summary>RefTagID (371): the tag at fault.</summary>
    public int Tag => (int)_fault.Tag;

    /// <summary>Where the field's tag stands in the message; of a missing field: where the group's entry, or the message, ends.</summary>
    public int Offset => (int)_fault.Offset;

    /// <summary>The number of the field in the message; null where it is missing.</summary>
    public int? Field => _fault.Field == Layout.TW_NONE ? null : (int)_fault.Field;

    /// <summary>The tag of the innermost group's NumInGroup field; null outside groups.</summary>
    public int? Group => _fault.Group == 0 ? null : (int)_fault.Group;

    /// <summary>The entry in that group, from 1; 0 outside groups.</summary>
    public int Entry => (int)_fault.Entry;

    /// <summary>The text, the tag and the byte.</summary>
    public override string ToString() => $"{Text} (tag {Tag}, byte {Offset})";
}
