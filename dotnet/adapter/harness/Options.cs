// SPDX-License-Identifier: Apache-2.0
using System;
using System.Globalization;

namespace Tagwire.Bench;

/// <summary>The words of <c>run</c>.</summary>
internal sealed class Options
{
    private const int CountMax = 100_000_000;

    internal string Message { get; private set; } = "";

    internal string Operation { get; private set; } = "";

    internal string Path { get; private set; } = "";

    internal string Form { get; private set; } = "";

    internal string Set { get; private set; } = "";

    internal string? Raw { get; private set; }

    internal string? Emit { get; private set; }

    internal int Warmup { get; private set; } = 5000;

    internal int Samples { get; private set; } = 50000;

    internal int Batch { get; private set; } = 32;

    internal bool IsFlushed { get; private set; }

    internal static Options Read(ReadOnlySpan<string> words)
    {
        var options = new Options();
        for (int i = 0; i < words.Length; i++)
        {
            if (words[i] == "--flush")
            {
                options.IsFlushed = true;
                continue;
            }
            if (i + 1 == words.Length)
            {
                throw new UsageException($"{words[i]} without a value");
            }
            options.Take(words[i], words[++i]);
        }
        if (options.Form == "single")
        {
            options.Batch = 1;
        }
        if (options.Message.Length * options.Operation.Length * options.Path.Length * options.Form.Length * options.Set.Length == 0)
        {
            throw new UsageException("--message, --operation, --path, --form and --set are needed");
        }
        return options;
    }

    private void Take(string word, string value)
    {
        switch (word)
        {
            case "--message": Message = value; break;
            case "--operation": Operation = value; break;
            case "--path": Path = value; break;
            case "--form": Form = value; break;
            case "--set": Set = value; break;
            case "--raw": Raw = value; break;
            case "--emit": Emit = value; break;
            case "--warmup": Warmup = Count(word, value, 0); break;
            case "--samples": Samples = Count(word, value, 1); break;
            case "--batch": Batch = Count(word, value, 1); break;
            default: throw new UsageException($"no option {word}");
        }
    }

    private static int Count(string word, string value, int least) =>
        int.TryParse(value, NumberStyles.None, CultureInfo.InvariantCulture, out int count) && count >= least && count <= CountMax
            ? count
            : throw new UsageException($"{word} {value}: not a number in range");
}

/// <summary>What the caller has to put right, and the exit code that says so.</summary>
internal sealed class UsageException(string why, int exitCode = UsageException.WrongUsage) : Exception(why)
{
    internal const int WrongUsage = 2;
    internal const int Unsupported = 4;

    internal int ExitCode { get; } = exitCode;
}
