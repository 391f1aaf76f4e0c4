"""What the page says in sentences."""

QUICK = """<p class="quick"><b>A quick run.</b> Few processes and samples: a first look, not a result. Leave out
<code>--quick</code> for figures to quote.</p>"""

LEAD = """<p>An adapter is timed only after it answered right on every good frame and refused every changed one. Lower is faster.
Compare within this page only: nanoseconds do not travel between machines.</p>
<p class="small soft">The <b>sink chain</b> is the time to hash the values alone, each byte waiting for the one before; the <b>sink
floor</b> is the same work overlapped. No codec can beat the floor under Contract. <b>Converted</b> replaces the hash by a cheap fold,
so that the codec is what is seen; its multiples still count in chains of the same message, those of builds in chains of the same
message's extraction.</p>"""

CONTRACT = "The pinned frames and the FNV hash, as published comparisons use them."

CONVERTED = """4,096 frames per message whose widths, decimals and fields vary; every value folded. This one separates codecs."""

MESSAGE_PATH = """NewOrderSingle through a session and a journal, beside what that may cost: parts of the same run, of the same adapter."""

OVERVIEW = "p50 in ns per operation, each adapter by its fastest path. What has no number says why under Details."

ADMISSION = """<p>Before anything is timed, each cell is given frames that were changed: each field read, one at a time, with BodyLength
and CheckSum repaired and the expectation left as it was; wrong CheckSums; wrong BodyLengths. Good frames stand between them, and the
number of errors must be exactly the number of changed frames. What is built is parsed by an independent reader and compared field by
field. A cell that fails is <i>refused</i> and has no number.</p>"""

METHOD = """<h2 id="method">Method</h2><p>A sample is the mean of a batch of operations between two clock readings, 32 unless the data says
otherwise; percentiles are of these means, except under <i>single operations</i>. Each process runs one adapter and one operation,
pinned to one core; processes of all cells run one after the other in shuffled order. p50 in the tables is the median of the processes'
p50, best and worst are the lowest and the highest of them. The floor is measured in the same process before and after. The contract, the
data sets and the rules of admission are in bench/BENCHMARK.md.</p>"""
