// SPDX-License-Identifier: Apache-2.0
//! The clock: rdtscp and lfence on x86-64, the monotonic clock elsewhere. The heap: how many bytes have been allocated.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Instant;

/// Nothing before it is still under way, nothing after it has begun.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
pub fn ticks() -> u64 {
    let mut processor = 0;
    // SAFETY: every x86-64 processor of this century has both.
    unsafe {
        let ticks = std::arch::x86_64::__rdtscp(&mut processor);
        std::arch::x86_64::_mm_lfence();
        ticks
    }
}

#[cfg(not(target_arch = "x86_64"))]
pub fn ticks() -> u64 {
    thread_local!(static START: Instant = Instant::now());
    START.with(|start| start.elapsed().as_nanos() as u64)
}

pub const FLUSHES: bool = cfg!(target_arch = "x86_64");

/// Writes bytes back from all caches.
pub fn flush(bytes: &[u8]) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: the addresses are of bytes that are there.
    unsafe {
        use std::arch::x86_64::{_mm_clflush, _mm_mfence};
        for line in bytes.chunks(64) {
            _mm_clflush(line.as_ptr());
            _mm_clflush(&line[line.len() - 1]);
        }
        _mm_mfence();
    }
    #[cfg(not(target_arch = "x86_64"))]
    let _ = bytes;
}

/// Ticks per nanosecond, measured over a while.
pub fn tick_ghz(while_ns: u128) -> f64 {
    let (from, start) = (Instant::now(), ticks());
    while from.elapsed().as_nanos() < while_ns {}
    let passed = from.elapsed();
    (ticks() - start) as f64 / passed.as_nanos() as f64
}

/// The core's clock, from a chain of multiplications of three cycles each; 0 where that is not known.
pub fn core_ghz(tick_ghz: f64) -> f64 {
    if !cfg!(target_arch = "x86_64") {
        return 0.0;
    }
    let mut best = 0.0f64;
    for round in 0..20u64 {
        let (mut value, from) = (round | 1, ticks());
        for _ in 0..20_000 {
            value = value.wrapping_mul(0x9E37_79B9_7F4A_7C15);
            keep(&mut value);
        }
        best = best.max(60_000.0 * tick_ghz / (ticks() - from) as f64);
    }
    best
}

/// The compiler is not to know the value, which is made all the same.
#[inline(always)]
pub fn keep(value: &mut u64) {
    // SAFETY: nothing is done.
    unsafe { std::arch::asm!("/* {0} */", inout(reg) * value, options(nostack, preserves_flags)) };
}

struct Counting;

static ALLOCATED: AtomicU64 = AtomicU64::new(0);

/// Bytes allocated so far, by Rust; the C library allocates in no call that is measured, which its own tests prove.
pub fn allocated() -> u64 {
    ALLOCATED.load(Relaxed)
}

// SAFETY: the system's allocator, counted.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATED.fetch_add(layout.size() as u64, Relaxed);
        System.alloc(layout)
    }

    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        System.dealloc(memory, layout)
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        ALLOCATED.fetch_add(layout.size() as u64, Relaxed);
        System.alloc_zeroed(layout)
    }

    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        ALLOCATED.fetch_add(size as u64, Relaxed);
        System.realloc(memory, layout, size)
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;
