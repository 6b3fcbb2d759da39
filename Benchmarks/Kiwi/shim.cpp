// The functions that Sources/solver/Kiwi.swift calls. All arrays belong to the caller.
#include <kiwi/kiwi.h>

#include <cstdint>
#include <vector>

struct kiwi_system {
    kiwi::Solver solver;
    std::vector<kiwi::Variable> variables;
    int32_t first_edit;
};

static kiwi::RelationalOperator relation(int32_t sign) {
    if (sign < 0) return kiwi::OP_LE;
    return sign > 0 ? kiwi::OP_GE : kiwi::OP_EQ;
}

static void suggest(kiwi_system *system, const double *edit_values) {
    int32_t count = static_cast<int32_t>(system->variables.size());
    for (int32_t place = system->first_edit; place < count; ++place)
        system->solver.suggestValue(
            system->variables[place], edit_values[place - system->first_edit]);
}

extern "C" {

// Adds all constraints and updates the variables. Those from `first_edit` on are edit variables,
// which are suggested their values first. A constraint's terms go from its start to the next
// one's; its relation is -1 for <=, 0 for ==, 1 for >=. `refused` counts what kiwi calls
// unsatisfiable.
kiwi_system *kiwi_solve(
    int32_t variable_count, int32_t first_edit, const double *edit_values, int32_t row_count,
    const int32_t *starts, const int32_t *relations, const double *constants,
    const double *strengths, const int32_t *places, const double *coefficients,
    int32_t *refused) {
    auto *system = new kiwi_system{{}, std::vector<kiwi::Variable>(variable_count), first_edit};
    // The greatest strength that is not required.
    double strongest = kiwi::strength::create(1000, 1000, 999);
    for (int32_t place = first_edit; place < variable_count; ++place)
        system->solver.addEditVariable(system->variables[place], strongest);
    suggest(system, edit_values);
    *refused = 0;
    for (int32_t index = 0; index < row_count; ++index) {
        std::vector<kiwi::Term> terms;
        terms.reserve(starts[index + 1] - starts[index]);
        for (int32_t term = starts[index]; term < starts[index + 1]; ++term)
            terms.emplace_back(system->variables[places[term]], coefficients[term]);
        kiwi::Expression sum(std::move(terms), -constants[index]);
        try {
            system->solver.addConstraint(
                kiwi::Constraint(sum, relation(relations[index]), strengths[index]));
        } catch (const kiwi::UnsatisfiableConstraint &) {
            *refused += 1;
        }
    }
    system->solver.updateVariables();
    return system;
}

// Suggests other values for the edit variables and updates all variables.
void kiwi_suggest(kiwi_system *system, const double *edit_values) {
    suggest(system, edit_values);
    system->solver.updateVariables();
}

void kiwi_values(const kiwi_system *system, double *values) {
    for (const kiwi::Variable &variable : system->variables) *values++ = variable.value();
}

void kiwi_free(kiwi_system *system) { delete system; }

}  // extern "C"
