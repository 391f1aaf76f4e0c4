// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.Linq;
using Xunit;

namespace Tagwire.Tests;

public class DictionaryTests
{
    private static readonly FixDictionary Fix44 = FixDictionary.BuiltIn("FIX.4.4")!;

    [Fact]
    public void The_built_in_ones_are_there()
    {
        Assert.Equal(9, FixDictionary.AllBuiltIn.Count);
        Assert.Equal("FIX.4.0", FixDictionary.AllBuiltIn[0].Name);
        Assert.Null(FixDictionary.BuiltIn("FIX.9"));
        Assert.Equal("FIX.5.0SP2", FixDictionary.BuiltInApplVer("9"u8)!.Name);
        Assert.Null(FixDictionary.BuiltInApplVer("x"u8));
        Assert.Equal(("FIX.4.4", "FIX.4.4", "6"), (Fix44.Name, Fix44.BeginString, Fix44.ApplVerId));
        Assert.Equal((Fix44.FieldCount, Fix44.MessageCount, Fix44.ComponentCount), (Fix44.Fields.Count(), Fix44.Messages.Count(), Fix44.Components.Count()));
        Assert.True(Fix44.CodeCount > 1000 && Fix44.GroupCount > 50);
    }

    [Fact]
    public void Fields_codes_messages_and_members_are_looked_up()
    {
        FieldInfo side = Fix44.Field(54)!;
        Assert.Equal(("Side", 54, "char", Section.Body, false), (side.Name, side.Tag, side.TypeName, side.Section, side.IsOpen));
        Assert.Equal(54, Fix44.Field("Side")!.Tag);
        Assert.Null(Fix44.Field(999999));
        Assert.Null(Fix44.Field(""));
        Assert.Equal((95, 96), (Fix44.Field(96)!.Pair, Fix44.Field(95)!.Pair));
        Assert.Null(side.Pair);
        Assert.Equal("Buy", Fix44.Code(54, "1"u8)!.Name);
        Assert.Null(Fix44.Code(54, default));
        Assert.Equal(side.CodeCount, Fix44.Codes(54).Count());
        MessageInfo order = Fix44.Message("D"u8)!;
        Assert.Equal(("D", "NewOrderSingle", false), (order.MsgType, order.Name, order.IsAdmin));
        Assert.Equal("D", Fix44.MessageNamed("NewOrderSingle")!.MsgType);
        Assert.Null(Fix44.Message(default));
        Assert.True(Fix44.Message("0"u8)!.IsAdmin);
        Assert.True(order.Body.Member(11)!.IsRequired);
        Assert.Null(order.Body.Member(9999));
        EntryInfo parties = order.Body.Member(453)!;
        Assert.Equal((EntryKind.Group, 453), (parties.Kind, parties.Tag));
        Assert.Equal(448, parties.Level!.Members.First().Tag);
        EntryInfo component = order.Body.Entries.First(entry => entry.Kind == EntryKind.Component);
        Assert.Null(component.Tag);
        Assert.NotNull(Fix44.Component(component.Name)!.Level);
        Assert.Null(Fix44.Component("Nothing"));
        Assert.Equal(8, Fix44.Header.Entries.First().Tag);
        Assert.Contains(Fix44.Trailer.Members, entry => entry.Tag == 10);
        Assert.Contains(new DataPair(95, 96), Fix44.Pairs);
    }

    [Fact]
    public void One_is_loaded_from_text_and_prints_itself()
    {
        FixDictionary own = FixDictionary.Load("dictionary DESK\nextends FIX.4.4\nfield 5001 OurDesk String\n");
        Assert.Equal(("DESK", "OurDesk"), (own.Name, own.Field(5001)!.Name));
        Assert.Equal(own.ToText(), FixDictionary.Load(own.ToText()).ToText());
        FixDictionary further = FixDictionary.Load("dictionary MORE\nextends DESK\nfield 5002 Further String\n", own);
        Assert.Equal("OurDesk", further.Field(5001)!.Name);
        FixError error = Assert.Throws<TagwireException>(() => FixDictionary.Load("dictionary X\nfield x Y String\n")).Error;
        Assert.Equal(Status.DictSyntax, error.Status);
        Assert.StartsWith("line 2, column 7: ", error.Text, StringComparison.Ordinal);
        Assert.Throws<TagwireException>(() => FixDictionary.Load(""));
    }

