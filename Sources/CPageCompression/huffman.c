#include "huffman.h"
#include <stdlib.h>
#include <string.h>

void write_bits(bit_stream *stream, uint64_t bits, unsigned count) {
    stream->pending |= bits << stream->pending_count;
    stream->pending_count += count;
    if (stream->pending_count < 32) return;
    if (stream->capacity - stream->size < 8) {
        size_t capacity = stream->capacity * 2 + 4096;
        uint8_t *bytes = realloc(stream->bytes, capacity);
        if (!bytes) {
            stream->is_full = true;
            stream->pending = stream->pending_count = 0;
            return;
        }
        stream->bytes = bytes;
        stream->capacity = capacity;
    }
    for (unsigned index = 0; index < 4; index++)
        stream->bytes[stream->size++] = (uint8_t)(stream->pending >> 8 * index);
    stream->pending >>= 32;
    stream->pending_count -= 32;
}

void finish_byte(bit_stream *stream) {
    write_bits(stream, 0, -stream->pending_count & 7);
    // The rest has less than four bytes, for which there is space.
    write_bits(stream, 0, 0);
    unsigned bytes = stream->pending_count / 8;
    unsigned padding = 32 - stream->pending_count;
    if (bytes == 0) return;
    write_bits(stream, 0, padding);
    if (!stream->is_full) stream->size -= padding / 8;
}

typedef struct {
    uint32_t frequency;
    uint16_t symbol;
} leaf;

static int by_frequency(const void *a, const void *b) {
    const leaf *x = a, *y = b;
    if (x->frequency != y->frequency) return x->frequency < y->frequency ? -1 : 1;
    return x->symbol < y->symbol ? -1 : x->symbol > y->symbol;
}

/// Computes the depths of sorted leaves in Huffman's tree. Returns the greatest.
static unsigned find_depths(const leaf *leaves, size_t count, uint8_t *depths) {
    enum { most = literal_symbols };
    uint32_t weights[most];
    uint16_t parents[2 * most];
    size_t next_leaf = 0, next_node = 0;
    // The nodes are created in the order of their weights, so that two queues suffice.
    for (size_t node = 0; node + 1 < count; node++) {
        uint32_t sum = 0;
        for (int child = 0; child < 2; child++) {
            if (next_leaf < count
                && (next_node == node || leaves[next_leaf].frequency <= weights[next_node])) {
                sum += leaves[next_leaf].frequency;
                parents[next_leaf++] = (uint16_t)node;
            } else {
                sum += weights[next_node];
                parents[most + next_node++] = (uint16_t)node;
            }
        }
        weights[node] = sum;
    }
    uint8_t node_depths[most];
    unsigned deepest = 0;
    node_depths[count - 2] = 0;
    for (size_t node = count - 2; node-- > 0;)
        node_depths[node] = (uint8_t)(node_depths[parents[most + node]] + 1);
    for (size_t index = 0; index < count; index++) {
        depths[index] = (uint8_t)(node_depths[parents[index]] + 1);
        if (depths[index] > deepest) deepest = depths[index];
    }
    return deepest;
}

static uint16_t reversed(uint16_t code, unsigned length) {
    uint16_t result = 0;
    for (unsigned bit = 0; bit < length; bit++)
        result |= (uint16_t)((code >> bit & 1) << (length - 1 - bit));
    return result;
}

/// Assigns codes by length and symbol (RFC 1951, 3.2.2).
static void assign_codes(prefix_code *code, size_t count) {
    uint16_t next[17] = {0}, counts[16] = {0};
    for (size_t symbol = 0; symbol < count; symbol++) counts[code->lengths[symbol]]++;
    counts[0] = 0;
    for (unsigned length = 1; length < 16; length++)
        next[length + 1] = (uint16_t)((next[length] + counts[length]) << 1);
    for (size_t symbol = 0; symbol < count; symbol++) {
        unsigned length = code->lengths[symbol];
        if (length != 0) code->codes[symbol] = reversed(next[length]++, length);
    }
}

void make_code(
    const uint32_t *frequencies, size_t count, unsigned longest, prefix_code *code) {
    leaf leaves[literal_symbols];
    uint8_t depths[literal_symbols];
    size_t used = 0;
    memset(code, 0, sizeof *code);
    for (size_t symbol = 0; symbol < count; symbol++) {
        // The first two symbols have codes in any case, because decoders expect two.
        uint32_t frequency = frequencies[symbol];
        if (frequency == 0 && symbol < 2) frequency = 1;
        if (frequency != 0) leaves[used++] = (leaf){frequency, (uint16_t)symbol};
    }
    for (;;) {
        qsort(leaves, used, sizeof *leaves, by_frequency);
        if (find_depths(leaves, used, depths) <= longest) break;
        // Closer frequencies result in shorter codes.
        for (size_t index = 0; index < used; index++)
            leaves[index].frequency = leaves[index].frequency / 2 + 1;
    }
    for (size_t index = 0; index < used; index++)
        code->lengths[leaves[index].symbol] = depths[index];
    assign_codes(code, count);
}

/// A symbol for lengths, with the bits after it.
typedef struct {
    uint8_t symbol, extra, extra_count;
} length_item;

/// Collects lengths, of which runs are symbols 16 to 18. Returns the number of items.
static size_t collect_lengths(const uint8_t *lengths, size_t count, length_item *items) {
    size_t used = 0;
    for (size_t start = 0; start < count;) {
        size_t end = start + 1;
        while (end < count && lengths[end] == lengths[start]) end++;
        size_t run = end - start;
        if (lengths[start] == 0) {
            while (run >= 3) {
                size_t part = run < 138 ? run : 138;
                if (part < 11) items[used++] = (length_item){17, (uint8_t)(part - 3), 3};
                else items[used++] = (length_item){18, (uint8_t)(part - 11), 7};
                run -= part;
            }
        } else {
            items[used++] = (length_item){lengths[start], 0, 0};
            run--;
            while (run >= 3) {
                size_t part = run < 6 ? run : 6;
                items[used++] = (length_item){16, (uint8_t)(part - 3), 2};
                run -= part;
            }
        }
        while (run-- > 0) items[used++] = (length_item){lengths[start], 0, 0};
        start = end;
    }
    return used;
}

void write_codes(bit_stream *stream, const prefix_code *literals, const prefix_code *distances) {
    enum { length_symbols = 19 };
    static const uint8_t order[length_symbols] = {
        16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};
    uint8_t lengths[literal_symbols + distance_symbols];
    memcpy(lengths, literals->lengths, literal_symbols);
    memcpy(lengths + literal_symbols, distances->lengths, distance_symbols);
    length_item items[literal_symbols + distance_symbols];
    size_t count = collect_lengths(lengths, sizeof lengths, items);
    uint32_t frequencies[length_symbols] = {0};
    for (size_t index = 0; index < count; index++) frequencies[items[index].symbol]++;
    prefix_code code;
    make_code(frequencies, length_symbols, 7, &code);
    write_bits(stream, literal_symbols - 257, 5);
    write_bits(stream, distance_symbols - 1, 5);
    write_bits(stream, length_symbols - 4, 4);
    for (size_t index = 0; index < length_symbols; index++)
        write_bits(stream, code.lengths[order[index]], 3);
    for (size_t index = 0; index < count; index++) {
        const length_item *item = &items[index];
        write_bits(stream, code.codes[item->symbol], code.lengths[item->symbol]);
        write_bits(stream, item->extra, item->extra_count);
    }
}
