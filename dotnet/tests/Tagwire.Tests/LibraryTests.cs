// SPDX-License-Identifier: Apache-2.0
using System;
using System.Linq;
using System.Reflection;
using System.Runtime.InteropServices;
using Xunit;

namespace Tagwire.Tests;

public class LibraryTests
{
    [Fact]
    public void The_library_says_what_it_is()
    {
        Assert.Equal($"{Layout.ABI_MAJOR}.{Layout.ABI_MINOR}.{Layout.TW_VERSION_PATCH}", TagwireLibrary.Version);
        Assert.EndsWith(TagwireLibrary.FileName, TagwireLibrary.LoadedFrom, StringComparison.Ordinal);
        Assert.Contains(TagwireLibrary.KernelName, TagwireLibrary.Kernels);
        Assert.Equal("portable", TagwireLibrary.Kernels[^1]);
        string own = TagwireLibrary.KernelName;
        TagwireLibrary.ForceKernel("portable");
        Assert.Equal("portable", TagwireLibrary.KernelName);
        TagwireLibrary.ForceKernel(own);
        Assert.Equal(Status.Kernel, Assert.Throws<TagwireException>(() => TagwireLibrary.ForceKernel("abacus")).Status);
    }

    [Fact]
    public void Every_status_has_a_name_and_a_text()
    {
        Assert.Equal(Layout.Statuses.Order(), Enum.GetValues<Status>().Select(status => (int)status).Order());
        foreach (Status status in Enum.GetValues<Status>())
        {
            Assert.Equal(status.ToString().ToUpperInvariant(), status.GetName().Replace("_", "", StringComparison.Ordinal));
            Assert.Equal(status.GetText(), new FixError((int)status).Text);
        }
        Assert.Equal(("UNKNOWN", "unknown status"), (((Status)(-9999)).GetName(), ((Status)(-9999)).GetText()));
    }

    [Fact]
    public void An_error_says_where()
    {
        var error = new FixError((int)Status.FrameChecksum, 10, 33);
        Assert.Equal($"{Status.FrameChecksum.GetText()} (tag 10, byte 33)", error.ToString());
        Assert.Equal($"{Status.PlanSyntax.GetText()} (byte 3)", new FixError((int)Status.PlanSyntax, 0, 3).ToString());
        Assert.True(error == new FixError((int)Status.FrameChecksum, 10, 33) && error != default && error.Equals((object)error) && !error.Equals("x"));
        Assert.Equal(error.GetHashCode(), new FixError((int)Status.FrameChecksum, 10, 33).GetHashCode());
        Assert.Equal(error.ToString(), new TagwireException(error).Message);
        Assert.Null(error.Reason);
    }

    /// <summary>Slots are read in place: the public struct is the library's, byte by byte.</summary>
    [Fact]
    public unsafe void A_slot_is_that_of_the_library()
    {
        Assert.Equal(sizeof(TwSlot), sizeof(Slot));
        var slot = new Slot(-5, 0x89ABCDEF, 0x4567, 0x23, (SlotState)0x11);
        TwSlot native = *(TwSlot*)&slot;
        Assert.Equal((-5L, 0x89ABCDEFU, 0x4567, 0x23, 0x11), (native.Number, native.Offset, (int)native.Length, (int)native.Digits, (int)native.State));
        Assert.Equal(Enum.GetValues<SlotState>().Select(state => (int)state), typeof(Layout).GetFields(BindingFlags.Static | BindingFlags.NonPublic)
            .Where(field => field.Name.StartsWith("TW_SLOT_", StringComparison.Ordinal)).Select(field => Convert.ToInt32(field.GetValue(null), null)).Order());
        Assert.Equal((int)Layout.TW_RULE_COUNT, Enum.GetValues<Rule>().Length);
    }

    /// <summary>Calls without the collector's transition are those of bounded time, and nothing that reads batches or dictionaries.</summary>
    [Fact]
    public void Quick_imports_are_marked_and_few()
    {
        MethodInfo[] quick = typeof(Quick).GetMethods(BindingFlags.Static | BindingFlags.NonPublic | BindingFlags.DeclaredOnly);
        Assert.All(quick, method => Assert.NotNull(method.GetCustomAttribute<SuppressGCTransitionAttribute>()));
        MethodInfo[] plain = typeof(Native).GetMethods(BindingFlags.Static | BindingFlags.NonPublic | BindingFlags.DeclaredOnly);
        Assert.All(plain, method => Assert.Null(method.GetCustomAttribute<SuppressGCTransitionAttribute>()));
        Assert.All(plain.Concat(quick), method => Assert.All(method.GetParameters(), parameter => Assert.True(
            parameter.ParameterType.IsPointer || parameter.ParameterType.IsPrimitive, $"{method.Name} {parameter.Name}")));
        string[] never = ["tw_validate", "tw_index_fields", "tw_group_open", "tw_plan_compile", "tw_dict_load", "tw_build_raw", "tw_build_data"];
        Assert.Empty(quick.Select(method => method.Name).Intersect(never));
    }

    /// <summary>Nothing of the public surface is a pointer or a handle.</summary>
    [Fact]
    public void No_pointer_is_public()
    {
        Type[] types = typeof(Plan).Assembly.GetExportedTypes();
        Assert.True(types.Length > 40);
        foreach (Type type in types)
        {
            foreach (MethodInfo method in type.GetMethods(BindingFlags.Public | BindingFlags.Static | BindingFlags.Instance | BindingFlags.DeclaredOnly))
            {
                Type[] all = [method.ReturnType, .. method.GetParameters().Select(parameter => parameter.ParameterType)];
                Assert.DoesNotContain(all, each => each.IsPointer || each == typeof(IntPtr) || each == typeof(UIntPtr));
            }
        }
    }
}
