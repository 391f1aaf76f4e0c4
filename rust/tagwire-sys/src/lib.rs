// SPDX-License-Identifier: Apache-2.0
//! The C interface of [Tagwire](https://docs.rs/tagwire), as its headers declare it, and the library itself.
//!
//! Use the crate `tagwire` unless you write a binding: it is safe and costs nothing. Here every function is `unsafe` and every rule
//! is the C header's: `frame.h`, `index.h`, `value.h`, `build.h`, `dict.h`, `validate.h`, `plan.h`, `status.h`.
//!
//! The library is compiled from the sources in this package. With the feature `system`, or `TAGWIRE_SYSTEM=1` in the environment,
//! the system's `libtagwire` is linked instead (`TAGWIRE_LIB_DIR` or pkg-config finds it); `TAGWIRE_SYSTEM=0` overrules the feature.
//! A build script of a crate that depends on this one finds the headers in `DEP_TAGWIRE_INCLUDE`.
#![allow(non_camel_case_types)]

mod functions;
mod layout;

pub use functions::*;
pub use layout::*;
