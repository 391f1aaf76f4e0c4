"""The page's style sheet. Colours are Okabe and Ito's, lightened for dark pages; series differ by dash as well."""

CSS = """
:root{color-scheme:light dark;--bg:#fff;--fg:#1b1f24;--soft:#57606a;--line:#d0d7de;--panel:#f6f8fa;--mark:#fff8c5;--ours:#e6f4ec;--link:#0550ae;
--s0:#00684a;--s1:#b34700;--s2:#0059a6;--s3:#9c2f77;--s4:#7a5c00;--s5:#3d7f9e;--s6:#5a4fcf;--s7:#6b6b6b;--bad:#a40e26}
@media(prefers-color-scheme:dark){:root{--bg:#0f1318;--fg:#e6e9ed;--soft:#9aa4af;--line:#303842;--panel:#171c22;--mark:#3a3207;--ours:#10301f;--link:#7db8ff;
--s0:#3ddc97;--s1:#ff9d4d;--s2:#6cb6ff;--s3:#f08cc8;--s4:#e3c341;--s5:#8fd3e8;--s6:#a89cff;--s7:#a8a8a8;--bad:#ff8fa0}}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--fg);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Liberation Sans",sans-serif}
.wrap{max-width:1180px;margin:0 auto;padding:0 16px}
h1{font-size:1.7rem;margin:28px 0 4px}h2{font-size:1.3rem;margin:40px 0 10px}h3{font-size:1.08rem;margin:28px 0 8px}
p{margin:8px 0;max-width:75ch}a{color:var(--link)}.soft{color:var(--soft)}small,.small{font-size:.84rem}
.quick{background:var(--mark);border:1px solid var(--line);padding:8px 12px;border-radius:6px}
.scroll{overflow-x:auto;border:1px solid var(--line);border-radius:6px}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums;font-size:.9rem}
th,td{padding:6px 9px;border-top:1px solid var(--line);text-align:right;white-space:nowrap;vertical-align:top}
thead th{border-top:0;background:var(--panel);font-weight:600;vertical-align:bottom}
th:first-child,td:first-child{text-align:left;position:sticky;left:0;background:var(--bg)}
thead th:first-child{background:var(--panel)}
tbody th{font-weight:600}tr.ours th,tr.ours td{background:var(--ours)}tr.floor th,tr.floor td{color:var(--soft);font-style:italic;font-weight:400}
tr.other th{font-weight:400}td.why,td.text{text-align:left;white-space:normal;min-width:14em}td.why{color:var(--soft)}td.why div{max-width:min(80ch,55vw)}.bad{color:var(--bad)}
th small{display:block;font-weight:400;color:var(--soft)}.gap{color:var(--soft)}
td.gap{font-size:.84rem}.tag{font-size:.75rem;font-weight:400;border:1px solid var(--line);border-radius:9px;padding:1px 8px;margin-left:6px;color:var(--soft);white-space:nowrap}
.pick{position:absolute;opacity:0;width:1px;height:1px}
.choose{position:sticky;top:0;background:var(--bg);border-bottom:1px solid var(--line);padding:8px 0;z-index:2}
.choose div{display:flex;flex-wrap:wrap;gap:6px;align-items:center;margin:4px 0}.choose span{width:5.6em;color:var(--soft);font-size:.84rem}
.choose label{border:1px solid var(--line);border-radius:6px;padding:3px 10px;cursor:pointer;font-size:.9rem;background:var(--panel)}
.cell{display:none}.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,420px),1fr));gap:16px;margin:12px 0 0}
figure{margin:0;border:1px solid var(--line);border-radius:6px;padding:8px}figcaption{font-size:.84rem;color:var(--soft);padding:0 4px 6px}
svg{display:block;width:100%;height:auto;max-width:520px;font:13px system-ui,sans-serif}svg text{fill:var(--soft)}svg .name{fill:var(--fg)}
svg .grid{stroke:var(--line);stroke-width:1}svg .curve{fill:none;stroke-width:2}svg .floor{stroke:var(--soft);stroke-width:1.2;stroke-dasharray:3 3}
.key{list-style:none;margin:4px 0 0;padding:0 4px;display:flex;flex-wrap:wrap;gap:4px 14px;font-size:.84rem}.key svg{display:inline-block;width:28px;height:10px;vertical-align:middle;margin-right:5px}
dl{display:grid;grid-template-columns:max-content 1fr;gap:3px 16px;margin:8px 0;font-size:.92rem}dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
details{margin:8px 0}summary{cursor:pointer;color:var(--link)}

.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,340px),1fr));gap:12px;align-items:start}.cards>*{min-width:0}
.adapter{border:1px solid var(--line);border-radius:6px;padding:4px 14px 10px}.adapter h3{margin:10px 0 4px}
footer{margin:40px 0 30px;color:var(--soft);font-size:.84rem}
@media(max-width:520px){body{font-size:15px}.wrap{padding:0 10px}dl{grid-template-columns:1fr;gap:0}dd{margin:0 0 8px}th,td{padding:6px 7px}
th:first-child{white-space:normal;min-width:6.5em;max-width:9em}.flat th:first-child{max-width:none;position:static}
.choose{position:static}.choose span{width:100%}h1{font-size:1.4rem}}
@media print{.cell{display:block!important}.choose,.nothing{display:none!important}.scroll{overflow:visible}}
""" + "".join(f".s{at}{{stroke:var(--s{at})}}.f{at}{{fill:var(--s{at})}}" for at in range(8))

DASHES = ("", "7 3", "2 3", "9 3 2 3", "5 5", "12 4", "4 2 1 2", "1 4")


def chooser_css(messages, operations, present) -> str:
    """Which sections show for each pair of chosen buttons; `present` holds the (message, operation) that have a section."""
    rules = []
    for message in messages:
        for operation in operations:
            shown = [f"#m-{message}:checked~#o-{operation}:checked~main .cell-{one}-{two}" for one, two in present
                     if message in ("all", one) and operation in ("all", two)]
            if shown:
                rules.append(",".join(shown) + "{display:block}")
                rules.append(f"#m-{message}:checked~#o-{operation}:checked~main .nothing{{display:none}}")
    for kind, names in (("m", messages), ("o", operations)):
        for name in names:
            rules.append(f"#{kind}-{name}:checked~.choose label[for={kind}-{name}]{{background:var(--fg);color:var(--bg);border-color:var(--fg)}}")
            rules.append(f"#{kind}-{name}:focus-visible~.choose label[for={kind}-{name}]{{outline:3px solid var(--link);outline-offset:1px}}")
    return "".join(rules)
