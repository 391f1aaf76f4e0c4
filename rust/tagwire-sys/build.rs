// SPDX-License-Identifier: Apache-2.0
//! Compiles the C library, or finds the system's.
//!
//! The sources lie in vendor/ in a package, where rust/vendor.sh put them, and in ../../core in the repository. The built-in
//! dictionaries enter a package as a C file; in the repository the library's own loader makes that file here.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const MODULES: [&str; 9] = ["base", "scan", "frame", "index", "value", "build", "dict", "validate", "plan"];
/// Oldest first: one may extend another before it.
const DICTIONARIES: [&str; 9] = ["FIX40", "FIX41", "FIX42", "FIX43", "FIX44", "FIX50", "FIX50SP1", "FIX50SP2", "FIXT11"];

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    for name in ["TAGWIRE_SYSTEM", "TAGWIRE_LIB_DIR", "TAGWIRE_INCLUDE_DIR", "TAGWIRE_STATIC", "PKG_CONFIG", "PKG_CONFIG_PATH"] {
        println!("cargo:rerun-if-env-changed={}", name);
    }
    let system = match env::var("TAGWIRE_SYSTEM").as_deref() {
        Ok("1") => true,
        Ok("0") => false,
        Ok(other) => panic!("TAGWIRE_SYSTEM is {:?}; 1 takes the system's libtagwire, 0 the one in this package", other),
        Err(_) => env::var_os("CARGO_FEATURE_SYSTEM").is_some(),
    };
    if system {
        link_system();
    } else {
        compile();
    }
}

/// TAGWIRE_LIB_DIR and TAGWIRE_INCLUDE_DIR name the library's places; otherwise pkg-config knows them.
fn link_system() {
    let kind = if env::var_os("TAGWIRE_STATIC").is_some() { "static" } else { "dylib" };
    if let Ok(folder) = env::var("TAGWIRE_LIB_DIR") {
        println!("cargo:rustc-link-search=native={}", folder);
        println!("cargo:rustc-link-lib={}=tagwire", kind);
        if let Ok(include) = env::var("TAGWIRE_INCLUDE_DIR") {
            println!("cargo:include={}", include);
        }
        return;
    }
    let ask = |what: &str| -> String {
        let program = env::var("PKG_CONFIG").unwrap_or_else(|_| "pkg-config".to_string());
        match Command::new(&program).args([what, "tagwire"]).output() {
            Ok(answer) if answer.status.success() => String::from_utf8_lossy(&answer.stdout).trim().to_string(),
            Ok(answer) => panic!(
                "no system libtagwire: {} {} tagwire: {}; set TAGWIRE_LIB_DIR, or TAGWIRE_SYSTEM=0 to compile it",
                program,
                what,
                String::from_utf8_lossy(&answer.stderr).trim()
            ),
            Err(error) => {
                panic!("no system libtagwire: {}: {}; set TAGWIRE_LIB_DIR, or TAGWIRE_SYSTEM=0 to compile it", program, error)
            }
        }
    };
    println!("cargo:rustc-link-search=native={}", ask("--variable=libdir"));
    println!("cargo:rustc-link-lib={}=tagwire", kind);
    println!("cargo:include={}", ask("--variable=includedir"));
}

fn compile() {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap());
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap());
    let vendor = here.join("vendor");
    let core = if vendor.is_dir() { vendor } else { here.join("../../core") };
    let (sources, include) = (core.join("src"), core.join("include"));
    assert!(sources.is_dir(), "tagwire-sys: no C sources in vendor/ and none in {}", sources.display());

    if env::var("CARGO_CFG_TARGET_ENDIAN").as_deref() != Ok("little") {
        panic!("tagwire-sys: the compiled dictionaries are little-endian; build libtagwire with CMake on the target and set TAGWIRE_SYSTEM=1");
    }
    let packed = sources.join("dict/images.c");
    let images = if packed.is_file() { packed } else { make_images(&core, &out) };
    println!("cargo:rerun-if-changed={}", include.display());

    // One archive for each module: cc names objects by their files, and some modules have files of one name.
    for module in MODULES {
        let folder = sources.join(module);
        println!("cargo:rerun-if-changed={}", folder.display());
        let mut build = cc::Build::new();
        build.include(&include).includes(MODULES.iter().map(|module| sources.join(module)));
        build.flag("-std=gnu11").flag("-fvisibility=hidden").warnings(false).out_dir(out.join(module));
        if env::var("OPT_LEVEL").as_deref() != Ok("0") {
            build.define("NDEBUG", None); // without it the library also looks whether two threads meet in one object
        }
        build.files(c_files(&folder).iter().filter(|file| is_of_library(file)));
        if module == "dict" {
            build.file(&images);
        }
        build.compile(&format!("tagwire_{}", module));
    }
    println!("cargo:include={}", include.display()); // DEP_TAGWIRE_INCLUDE for crates that compile C of their own
}

fn c_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {}", folder.display(), error));
    let mut files: Vec<PathBuf> =
        entries.map(|entry| entry.unwrap().path()).filter(|path| path.extension().map_or(false, |end| end == "c")).collect();
    files.sort(); // the order of objects is the same on every machine
    files
}

/// Tests, and what the tests of the inline builder and the making of dictionaries consist of, are no part of the library.
fn is_of_library(file: &Path) -> bool {
    let name = file.file_name().unwrap().to_str().unwrap();
    !name.ends_with("_test.c") && !name.starts_with("inline_") && name != "compile_main.c" && name != "images.c"
}

/// As core/src/dict/CMakeLists.txt: the loader becomes a program of this machine and compiles core/dictionaries.
fn make_images(core: &Path, out: &Path) -> PathBuf {
    let sources = core.join("src");
    let host = env::var("HOST").unwrap();
    let compiler = cc::Build::new().target(&host).opt_level(1).get_compiler();
    let (program, images) = (out.join("twi_dict_compile"), out.join("images.c"));
    let mut command = compiler.to_command();
    command.arg("-std=gnu11").arg("-w").arg("-o").arg(&program).arg("-I").arg(core.join("include"));
    for module in ["base", "value", "dict"] {
        let folder = sources.join(module);
        command.arg("-I").arg(&folder);
        command.args(c_files(&folder).iter().filter(|file| is_of_library(file) && !file.ends_with("builtin.c")));
    }
    run(command.arg(sources.join("dict/compile_main.c")));
    let dictionaries = core.join("dictionaries");
    println!("cargo:rerun-if-changed={}", dictionaries.display());
    run(Command::new(&program).arg(&images).args(DICTIONARIES.map(|name| dictionaries.join(format!("{}.dict", name)))));
    images
}

fn run(command: &mut Command) {
    match command.status() {
        Ok(status) if status.success() => {}
        Ok(status) => panic!("tagwire-sys: {:?}: {}", command, status),
        Err(error) => panic!("tagwire-sys: {:?}: {}", command, error),
    }
}
