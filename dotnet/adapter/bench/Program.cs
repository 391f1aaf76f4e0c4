// SPDX-License-Identifier: Apache-2.0
// The benchmark adapter of the package Tagwire: bench/PROTOCOL.md. Variants of it differ by the first word.
using System;
using Tagwire;
using Tagwire.Bench;

string name = args.Length > 0 && args[0].StartsWith("dotnet", StringComparison.Ordinal) ? args[0] : "dotnet";
string[] words = args.Length > 0 && args[0] == name ? args[1..] : args;
if (name == "dotnet-transition")
{
    AppContext.SetSwitch("Tagwire.GCTransition", true);
}

Cell[] cells =
[
    new("D 8 W A 0 1 2 3 4 5", "parse_only", "index", "contract chained", state => Index<Fnv, TopOnly>(state)),
    new("D 8 W A 0 1 2 3 4 5 mix", "parse_only", "index", "converted single", state => Index<Fold, TopOnly>(state)),
    new("D 8 W", "parse_extract", "index", "contract chained", state => Index<Fnv, Full>(state)),
    new("D 8 W mix", "parse_extract", "index", "converted single", state => Index<Fold, Full>(state)),
    new("D 8", "parse_only", "plan", "contract chained", state => Plan<Fnv>(state)),
    new("D 8", "parse_only", "plan", "converted single", state => Plan<Fold>(state)),
    new("D 8 W", "parse_extract", "plan", "contract chained", state => Plan<Fnv>(state)),
    new("D 8 W", "parse_extract", "plan", "converted single", state => Plan<Fold>(state)),
    new("D 8 W A 0 1 2 3 4 5 mix -", "index", "index", "contract", state => new ParseLoop<Counting>(state, new Counting(new MessageIndex(), null))),
    new("D 8 W", "validate", "index", "contract", state => new ParseLoop<Counting>(state, new Counting(new MessageIndex(), Counting.MakeValidator()))),
    new("D 8 W A 0 1 2 3 4 5", "build", "builder", "contract", state => new BuildLoop<ByBuilder>(state, ByBuilder.Make(state.Set.Frames[0].MsgType))),
    new("D 8 W", "build", "template", "contract", state => new BuildLoop<ByTemplate>(state, new ByTemplate(new Draft(Template.Compile(ByTemplate.Template))))),
    new("-", "empty_call", "empty", "contract", Empty),
];
return Harness.Run(words, Describe, cells, Fits, isPinned: name != "dotnet-array");

static ILoop Index<TSink, TExtent>(State state)
    where TSink : struct, ISink
    where TExtent : struct, IExtent =>
    new ParseLoop<ByIndex<TSink, TExtent>>(state, new ByIndex<TSink, TExtent>(new MessageIndex()));

static ILoop Plan<TSink>(State state)
    where TSink : struct, ISink =>
    new ParseLoop<ByPlan<TSink>>(state, new ByPlan<TSink>(Tagwire.Plan.Compile(ByPlan<TSink>.Plan).CreateReader()));

static ILoop Empty(State state)
{
    _ = TagwireLibrary.Version; // loaded
    return AppContext.TryGetSwitch("Tagwire.GCTransition", out bool on) && on ? new EmptyLoop<PlainCall>(state, default) : new EmptyLoop<QuickCall>(state, default);
}

// Templates take known fields only, and the builder has one header for a set of other messages.
static string? Fits(string path, HeldMessage message, SetFile set) => path switch
{
    "template" when !message.IsKnown || message.Extras.Count > 0 => "a frame of the set is beyond this template",
    _ when !message.IsKnown && message.MsgType != set.Frames[0].MsgType => "the set has several message types",
    _ => null,
};

About Describe() => new()
{
    Name = name,
    Version = TagwireLibrary.Version,
    Source = "this tree",
    Kernel = TagwireLibrary.KernelName,
    Notes = name switch
    {
        "dotnet-transition" => "as dotnet, but every call with the collector's transition (switch Tagwire.GCTransition)",
        "dotnet-array" => "as dotnet, but the frames lie in an ordinary array, which the collector may move and each call pins (its start is not aligned)",
        _ => "the package's public API over spans of a pinned array; the empty crossing is a call of tw_version; calls of bounded time have no collector's transition",
    },
};
