"""Forty messages of our own, of every version. They are to be looked at when the work is done, and were once before that: on
2026-11-30 their times one by one showed what to mend, which was done on other messages. A fresh set is due.

Each line is `BeginString|fields`; `|` stands for SOH, `~` for a SOH inside a data field. Header and trailer are completed by
`seal`. Lengths of data fields are written as `*` and filled in."""

import re

from contract.messages import Entry, Results, seal

HEAD = "|49=BANKA|56=VENUE1|34={n}|52=20260917-08:{m:02d}:11"
LINES = [
    ("FIX.4.0", "35=0"),
    ("FIX.4.0", "35=A|98=0|108=60"),
    ("FIX.4.0", "35=D|11=A1|21=1|55=IBM|54=1|38=500|40=2|44=101.5|59=0|109=DESK9|76=XNYS"),
    ("FIX.4.0", "35=8|37=O-881|17=E-881-2|20=0|39=1|55=IBM|54=1|38=500|32=100|31=101.5|14=100|6=101.5|76=XNYS|58=partial, more to come"),
    ("FIX.4.0", "35=B|148=Market halt in sector 12|33=2|58=Trading in all series stops.|58=Resumption will be announced."),
    ("FIX.4.1", "35=5|58=end of day"),
    ("FIX.4.1", "35=1|112=20260917-08:05:00"),
    ("FIX.4.1", "35=A|98=0|108=20|95=*|96=user=alice~pass=s3=cr~et|141=Y"),
    ("FIX.4.1", "35=C|164=mail-7|94=0|147=Settlement instructions|33=1|58=See attachment.|95=*|96=~10=000~8=FIX.4.1~9=5~35=0~10=123~"),
    ("FIX.4.1", "35=G|41=A1|11=A2|21=1|55=MSFT|54=2|60=20260917-08:09:10|38=750|40=2|44=44.125|59=3"),
    ("FIX.4.2", "35=F|41=ORD-0001|11=ORD-0001-C|55=AUD/NZD|54=1|60=20260917-08:10:30.998|38=1000000"),
    ("FIX.4.2", "35=9|37=NONE|11=ORD-77|41=ORD-76|39=8|434=1|102=1|58=Unknown order"),
    ("FIX.4.2", "35=V|262=md-5512|263=1|264=0|265=1|267=3|269=0|269=1|269=2|146=4|55=EUR/USD|55=USD/JPY|55=GBP/USD|55=NZD/CAD"),
    ("FIX.4.2", "35=X|262=md-5512|268=3|279=0|269=0|278=b1|55=EUR/USD|270=1.17234|271=2500000|279=1|269=1|278=s9|55=EUR/USD|270=1.17241"
     "|271=750000|279=2|269=2|278=t4"),
    ("FIX.4.2", "35=6|23=IOI-3|28=N|55=VOD.L|54=1|27=L|44=71.32|62=20260917-16:30:00|354=*|355=Gr~oß=e|199=2|104=A|104=Q"),
    ("FIX.4.2", "35=n|212=*|213=<order id='7'><qty>10</qty>~<note a=b/></order>"),
    ("FIX.4.2", "35=D|11=C5|21=2|55=ESZ6|54=5|60=20260917-08:12:00|38=3|40=4|44=5123.25|99=5123.00|59=6|432=20261016|20017=31|34001=fast|70123=Y"),
    ("FIX.4.3", "35=3|45=119|371=44|372=D|373=5|58=Value is incorrect (out of range) for this tag"),
    ("FIX.4.3", "35=2|7=18|16=0"),
    ("FIX.4.3", "35=D|11=43-1|453=2|448=TRADER7|447=D|452=11|448=BRKR|447=B|452=1|21=1|55=[N/A]|48=US0378331005|22=4|54=1"
     "|60=20260917-08:13:30.250|38=1200|40=2|44=189.9100|15=USD|59=1|126=20261231-21:00:00"),
    ("FIX.4.3", "35=S|131=QR-1|117=Q-90|537=1|55=DE000BASF111|48=DE000BASF111|22=4|132=48.215|133=48.235|134=1500|135=1500|62=20260917-08:14:59"),
    ("FIX.4.3", "35=J|70=AL-9|71=0|626=1|54=1|55=IBM|53=900|6=101.27|75=20260917|78=3|79=FUND-A|80=300|79=FUND-B|80=400|79=FUND-C|80=200|354=*|355=~~=~="),
    ("FIX.4.4", "35=4|123=Y|36=4711|43=Y|122=20260917-07:59:59.999"),
    ("FIX.4.4", "35=8|37=7f3a|198=2|526=x1|11=c-19|17=e-19|150=F|39=2|1=ACC-7|55=SIE.DE|48=DE0007236101|22=4|54=2|38=40|40=1|32=40|31=167.42|30=XETR"
     "|29=1|151=0|14=40|6=167.42|60=20260917-08:15:00.123|12=4.20|13=3|136=2|137=1.10|138=EUR|139=4|137=0.31|138=EUR|139=7|797=Y"),
    ("FIX.4.4", "35=AB|11=ML-2|453=1|448=P1|447=D|452=3|55=SPREAD|54=1|555=2|600=CLX6|608=FXXXXS|610=202611|623=1|539=1|524=N1|525=D|538=1|804=2|545=S1|805=1"
     "|545=S2|805=2|564=O|600=CLZ6|608=FXXXXS|610=202612|623=1|564=C|60=20260917-08:16:00|38=5|40=2|44=-0.35|59=0"),
    ("FIX.4.4", "35=AE|571=TR-1|487=0|570=N|55=AAPL|32=100|31=227.52|75=20260917|60=20260917-08:17:00|552=2|54=1|37=O1|453=2|448=F1|447=D|452=1|802=1"
     "|523=S7|803=4|448=F2|447=D|452=12|1=A1|54=2|37=O2|453=1|448=F3|447=D|452=17|1=A2"),
    ("FIX.4.4", "35=R|131=RQ-1|146=2|55=EUR/USD|711=1|311=EUR|38=10000000|64=20260919|55=USD/CHF|38=5000000|64=20260919|60=20260917-08:18:01.000"),
    ("FIX.4.4", "35=y|320=SL-1|322=SL-1-A|560=0|146=3|55=AAA|107=Alpha plc|350=*|351=Al~pha|15=GBP|55=BBB|107=Beta AG|15=EUR|55=CCC|107=C=D|15=SEK|893=Y"),
    ("FIX.4.4", "35=AP|710=PR-1|721=PM-1|728=0|715=20260916|730=101.25|731=1|734=100.75|453=1|448=ACME|447=D|452=4|1=HOUSE|581=3|55=TYZ6|702=2"
     "|703=SOD|704=10|705=0|703=FIN|704=14|705=2|753=1|707=FMTM|708=-1250.50|10001=eod|10002=7"),
    ("FIX.4.4", "35=BE|923=UR-1|924=1|553=alice|554=p@ss=word|95=*|96=0123456789~8=FIX.4.4~9=61~35=A~34=1~|58=user request"),
    ("FIXT.1.1", "35=A|1128=9|98=0|108=30|1137=9|553=bob|554=hunter2|1400=0|384=2|372=D|385=R|372=8|385=S"),
    ("FIXT.1.1", "35=D|1128=7|11=50-1|453=3|448=AA|447=D|452=1|448=BB|447=D|452=3|802=2|523=x|803=10|523=y|803=22|448=CC|447=P|452=24|55=DBK|48=DE0005140008"
     "|22=4|54=1|60=20260917-08:20:00.000001|38=100000000|40=2|44=15.482|59=4|528=A|529=1 5|1028=Y"),
    ("FIXT.1.1", "35=8|1128=8|37=51-9|17=51-9-1|150=0|39=0|55=NOVN|54=1|151=75.5|14=0|60=20260917-08:21:00.123456789|5001=a|5002=b|5003=c|9999=z"),
    ("FIXT.1.1", "35=d|1128=9|320=q|322=r|323=4|1151=FUT|55=FGBL|454=3|455=1A|456=A|455=2B|456=4|455=3C|456=5|864=2|865=5|866=20261208|1145=20261208-11:30:00"
     "|865=7|866=20261001|1141=2|1022=LVL1|264=10|1022=LVL5|264=5|1234=1|1093=2|231=1000.00|969=0.01|1146=10.00|711=1|311=DE10Y"),
    ("FIXT.1.1", "35=CA|1128=9|1677=UP-5|1505=3|1671=1|1691=PTY|1692=D|1693=13|1675=*|1676=abc|58=length and data beyond the old pairs"),
    ("FIXT.1.1", "35=j|1128=9|45=55|372=CA|380=3|58=Unsupported message type|354=*|355=nicht unterst~tzt=|60001=1|123456=2|2147483647=3"),
    ("FIXT.1.1", "35=BZ|1128=9|11=mass-1|1369=ma-1|1373=3|1374=7|1375=1|533=12|534=1|41=zz-1|535=99|1300=EQTY|1301=XSWX|60=20260917-08:25:00.5"),
    ("FIXT.1.1", "35=U1|1128=9|95=*|96=~=~=~=~|212=*|213=~~~~~~~~|354=*|355=|58=three data fields, the last without content"),
    ("FIXT.1.1", "LADDER"),
    ("FIXT.1.1", "WIDE"),
]
WIDE_FIELDS = 200


