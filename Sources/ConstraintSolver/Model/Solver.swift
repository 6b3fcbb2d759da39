// How the solver works
//
// The problem. Given are real variables x, parameters p that the caller sets, and constraints
// a·x + b·p + c (=, ≤, ≥) 0. A required constraint holds exactly. An optional one has a priority
// and may be violated; its violation |error| is a cost at its priority. Costs of a higher priority
// count infinitely more than those of a lower one, so a solution minimizes the vector of the
// summed costs, one entry per priority, in lexicographic order. This is lexicographic (preemptive)
// goal programming; Cassowary (Badros, Borning, and Stuckey, "The Cassowary Linear Arithmetic
// Constraint Solving Algorithm", ACM TOCHI 8(4), 2001) solves the same problem with one
// incremental tableau. Auto Layout has other requirements: screens have hundreds of constraints
// whose coefficients rarely change and whose constants change all the time, and thousands of
// small groups with the same structure (cells); and results must not depend on the order of
// insertion.
//
// The method has four phases. The first three depend on the coefficients alone and are cached.
//
// 1. Decomposition (Model, ConnectedComponents). Constraints that share variables form connected
//    components of the constraint graph. Each component is a `Block` and is solved on its own.
//    Adding or removing a constraint dissolves only its block.
//
// 2. Compilation (Structure, Presolve, Elimination, ReducedSystem, Program). The coefficients of
//    a block are its `Structure`; blocks of equal structure share one `Program` from a cache.
//    Presolve, as in linear-programming codes, removes what needs no search:
//      - forward: a required equality with one unknown left determines that unknown;
//      - backward: a variable that occurs in one row only follows from that row in the end.
//    What remains is eliminated by Gauss: required equalities first, the shortest first (a
//    Markowitz-like order that limits fill-in), then optional rows, which stay equalities with
//    their error as a new unknown. The rest, the reduced system, contains inequalities and
//    competing optional rows. It falls into independent `Subproblem`s. The result is a
//    straight-line program: formulas from right-hand sides to the subproblems (prologue), the
//    subproblems, and formulas from their solutions to all variables (epilogue).
//
// 3. Warm start (Subproblem, Tableau). Each subproblem is a dense simplex tableau whose rows are
//    basic and whose columns are nonbasic unknowns. An unknown is free, bounded (≥ 0), or costs
//    its absolute or one-sided value at the level of its priority. Costs are piecewise linear, so
//    an error needs no split into two nonnegative variables: the sign of its value selects its
//    slope. The tableau is brought to the optimal basis for goals that are met and bounds that are
//    far away; most screens have that basis.
//
// 4. Solving (Block, Tableau+Dual, Tableau+Primal, Tableau+Face). A change of constants or
//    parameters runs the prologue. If the basis is still feasible and optimal, the values follow
//    from it. Otherwise the dual simplex method restores feasibility, and the primal method,
//    pricing with the lexicographic cost vector, restores optimality; Bland's rule takes over
//    after a fixed number of pivots, so neither method cycles. A dual ray is a Farkas certificate:
//    its multipliers name the constraints that contradict one another.
//
// Uniqueness. The optimum may be a face of the polyhedron. `Tableau.settle` selects one point of
// it by further lexicographic objectives: the errors in the order of creation, or in the order that
// the caller has chosen, then nonnegative variables (lengths), then slacks, then the other
// variables, each as near to zero as possible.
// So the result is a function of the active constraints, not of the path to them. The same face
// determines which variables are ambiguous: those that vary on it (`Ambiguity`).
//
// Bounds. Nonnegative variables are rows only in blocks whose solution violates them ("lazy
// constraints"): such a block is compiled again with the violated bounds (`Block.tighten`).
//
// Numbers. Sums whose parts cancel to rounding are set to zero (`sumWithoutNoise`), values are
// rounded to ten decimals, and tableaus start again from their coefficients after many pivots.
// A contradiction within `tolerance` is resolved by shifting its latest constraint.

/// A solver that assigns variables the values that satisfy all required constraints and come
/// nearest to the optional ones: a higher priority takes precedence over any number of lower ones,
/// and within one priority the sum of absolute errors is minimized (Documentation/Layout.md 3.4).
///
/// The result depends on the active constraints and their numbers, not on the path to them: the
/// order of insertion doesn't change a single bit, and earlier numbers change a value by less than
/// 1e-9. If several solutions are equally good, the errors of the constraints created first (see
/// ``setOrder(_:of:)``) are minimized; then the nonnegative variables are as near to zero as
/// possible, then the slacks of inequalities, then the other variables.
///
/// A solver must be used from one thread.
public final class Solver {
    /// Overlapping accesses aren't checked at run time: every access begins and ends inside a
    /// method of the solver that calls no outside code, and the checks would double the time of a
    /// small change.
    @exclusivity(unchecked) var storage: Storage

