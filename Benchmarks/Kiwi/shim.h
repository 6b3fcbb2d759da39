// What the benchmark calls in the library that it builds around kiwi.
#pragma once
#include <stdint.h>

extern "C" {
// A constraint: its terms stand in `places` and `coefficients` from `start` to `end`.
struct kiwi_row {
    int32_t start;
    int32_t end;
    int64_t relation; // -1 <=, 0 ==, 1 >=
    double constant;
    double strength;
};

struct kiwi_system;

// Adds all constraints and updates the variables. Variables from `first_edit` on are edit
// variables, which are suggested their values first. `refused` counts what kiwi calls
// unsatisfiable.
kiwi_system *kiwi_solve(
    int32_t variable_count, int32_t first_edit, const double *edit_values, const kiwi_row *rows,
    int32_t row_count, const int32_t *places, const double *coefficients, int32_t *refused);

// Suggests other values for the edit variables and updates all variables.
void kiwi_suggest(kiwi_system *system, const double *edit_values);

void kiwi_values(const kiwi_system *system, double *values);
void kiwi_free(kiwi_system *system);
}
