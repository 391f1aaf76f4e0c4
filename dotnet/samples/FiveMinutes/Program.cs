// SPDX-License-Identifier: Apache-2.0
// The program of docs/dotnet.md, part by part; a test compares page, program and output.
using System;
using System.Text;
using System.Threading.Tasks;
using Tagwire;
using Tagwire.Rows;
using static Tagwire.Rows.ExecutionReportPlan;

Build();
Read();
ByPlan();
ByTemplate();
Validate();
await Keep();

static void Build()
{
    // part: build
    var header = new MessageHeader("FIX.4.4", "D").Add(49, "CLIENT").Add(56, "SERVER"); // once per session and MsgType
    var memory = new byte[1024];                                                       // yours; kept

    var order = new MessageBuilder(header, memory);
    order.Int(34, 7).Text(11, "ORD1"u8).Text(55, "AUD/NZD"u8).Char(54, (byte)'1').Scaled(44, 108245, scale: 5);
    ReadOnlySpan<byte> wire = order.Finish();
    Console.WriteLine(Encoding.ASCII.GetString(wire).Replace('\u0001', '|'));
    // end
}

static void Read()
{
    byte[] bytes = Wire("8=FIX.4.4|9=44|35=D|34=8|55=AUD/NZD|44=1.08245|453=1|448=A|10=150|8=FIX.4.4|9=5|35=0|10=000|8=FI");
    // part: read
    using var index = new MessageIndex();
    ReadOnlySpan<byte> received = bytes; // any number of messages, cut anywhere
    while (index.TryRead(ref received, out Message message))
    {
        if (!message.IsOk)
        {
            Console.WriteLine($"passed over {message.Bytes.Length} bytes: {message.Error}");
            continue;
        }
        long price = message.Require(44).GetScaled(5);                 // exact: nothing is ever rounded
        decimal same = message.Require(44).GetDecimal().ToDecimal();
        Console.WriteLine($"{message.Require(55).GetString()} at {price} / 10^5 = {same}, account given: {message.TryGet(1, out _)}");
        foreach (Level party in message.Group(453))
        {
            Console.WriteLine($"party {party.Require(448).GetString()}");
        }
    }
    Console.WriteLine($"{received.Length} bytes begin the next message, which takes {index.Need} or more");
    // end
}

static void ByPlan()
{
    byte[] received = Wire("8=FIX.4.4|9=56|35=8|11=ORD1|39=2|54=1|44=1.08245|453=1|448=DESK|452=11|10=158|8=FIX.4.4|9=23|35=8|11=ORD2|39=8|44=x|10=146|");
    // part: plan
    Plan plan = Compile();                      // ExecutionReportPlan.Compile: made of a text by `tagwire gen --lang csharp`
    using Reader reader = plan.CreateReader();  // one per thread, kept
    foreach (Row row in reader.Read(received))  // one call for all that was received
    {
        if (!row.IsOk)
        {
            Console.WriteLine($"bad: {row.Error}");
        }
        else if (ExecutionReport.TryView(row, out ExecutionReport report))
        {
            Console.WriteLine($"{Encoding.ASCII.GetString(report.ClOrdId)} {report.OrdStatus} {report.Side} at {report.Price}, {report.LastQty?.ToString() ?? "no quantity"}");
            foreach (var party in report.NoPartyIds)
            {
                Console.WriteLine($"  {Encoding.ASCII.GetString(party.PartyId)} is {party.PartyRole}");
            }
        }
    }
    // end
}

static void ByTemplate()
{
    // part: template
    Template template = Template.Compile("D{8=FIX.4.4 49=CLIENT 56=SERVER MsgSeqNum:int! ClOrdID:text! Side:char! Price:dec5 TransactTime:time3}",
        FixDictionary.BuiltIn("FIX.4.4"));
    var draft = new Draft(template); // one per thread, kept
    draft.Begin(0).Int(0, 8).Text(1, "ORD2"u8).Char(2, (byte)'2').Decimal(3, (FixDecimal)1.5m).Time(4, UtcTimestamp.Parse("20260102-03:04:05"));
    Console.WriteLine(Encoding.ASCII.GetString(draft.Write(new byte[512])).Replace('\u0001', '|'));
    // end
}

static void Validate()
{
    byte[] wire = Wire("8=FIX.4.4|9=41|35=0|49=A|56=B|34=x|52=20260102-03:04:05|10=198|");
    // part: validate
    FixDictionary fix44 = FixDictionary.BuiltIn("FIX.4.4")!;
    using var index = new MessageIndex();
    using var validator = new Validator(fix44);
    foreach (Broken fault in validator.Validate(index.ReadFields(wire)))
    {
        Console.WriteLine($"{fault.Rule}: {fault.Text}, 373={fault.Reason}, tag {fault.Tag} ({fix44.Field(fault.Tag)?.Name})");
    }
    // end
}

static async Task Keep()
{
    byte[] received = Wire("8=FIX.4.4|9=56|35=8|11=ORD1|39=2|54=1|44=1.08245|453=1|448=DESK|452=11|10=158|");
    // part: keep
    using Reader reader = Compile().CreateReader();
    OwnedRow kept = reader.Read(received)[0].ToOwned(); // a view cannot cross an await, the compiler sees to that; a copy can
    await Task.Delay(1);
    Console.WriteLine(new ExecutionReport(kept.Slots).Price);
    // end
}

static byte[] Wire(string text) => Encoding.Latin1.GetBytes(text.Replace('|', '\u0001'));