    [Fact]
    public void A_loaded_dictionary_outlives_what_it_was_loaded_from()
    {
        FixDictionary own = FixDictionary.Load(Fix44.ToText());
        FieldInfo field = own.Field(54)!;
        own = null!;
        GC.Collect();
        Assert.Equal("Side", field.Name);
    }

    [Fact]
    public void Validation_tells_every_fault()
    {
        using var index = new MessageIndex();
        using var validator = new Validator(Fix44);
        Message message = index.ReadFields(Wire.Message("35=0|49=A|56=B|34=x|52=20260102-03:04:05|"));
        Verdict verdict = validator.Validate(message);
        Assert.False(verdict.IsValid);
        Assert.Equal((1, 1), (verdict.Count, verdict.Kept));
        Broken fault = verdict[0];
        Assert.Equal((Rule.Format, Policy.Reject, 6, 34, 5, null, 0), (fault.Rule, fault.Policy, fault.Reason, fault.Tag, fault.Field, fault.Group, fault.Entry));
        Assert.Equal("Incorrect data format for value", fault.Text);
        Assert.Equal((Status.Validate, 34, 6), (verdict.Error.Status, verdict.Error.Tag, verdict.Error.Reason));
        int thrown = 0;
        try { verdict.ThrowIfNotValid(); } catch (TagwireException) { thrown++; }
        Assert.Equal(1, thrown);
        Verdict good = validator.Validate(index.ReadFields(Wire.Message("35=0|49=A|56=B|34=1|52=20260102-03:04:05|")));
        Assert.True(good.IsValid);
        good.ThrowIfNotValid();
    }

    [Fact]
    public void Rules_can_be_switched_and_faults_limited()
    {
        using var index = new MessageIndex();
        byte[] wire = Wire.Message("35=0|49=A|56=B|34=x|52=never|9999=x|");
        var ignoring = new ValidatorOptions { Policies = new Dictionary<Rule, Policy> { [Rule.Format] = Policy.Ignore, [Rule.TagUser] = Policy.Reject } };
        using var strict = new Validator(Fix44, ignoring);
        Verdict verdict = strict.Validate(index.ReadFields(wire));
        Assert.Equal((1, Rule.TagUser), (verdict.Count, verdict[0].Rule));
        using var one = new Validator(Fix44, new ValidatorOptions { FaultsMax = 1 });
        Assert.Equal(1, one.Validate(index.ReadFields(wire)).Count);
        using var few = new Validator(Fix44, new ValidatorOptions { FaultsKept = 1 });
        Verdict kept = few.Validate(index.ReadFields(wire));
        Assert.True(kept.Count > 1 && kept.Kept == 1);
        Assert.Throws<ArgumentOutOfRangeException>(() => new Validator(Fix44, new ValidatorOptions { FaultsKept = -1 }));
        var wrong = new ValidatorOptions { Policies = new Dictionary<Rule, Policy> { [(Rule)99] = Policy.Ignore } };
        Assert.Throws<ArgumentOutOfRangeException>(() => new Validator(Fix44, wrong));
        var unknown = new ValidatorOptions { Policies = new Dictionary<Rule, Policy> { [Rule.Tag] = (Policy)9 } };
        Assert.Equal(Status.Argument, Assert.Throws<TagwireException>(() => new Validator(Fix44, unknown)).Status);
        Assert.Throws<ArgumentNullException>(() => new Validator(null!));
    }

    [Fact]
    public void Faults_in_groups_name_group_and_entry()
    {
        using var index = new MessageIndex();
        using var validator = new Validator(Fix44);
        Message message = index.ReadFields(Wire.Message("35=W|49=A|56=B|34=1|52=20260102-03:04:05|55=A|268=2|269=0|270=1|269=1|270=x|"));
        Broken fault = default;
        foreach (Broken each in validator.Validate(message))
        {
            fault = each;
        }
        Assert.Equal((268, 2, 270), (fault.Group, fault.Entry, fault.Tag));
    }
}
