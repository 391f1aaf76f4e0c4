// SPDX-License-Identifier: Apache-2.0
//! Which compiler it is, for the report.

use std::process::Command;

fn main() {
    let rustc = std::env::var("RUSTC").unwrap_or_else(|_| "rustc".to_string());
    let version =
        Command::new(rustc).arg("--version").output().map(|output| String::from_utf8_lossy(&output.stdout).trim().to_string());
    println!("cargo:rustc-env=BENCH_RUSTC={}", version.unwrap_or_default());
    println!("cargo:rerun-if-changed=build.rs");
    println!("cargo:rerun-if-env-changed=BENCH_NAME");
}
