// SPDX-License-Identifier: Apache-2.0
//! The exported functions, as the headers declare them, in their order. The headers say what each does.

use crate::layout::*;
use std::os::raw::{c_char, c_void};

extern "C" {
    // status.h
    pub fn tw_status_table(rows: *mut *const tw_status_row) -> u32;
    pub fn tw_status_name(status: tw_status) -> *const c_char;
    pub fn tw_status_text(status: tw_status) -> *const c_char;
    pub fn tw_version() -> *const c_char;
    pub fn tw_kernel_name() -> *const c_char;
    pub fn tw_kernel_list(which: u32) -> *const c_char;
    pub fn tw_kernel_force(name: *const c_char) -> tw_status;

    // abi.h
    pub fn tw_abi(major: u32, minor: u32) -> u64;
    pub fn tw_abi_check(major: u32, minor: u32, hash: u64, error: *mut tw_error) -> tw_status;

    // frame.h
    pub fn tw_frame_next(
        input: *const c_void,
        length: u32,
        length_max: u32,
        frame: *mut tw_frame,
        error: *mut tw_error,
    ) -> tw_status;

    // index.h
    pub fn tw_data_pairs(pairs: *mut *const tw_data_pair) -> u32;
    pub fn tw_index_size(options: *const tw_index_options, size: *mut u32) -> tw_status;
    pub fn tw_index_init(
        memory: *mut c_void,
        size: u32,
        options: *const tw_index_options,
        index: *mut *mut tw_index,
        error: *mut tw_error,
    ) -> tw_status;
    pub fn tw_index_next(
        index: *mut tw_index,
        input: *const c_void,
        length: u32,
        frame: *mut tw_frame,
        error: *mut tw_error,
    ) -> tw_status;
    pub fn tw_index_fields(index: *mut tw_index, input: *const c_void, length: u32, error: *mut tw_error) -> tw_status;
    pub fn tw_group_open(
        index: *const tw_index,
        input: *const c_void,
        field: u32,
        to: u32,
        members: *const u32,
        members_count: u32,
        group: *mut tw_group,
        error: *mut tw_error,
    ) -> tw_status;

    // value.h
    pub fn tw_int_read(text: *const c_void, length: u32, value: *mut i64) -> tw_status;
    pub fn tw_uint_read(text: *const c_void, length: u32, value: *mut u64) -> tw_status;
    pub fn tw_int_write(value: i64, out: *mut c_void, room: u32, written: *mut u32) -> tw_status;
    pub fn tw_uint_write(value: u64, out: *mut c_void, room: u32, written: *mut u32) -> tw_status;
    pub fn tw_decimal_read(text: *const c_void, length: u32, value: *mut tw_decimal) -> tw_status;
    pub fn tw_decimal_read_scaled(text: *const c_void, length: u32, scale: u32, value: *mut i64, digits: *mut u8) -> tw_status;
    pub fn tw_decimal_write(value: *const tw_decimal, digits: u32, out: *mut c_void, room: u32, written: *mut u32) -> tw_status;
    pub fn tw_decimal_write_scaled(
        value: i64,
        scale: u32,
        digits: u32,
        out: *mut c_void,
        room: u32,
        written: *mut u32,
    ) -> tw_status;
    pub fn tw_char_read(text: *const c_void, length: u32, value: *mut u8) -> tw_status;
    pub fn tw_char_write(value: u8, out: *mut c_void, room: u32, written: *mut u32) -> tw_status;
    pub fn tw_bool_read(text: *const c_void, length: u32, value: *mut u8) -> tw_status;
    pub fn tw_bool_write(value: u8, out: *mut c_void, room: u32, written: *mut u32) -> tw_status;
    pub fn tw_text_check(text: *const c_void, length: u32, offset: *mut u32) -> tw_status;
    pub fn tw_text_write(text: *const c_void, length: u32, out: *mut c_void, room: u32, written: *mut u32) -> tw_status;
    pub fn tw_multiple_next(text: *const c_void, length: u32, item: *mut tw_item) -> tw_status;
    pub fn tw_multiple_check(
        text: *const c_void,
        length: u32,
        item_length_max: u32,
        count: *mut u32,
        offset: *mut u32,
    ) -> tw_status;
    pub fn tw_multiple_append(
        item: *const c_void,
        length: u32,
        used: u32,
        out: *mut c_void,
        room: u32,
        written: *mut u32,
    ) -> tw_status;
    pub fn tw_time_read(text: *const c_void, length: u32, value: *mut tw_time) -> tw_status;
    pub fn tw_time_write(value: *const tw_time, digits: u32, out: *mut c_void, room: u32, written: *mut u32) -> tw_status;
    pub fn tw_timeonly_read(text: *const c_void, length: u32, value: *mut tw_time) -> tw_status;
    pub fn tw_timeonly_write(value: *const tw_time, digits: u32, out: *mut c_void, room: u32, written: *mut u32) -> tw_status;
    pub fn tw_tztime_read(text: *const c_void, length: u32, value: *mut tw_time) -> tw_status;
    pub fn tw_tztime_write(value: *const tw_time, digits: u32, out: *mut c_void, room: u32, written: *mut u32) -> tw_status;
    pub fn tw_tztimeonly_read(text: *const c_void, length: u32, value: *mut tw_time) -> tw_status;
    pub fn tw_tztimeonly_write(value: *const tw_time, digits: u32, out: *mut c_void, room: u32, written: *mut u32) -> tw_status;
    pub fn tw_date_read(text: *const c_void, length: u32, days: *mut i32) -> tw_status;
    pub fn tw_date_write(days: i32, out: *mut c_void, room: u32, written: *mut u32) -> tw_status;
    pub fn tw_monthyear_read(text: *const c_void, length: u32, value: *mut tw_monthyear) -> tw_status;
    pub fn tw_monthyear_write(value: *const tw_monthyear, out: *mut c_void, room: u32, written: *mut u32) -> tw_status;

    // build.h
    pub fn tw_header_init(
        header: *mut tw_header,
        begin: *const c_void,
        begin_length: u32,
        type_: *const c_void,
        type_length: u32,
        error: *mut tw_error,
    ) -> tw_status;
    pub fn tw_header_text(header: *mut tw_header, tag: u32, bytes: *const c_void, length: u32, error: *mut tw_error) -> tw_status;
    pub fn tw_build_begin(build: *mut tw_build, out: *mut c_void, room: u32, header: *const tw_header) -> tw_status;
    pub fn tw_build_int(build: *mut tw_build, tag: u32, value: i64) -> tw_status;
    pub fn tw_build_uint(build: *mut tw_build, tag: u32, value: u64) -> tw_status;
    pub fn tw_build_decimal(build: *mut tw_build, tag: u32, mantissa: i64, scale: u32, digits: u32) -> tw_status;
    pub fn tw_build_char(build: *mut tw_build, tag: u32, value: u8) -> tw_status;
    pub fn tw_build_bool(build: *mut tw_build, tag: u32, value: u8) -> tw_status;
    pub fn tw_build_text(build: *mut tw_build, tag: u32, bytes: *const c_void, length: u32) -> tw_status;
    pub fn tw_build_data(build: *mut tw_build, length_tag: u32, data_tag: u32, bytes: *const c_void, length: u32) -> tw_status;
    pub fn tw_build_time(build: *mut tw_build, tag: u32, ns: i64, digits: u32) -> tw_status;
    pub fn tw_build_date(build: *mut tw_build, tag: u32, days: i32) -> tw_status;
    pub fn tw_build_group(build: *mut tw_build, count_tag: u32, count: u32) -> tw_status;
    pub fn tw_build_raw(build: *mut tw_build, bytes: *const c_void, length: u32) -> tw_status;
    pub fn tw_build_end(build: *mut tw_build, offset: *mut u32, length: *mut u32, error: *mut tw_error) -> tw_status;

    // dict.h
    pub fn tw_type_name(type_: u32) -> *const c_char;
    pub fn tw_dict_builtin(name: *const c_void, length: u32) -> *const tw_dict;
    pub fn tw_dict_builtin_at(which: u32) -> *const tw_dict;
    pub fn tw_dict_builtin_applver(applver: *const c_void, length: u32) -> *const tw_dict;
    pub fn tw_dict_load(
        text: *const c_void,
        length: u32,
        base: *const tw_dict,
        memory: *mut c_void,
        size: *mut u32,
        dict: *mut *const tw_dict,
        error: *mut tw_error,
    ) -> tw_status;
    pub fn tw_dict_print(dict: *const tw_dict, out: *mut c_void, room: u32, length: *mut u32) -> tw_status;
    pub fn tw_dict_describe(dict: *const tw_dict, info: *mut tw_dict_info) -> tw_status;
    pub fn tw_dict_field_get(dict: *const tw_dict, tag: u32, field: *mut tw_dict_field) -> tw_status;
    pub fn tw_dict_field_named(dict: *const tw_dict, name: *const c_void, length: u32, field: *mut tw_dict_field) -> tw_status;
    pub fn tw_dict_field_at(dict: *const tw_dict, number: u32, field: *mut tw_dict_field) -> tw_status;
    pub fn tw_dict_code_get(
        dict: *const tw_dict,
        tag: u32,
        value: *const c_void,
        length: u32,
        code: *mut tw_dict_code,
    ) -> tw_status;
    pub fn tw_dict_code_at(dict: *const tw_dict, tag: u32, which: u32, code: *mut tw_dict_code) -> tw_status;
    pub fn tw_dict_message_get(dict: *const tw_dict, type_: *const c_void, length: u32, message: *mut tw_dict_message)
        -> tw_status;
    pub fn tw_dict_message_named(
        dict: *const tw_dict,
        name: *const c_void,
        length: u32,
        message: *mut tw_dict_message,
    ) -> tw_status;
    pub fn tw_dict_message_at(dict: *const tw_dict, number: u32, message: *mut tw_dict_message) -> tw_status;
    pub fn tw_dict_component_named(
        dict: *const tw_dict,
        name: *const c_void,
        length: u32,
        component: *mut tw_dict_entry,
    ) -> tw_status;
    pub fn tw_dict_component_at(dict: *const tw_dict, number: u32, component: *mut tw_dict_entry) -> tw_status;
    pub fn tw_dict_entry_at(dict: *const tw_dict, level: u32, which: u32, entry: *mut tw_dict_entry) -> tw_status;
    pub fn tw_dict_member(dict: *const tw_dict, level: u32, tag: u32, entry: *mut tw_dict_entry) -> tw_status;
    pub fn tw_dict_member_at(dict: *const tw_dict, level: u32, which: u32, entry: *mut tw_dict_entry) -> tw_status;
    pub fn tw_dict_pairs(dict: *const tw_dict, pairs: *mut tw_data_pair, room: u32) -> u32;

    // validate.h
    pub fn tw_reason_text(reason: i32) -> *const c_char;
    pub fn tw_validator_size(options: *const tw_validator_options, size: *mut u32) -> tw_status;
    pub fn tw_validator_init(
        memory: *mut c_void,
        size: u32,
        options: *const tw_validator_options,
        validator: *mut *mut tw_validator,
        error: *mut tw_error,
    ) -> tw_status;
    pub fn tw_validate(
        validator: *mut tw_validator,
        index: *const tw_index,
        input: *const c_void,
        faults: *mut tw_fault,
        room: u32,
        count: *mut u32,
        error: *mut tw_error,
    ) -> tw_status;

    // plan.h
    pub fn tw_plan_compile(
        text: *const c_void,
        length: u32,
        dict: *const tw_dict,
        memory: *mut c_void,
        size: *mut u32,
        plan: *mut *const tw_plan,
        error: *mut tw_error,
    ) -> tw_status;
    pub fn tw_plan_print(plan: *const tw_plan, out: *mut c_void, room: u32, length: *mut u32) -> tw_status;
    pub fn tw_reader_size(options: *const tw_reader_options, size: *mut u32) -> tw_status;
    pub fn tw_reader_init(
        memory: *mut c_void,
        size: u32,
        options: *const tw_reader_options,
        reader: *mut *mut tw_reader,
        error: *mut tw_error,
    ) -> tw_status;
    pub fn tw_read(
        reader: *mut tw_reader,
        input: *const c_void,
        length: u32,
        rows: *mut tw_row,
        rows_max: u32,
        slots: *mut tw_slot,
        slots_max: u32,
        progress: *mut tw_progress,
    ) -> tw_status;
    pub fn tw_reader_index(reader: *const tw_reader) -> *const tw_index;
    pub fn tw_template_compile(
        text: *const c_void,
        length: u32,
        dict: *const tw_dict,
        memory: *mut c_void,
        size: *mut u32,
        made: *mut *const tw_template,
        error: *mut tw_error,
    ) -> tw_status;
    pub fn tw_template_print(made: *const tw_template, out: *mut c_void, room: u32, length: *mut u32) -> tw_status;
    pub fn tw_template_write(
        made: *const tw_template,
        message: u32,
        slots: *const tw_slot,
        slots_count: u32,
        slot: u32,
        input: *const c_void,
        input_length: u32,
        out: *mut c_void,
        room: u32,
        offset: *mut u32,
        length: *mut u32,
        error: *mut tw_error,
    ) -> tw_status;
    pub fn tw_plan_messages(plan: *const tw_plan) -> u32;
    pub fn tw_template_messages(made: *const tw_template) -> u32;
    pub fn tw_plan_message_at(plan: *const tw_plan, which: u32, message: *mut tw_plan_message) -> tw_status;
    pub fn tw_template_message_at(made: *const tw_template, which: u32, message: *mut tw_plan_message) -> tw_status;
    pub fn tw_plan_entries(plan: *const tw_plan, which: u32, entries: *mut tw_plan_entry, room: u32, count: *mut u32) -> tw_status;
    pub fn tw_template_entries(
        made: *const tw_template,
        which: u32,
        entries: *mut tw_plan_entry,
        room: u32,
        count: *mut u32,
    ) -> tw_status;
}
