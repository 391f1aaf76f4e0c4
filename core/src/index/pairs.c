/* SPDX-License-Identifier: Apache-2.0 */
#include "pairs.h"

#include "error.h"

/* Ascending by length tag. FIX 4.0 to FIX Latest: fields of datatype Length and the data or XMLData field each belongs to. */
static const tw_data_pair built_in[] = {
    {90, 91},       {93, 89},       {95, 96},       {212, 213},     {348, 349},     {350, 351},     {352, 353},     {354, 355},
    {356, 357},     {358, 359},     {360, 361},     {362, 363},     {364, 365},     {445, 446},     {618, 619},     {621, 622},
    {1184, 1185},   {1277, 1278},   {1280, 1281},   {1282, 1283},   {1397, 1398},   {1401, 1402},   {1403, 1404},   {1468, 1469},
    {1525, 1527},   {1578, 1579},   {1620, 1621},   {1664, 1665},   {1678, 1697},   {1733, 1734},   {1871, 1872},   {1874, 1875},
    {2072, 2073},   {2074, 2075},   {2111, 2112},   {2179, 2180},   {2287, 2288},   {2351, 2352},   {2372, 2371},   {2481, 2482},
    {2494, 2493},   {2522, 2521},   {2637, 2638},   {2651, 2652},   {2665, 2666},   {2715, 2716},   {2718, 2719},   {2721, 2722},
    {2797, 2798},   {2802, 2801},   {2809, 2808},   {2815, 2814},   {40004, 40005}, {40008, 40009}, {40978, 40979}, {40980, 40981},
    {40982, 40983}, {40984, 40985}, {40986, 40987}, {40988, 40989}, {41083, 41084}, {41101, 41102}, {41107, 41108}, {41256, 41257},
    {41320, 41321}, {41324, 41325}, {41458, 41459}, {41476, 41477}, {41482, 41483}, {41653, 41654}, {41710, 41711}, {41806, 41807},
    {41811, 41812}, {41873, 41874}, {41969, 41970}, {42025, 42026}, {42171, 42172}, {42451, 42452}, {42652, 42653}, {42947, 42948},
    {43109, 42684}, {43110, 42486}, {43111, 42982},
};

uint32_t tw_data_pairs(const tw_data_pair **pairs)
{
    if (pairs)
        *pairs = built_in;
    return (uint32_t)(sizeof built_in / sizeof built_in[0]);
}

static uint32_t slots_for(uint32_t count)
{
    uint32_t slots = 8;
    while (slots < 2 * count)
        slots *= 2;
    return slots;
}

uint32_t twi_pairs_size(uint32_t count)
{
    return (uint32_t)sizeof(twi_pairs) + slots_for(count) * (uint32_t)sizeof(tw_data_pair);
}

/* The slot that holds the length tag, or the free one where it would be. */
static uint32_t slot_of(const twi_pairs *table, uint32_t length_tag)
{
    uint32_t slot = length_tag * 0x9e3779b1u >> 16 & table->mask;
    while (table->slots[slot].length_tag && table->slots[slot].length_tag != length_tag)
        slot = (slot + 1) & table->mask;
    return slot;
}

static void filter_add(twi_filter *filter, uint32_t tag)
{
    uint32_t *bits = tag < 1024 ? filter->low : filter->high;
    bits[tag >> 5 & 31] |= 1u << (tag & 31);
    if (tag >= 1024 && tag <= 9999 && tag - 1024 >= filter->high_span)
        filter->high_span = tag - 1024 + 1;
}

tw_status twi_pairs_init(twi_pairs *table, const tw_data_pair *pairs, uint32_t count, tw_error *error)
{
    table->mask = slots_for(count) - 1;
    for (uint32_t i = 0; i < count; i++) {
        tw_data_pair pair = pairs[i];
        if (pair.length_tag == 0 || pair.length_tag > INT32_MAX)
            return twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, pair.length_tag, i);
        if (pair.data_tag == 0 || pair.data_tag > INT32_MAX)
            return twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, pair.data_tag, i);
        uint32_t slot = slot_of(table, pair.length_tag);
        if (table->slots[slot].length_tag)
            return twi_error(error, TW_E_ARGUMENT, TWI_REASON_NONE, pair.length_tag, i);
        table->slots[slot] = pair;
        filter_add(&table->filter, pair.length_tag);
    }
    return TW_OK;
}

uint32_t twi_pairs_data(const twi_pairs *table, uint32_t length_tag)
{
    return table->slots[slot_of(table, length_tag)].data_tag; /* 0 in a free slot */
}