    /// Creates a solver without variables or constraints.
    ///
    /// - Parameter tolerance: How far required constraints may contradict one another, not
    ///   negative. A contradiction is ignored if shifting its latest inequality (its latest
    ///   equality, if it has no inequality) by at most the tolerance resolves it; only that
    ///   constraint is then violated, by that amount. Rounding errors are always ignored.
    public init(tolerance: Double = 0) {
        storage = Storage(tolerance: tolerance)
    }

    /// Creates an unknown, which is zero while no active constraint contains it.
    ///
    /// - Parameter isNonNegative: Whether the variable is required to be at least zero. The
    ///   requirement takes no time while it is met, and contradictions don't list it.
    public func makeVariable(_ name: String = "", isNonNegative: Bool = false) -> Variable {
        Variable(index: storage.makeVariable(name, isNonNegative: isNonNegative))
    }

    /// Creates a parameter.
    ///
    /// - Throws: `SolverError.notFinite`.
    public func makeParameter(
        _ name: String = "", value: Double
    ) throws(SolverError) -> Parameter {
        Parameter(index: try storage.makeParameter(name, value: value))
    }

    /// The value from the last `solve()`, rounded to ten decimals. It is zero before the first call
    /// and undefined after a call that failed.
    public subscript(variable: Variable) -> Double {
        storage.values[variable.index]
    }

    /// The current value of the parameter.
    public subscript(parameter: Parameter) -> Double {
        storage.parameterValues[parameter.index]
    }

    /// Creates a constraint `expression relation constant`, which has no effect until it is added.
    ///
    /// - Throws: `SolverError.priority` or `SolverError.notFinite`.
    public func makeConstraint(
        _ expression: some Linear, _ relation: Relation, _ constant: Double = 0,
        strength: Priority = .required
    ) throws(SolverError) -> Constraint {
        let index = try storage.makeConstraint(
            expression.expression, relation, constant, strength: strength)
        return Constraint(index: index)
    }

    /// Whether the constraint is active.
    public func isActive(_ constraint: Constraint) -> Bool {
        storage.constraints[constraint.index].isActive
    }

    /// Activates a constraint. The next `solve()` recompiles the block of its variables.
    public func add(_ constraint: Constraint) {
        storage.add(constraint.index)
    }

    /// Deactivates a constraint. The next `solve()` recompiles the rest of its block.
    public func remove(_ constraint: Constraint) {
        storage.remove(constraint.index)
    }

    /// Changes a constraint's priority.
    ///
    /// - Throws: `SolverError.priority`.
    public func setStrength(
        _ strength: Priority, of constraint: Constraint
    ) throws(SolverError) {
        try storage.setStrength(strength, of: constraint.index)
    }

    /// Changes the place of a constraint among those whose errors are minimized one after another if
    /// several solutions are equally good. By default, it is the number of the constraint in the order of
    /// creation, from zero.
    public func setOrder(_ order: Int, of constraint: Constraint) {
        storage.setOrder(order, of: constraint.index)
    }

    /// Changes the right-hand side of a constraint. Nothing is recompiled.
    ///
    /// - Throws: `SolverError.notFinite`.
    public func setConstant(
        _ constant: Double, of constraint: Constraint
    ) throws(SolverError) {
        try storage.setConstant(constant, of: constraint.index)
    }

    /// Changes a parameter's value. Nothing is recompiled.
    ///
    /// - Throws: `SolverError.notFinite`.
    public func setValue(_ value: Double, of parameter: Parameter) throws(SolverError) {
        try storage.setValue(value, of: parameter.index)
    }

    /// Solves everything that changed since the last call.
    ///
    /// - Throws: The `SolverError.contradiction` of the earliest constraint, after everything else
    ///   is solved. The caller removes one of its constraints and solves again.
    public func solve() throws(SolverError) {
        if let contradiction = storage.solve() { throw .contradiction(contradiction) }
    }

    /// Returns all contradictions that can be found at once after a `solve()` that failed. Each is
    /// a set of constraints that contradict one another; sets may share constraints.
    public func contradictions() -> [[Constraint]] {
        storage.contradictions()
    }
}
