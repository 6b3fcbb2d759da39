#include "shim.h"

#include <kiwi/kiwi.h>

#include <vector>

struct kiwi_system {
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables;
    int32_t first_edit;
};

static kiwi::RelationalOperator relation(int64_t sign) {
    if (sign < 0) return kiwi::OP_LE;
    return sign > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
}

static void suggest(kiwi_system *system, const double *edit_values) {
    int32_t count = static_cast<int32_t>(system->variables.size());
    for (int32_t place = system->first_edit; place < count; ++place)
        system->solver.suggestValue(
            system->variables[place], edit_values[place - system->first_edit]);
}

kiwi_system *kiwi_solve(
    int32_t variable_count, int32_t first_edit, const double *edit_values, const kiwi_row *rows,
    int32_t row_count, const int32_t *places, const double *coefficients, int32_t *refused) {
    auto *system = new kiwi_system{{}, std::vector<kiwi::Variable>(variable_count), first_edit};
    // The greatest strength that is not required.
    double strongest = kiwi::strength::create(1000, 1000, 999);
    for (int32_t place = first_edit; place < variable_count; ++place)
        system->solver.addEditVariable(system->variables[place], strongest);
    suggest(system, edit_values);
    *refused = 0;
    for (int32_t index = 0; index < row_count; ++index) {
        const kiwi_row &row = rows[index];
        std::vector<kiwi::Term> terms;
        terms.reserve(row.end - row.start);
        for (int32_t term = row.start; term < row.end; ++term)
            terms.emplace_back(system->variables[places[term]], coefficients[term]);
        kiwi::Expression sum(std::move(terms), -row.constant);
        try {
            system->solver.addConstraint(
                kiwi::Constraint(sum, relation(row.relation), row.strength));
        } catch (const kiwi::UnsatisfiableConstraint &) {
            *refused += 1;
        }
    }
    system->solver.updateVariables();
    return system;
}

void kiwi_suggest(kiwi_system *system, const double *edit_values) {
    suggest(system, edit_values);
    system->solver.updateVariables();
}

void kiwi_values(const kiwi_system *system, double *values) {
    for (const kiwi::Variable &variable : system->variables) *values++ = variable.value();
}

void kiwi_free(kiwi_system *system) { delete system; }
