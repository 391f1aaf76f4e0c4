// SPDX-License-Identifier: Apache-2.0
using System;
using System.Collections.Generic;
using System.IO;
using System.Reflection;
using System.Runtime.CompilerServices;
using System.Runtime.InteropServices;
using System.Text;
using System.Threading;

namespace Tagwire;

/// <summary>
/// The native library behind this assembly: which one was loaded, and its scan kernels. It is loaded at first use, once for the process.
/// </summary>
/// <remarks>
/// The place of the library can be set, before first use, by <c>AppContext.SetData("Tagwire.LibraryPath", path)</c> (also as a
/// <c>RuntimeHostConfigurationOption</c>) or by the environment variable <c>TAGWIRE_LIBRARY</c>; then no other place is tried. Otherwise it is
/// looked for where the host says that native files of packages are, beside the program, and last where the system has its libraries.
/// A library that was made for another version is refused. Any thread.
/// </remarks>
public static unsafe class TagwireLibrary
{
    private const string PathKey = "Tagwire.LibraryPath";
    private const string PathVariable = "TAGWIRE_LIBRARY";

    private static readonly object Gate = new();
    private static IntPtr _handle;
    private static string _path = "";

    /// <summary>The library's version, <c>0.1.0</c>.</summary>
    /// <exception cref="DllNotFoundException">No library fits; the message names every place that was tried, and why it did not do.</exception>
    public static string Version => Text(Native.tw_version());

    /// <summary>The file that was loaded, or the name by which the system found it.</summary>
    /// <exception cref="DllNotFoundException">As of <see cref="Version"/>.</exception>
    public static string LoadedFrom
    {
        get
        {
            Native.tw_version();
            return Volatile.Read(ref _path);
        }
    }

    /// <summary>
    /// The scan kernel in use: <c>avx512</c>, <c>avx512-256</c>, <c>avx2</c>, <c>sse2</c>, <c>neon</c> or <c>portable</c>. The best one that the
    /// processor has is chosen at first use; the environment variable <c>TW_FORCE_KERNEL</c> names another.
    /// </summary>
    public static string KernelName => Text(Native.tw_kernel_name());

    /// <summary>The kernels that this processor can run, best first.</summary>
    public static IReadOnlyList<string> Kernels
    {
        get
        {
            var names = new List<string>();
            for (uint which = 0; ; which++)
            {
                byte* name = Native.tw_kernel_list(which);
                if (name == null)
                {
                    return names;
                }
                names.Add(Text(name));
            }
        }
    }

    /// <summary>Makes one kernel the one in use, for measurements and tests. Calls under way in other threads finish on theirs.</summary>
    /// <exception cref="TagwireException"><see cref="Status.Kernel"/>: there is none of this name, or the processor cannot run it.</exception>
    public static void ForceKernel(string name)
    {
        ArgumentNullException.ThrowIfNull(name);
        fixed (byte* bytes = Encoding.UTF8.GetBytes(name + "\0"))
        {
            int status = Native.tw_kernel_force(bytes);
            if (status != Layout.TW_OK)
            {
                throw new TagwireException(new FixError(status));
            }
        }
    }

    internal static string Text(byte* text) => Marshal.PtrToStringUTF8((IntPtr)text) ?? "";

    /* One resolver for all imports. A module initialiser, because it must be there before the first call of any class. */
#pragma warning disable CA2255
    [ModuleInitializer]
    internal static void Register() => NativeLibrary.SetDllImportResolver(typeof(TagwireLibrary).Assembly, Resolve);
#pragma warning restore CA2255

    private static IntPtr Resolve(string name, Assembly assembly, DllImportSearchPath? search)
    {
        if (name != Native.Library)
        {
            return IntPtr.Zero;
        }
        lock (Gate)
        {
            if (_handle == IntPtr.Zero)
            {
                _handle = Load();
            }
            return _handle;
        }
    }

    /// <summary>A file of this version: two copies in one process, of two versions, do not meet.</summary>
    internal static string FileName
    {
        get
        {
            string name = $"tagwire-{Layout.ABI_MAJOR}.{Layout.ABI_MINOR}";
            return OperatingSystem.IsWindows() ? name + ".dll" : OperatingSystem.IsMacOS() ? $"lib{name}.dylib" : $"lib{name}.so";
        }
    }