def ladder() -> str:
    """A book with a nested group of parties in each entry."""
    entries = "".join(f"|279=0|269={at % 2}|278=id{at}|270={100 + at / 8}|271={at * 250 + 50}|453=2|448=MM{at}|447=D|452=66|448=CL{at}|447=D|452=4|1023={at // 2 + 1}"
                      for at in range(16))
    return "35=X|1128=9|262=ladder|268=16" + entries


def wide() -> str:
    """Two hundred fields in all, nine of them header and trailer; tags of two to six digits, in no order."""
    fixed = "35=U2|1128=9"
    tags = [(at * 7919) % 90000 + 10000 if at % 3 else 5001 + at * 17 for at in range(WIDE_FIELDS - 9)]
    return fixed + "".join(f"|{tag}={(tag * tag) % 99991}" for tag in tags)


def body(number: int, fields: str) -> bytes:
    fields = {"LADDER": ladder, "WIDE": wide}.get(fields, lambda: fields)()
    message, _, rest = fields.partition("|")
    text = message + HEAD.format(n=number + 1, m=number) + ("|" + rest if rest else "")
    raw = text.encode("latin-1").replace(b"|", b"\x01")
    raw = re.sub(rb"=\*\x01(\d+)=([^\x01]*)", lambda match: b"=%d\x01%s=%s" % (len(match[2]), match[1], match[2]), raw)
    return raw.replace(b"~", b"\x01") + b"\x01"


def count_fields(number: int, fields: str) -> int:
    """From the line itself: 8, 9 and 10, four of the header, and the fields written there."""
    fields = {"LADDER": ladder, "WIDE": wide}.get(fields, lambda: fields)()
    return 3 + 4 + len(fields.split("|"))


def unseen() -> list:
    return [Entry(fields.partition("|")[0][3:] if "=" in fields else {"LADDER": "X", "WIDE": "U2"}[fields],
                  seal(begin.encode(), body(number, fields)), count_fields(number, fields), Results(0, 0, 0, 0))
            for number, (begin, fields) in enumerate(LINES)]
