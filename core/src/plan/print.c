/* SPDX-License-Identifier: Apache-2.0 */
/* From image to text. */
#include "plan_image.h"

#include "print.h"

static void put_level(writer *w, const tw_plan *plan, uint32_t number)
{
    const plan_level *level = PLAN_ARRAY(plan, plan_level, levels) + number;
    const plan_entry *entries = PLAN_ARRAY(plan, plan_entry, entries) + level->entries;
    put_text(w, "{");
    for (uint32_t i = 0; i < level->entries_count; i++) {
        const plan_entry *e = &entries[i];
        put_text(w, i ? " " : "");
        put_number(w, e->tag);
        if (e->type != PLAN_GROUP) {
            put_text(w, ":");
            put_type(w, e->type, e->scale);
        } else if (e->limit) {
            put_text(w, ":");
            put_number(w, e->limit);
        }
        put_text(w, e->required ? "!" : "");
        if (e->type == PLAN_GROUP)
            put_level(w, plan, e->level);
    }
    put_text(w, "}");
}

tw_status tw_plan_print(const tw_plan *plan, void *out, uint32_t room, uint32_t *length)
{
    if (!plan || plan->magic != PLAN_MAGIC || !length || (!out && room))
        return TW_E_ARGUMENT;
    writer w = {out, room, 0};
    const plan_message *messages = PLAN_ARRAY(plan, plan_message, messages);
    for (uint32_t i = 0; i < plan->messages_count; i++) {
        put_text(&w, i ? " " : "");
        put(&w, (const char *)&messages[i].type, messages[i].type_length);
        put_level(&w, plan, messages[i].level);
    }
    *length = w.length;
    return w.length > room ? TW_ROOM : TW_OK;
}