    private static IntPtr Load()
    {
        var tried = new StringBuilder();
        string? wanted = AppContext.GetData(PathKey) as string;
        if (string.IsNullOrEmpty(wanted))
        {
            wanted = Environment.GetEnvironmentVariable(PathVariable);
        }
        if (!string.IsNullOrEmpty(wanted))
        {
            return TryLoad(wanted, tried) is var set && set != IntPtr.Zero ? set : throw NotFound(tried, "the place that was set");
        }
        foreach (string path in Places())
        {
            IntPtr handle = TryLoad(path, tried);
            if (handle != IntPtr.Zero)
            {
                return handle;
            }
        }
        throw NotFound(tried, "any place");
    }

    private static IEnumerable<string> Places()
    {
        var folders = new List<string>();
        if (AppContext.GetData("NATIVE_DLL_SEARCH_DIRECTORIES") is string host)
        {
            folders.AddRange(host.Split(Path.PathSeparator, StringSplitOptions.RemoveEmptyEntries));
        }
        folders.Add(AppContext.BaseDirectory);
        folders.Add(Path.Combine(AppContext.BaseDirectory, "runtimes", RuntimeInformation.RuntimeIdentifier, "native"));
        var seen = new HashSet<string>(StringComparer.Ordinal);
        foreach (string folder in folders)
        {
            string path = Path.Combine(folder, FileName);
            if (seen.Add(path))
            {
                yield return path;
            }
        }
        if (OperatingSystem.IsLinux())
        {
            yield return $"libtagwire.so.{Layout.ABI_MAJOR}";
        }
    }

    /// <summary>A library that can be loaded and has the right version, or zero, and why in <paramref name="tried"/>.</summary>
    private static IntPtr TryLoad(string path, StringBuilder tried)
    {
        bool rooted = Path.IsPathRooted(path);
        if (rooted && !File.Exists(path))
        {
            tried.Append("\n  ").Append(path).Append(": no such file");
            return IntPtr.Zero;
        }
        try
        {
            IntPtr handle = NativeLibrary.Load(path);
            string? refused = Refused(handle);
            if (refused == null)
            {
                Volatile.Write(ref _path, path);
                return handle;
            }
            NativeLibrary.Free(handle);
            tried.Append("\n  ").Append(path).Append(": ").Append(refused);
        }
        catch (Exception error) when (error is DllNotFoundException or BadImageFormatException)
        {
            string cause = error.Message.Trim().Split('\n')[^1].Trim();
            tried.Append("\n  ").Append(path).Append(": ").Append(cause);
            if (cause.Contains("failed to map segment", StringComparison.Ordinal))
            {
                tried.Append(" (is its folder mounted noexec?)");
            }
        }
        return IntPtr.Zero;
    }

    /// <summary>Why a library does not fit, in words that name both versions, or null.</summary>
    private static string? Refused(IntPtr handle)
    {
        if (!NativeLibrary.TryGetExport(handle, "tw_abi_check", out IntPtr export))
        {
            return $"it has no tw_abi_check; made for libtagwire {Layout.ABI_MAJOR}.{Layout.ABI_MINOR}";
        }
        TwError error = default;
        var check = (delegate* unmanaged<uint, uint, ulong, TwError*, int>)export;
        return check(Layout.ABI_MAJOR, Layout.ABI_MINOR, Layout.ABI_HASH, &error) == Layout.TW_OK ? null : Text(error.Text);
    }

    private static DllNotFoundException NotFound(StringBuilder tried, string where) =>
        new($"The native library of Tagwire {Layout.ABI_MAJOR}.{Layout.ABI_MINOR} could not be loaded from {where} "
            + $"({RuntimeInformation.RuntimeIdentifier}, {RuntimeInformation.OSDescription}, {RuntimeInformation.ProcessArchitecture}). "
            + $"Reference the package Tagwire.Native, or name the file in {PathVariable}. Tried:{tried}");
}
