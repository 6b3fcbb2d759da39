/// Gives variables the values that satisfy all required constraints and come nearest to the
/// optional ones: a higher priority before any number of lower ones, and within one priority the
/// least sum of absolute errors (Documentation/Layout.md 3.4).
///
/// The result depends on the active constraints and their numbers, not on the way to them: not by
/// a bit on the order of insertion, and not by 1e-9 on the numbers before.
/// Where several solutions are equally good, the errors of the constraints created first are the
/// least; then the non-negative variables are nearest to zero, then the slacks of inequalities,
/// then the other variables. Confined to one thread.
public final class Solver {
    /// Not checked for overlapping accesses when they happen: every one begins and ends inside a
    /// method of the solver that calls nobody else's code, and a small change would take twice as
    /// long.
    @exclusivity(unchecked) var storage: Storage

    /// A contradiction that goes away when its latest equality, or its latest inequality where it
    /// has one, is shifted by at most the tolerance (not negative) is none: that constraint alone
    /// is off by so much. Rounding is forgiven in any case.
    public init(tolerance: Double = 0) {
        storage = Storage(tolerance: tolerance)
    }

    /// A new unknown; it is zero while no active constraint has it. A non-negative one is required
    /// to be at least zero, which costs nothing while it is; a contradiction does not list that.
    public func makeVariable(_ name: String = "", isNonNegative: Bool = false) -> Variable {
        Variable(index: storage.makeVariable(name, isNonNegative: isNonNegative))
    }

    /// A new parameter; throws `SolverError.notFinite`.
    public func makeParameter(
        _ name: String = "", value: Double
    ) throws(SolverError) -> Parameter {
        Parameter(index: try storage.makeParameter(name, value: value))
    }

    /// The value that the last `solve()` gave, to ten decimals; zero before, and
    /// without meaning where that failed.
    public subscript(variable: Variable) -> Double {
        storage.values[variable.index]
    }

    /// The number that constraints use for the parameter.
    public subscript(parameter: Parameter) -> Double {
        storage.parameterValues[parameter.index]
    }

    /// A new constraint `expression relation constant`, which counts only once it is added.
    /// Throws `SolverError.priority` or `.notFinite`.
    public func makeConstraint(
        _ expression: some Linear, _ relation: Relation, _ constant: Double = 0,
        strength: Priority = .required
    ) throws(SolverError) -> Constraint {
        let index = try storage.makeConstraint(
            expression.expression, relation, constant, strength: strength)
        return Constraint(index: index)
    }

    /// Whether the constraint counts.
    public func isActive(_ constraint: Constraint) -> Bool {
        storage.constraints[constraint.index].isActive
    }

    /// Lets a constraint count; the next `solve()` compiles the block of its variables again.
    public func add(_ constraint: Constraint) {
        storage.add(constraint.index)
    }

    /// Lets a constraint count no more; the next `solve()` compiles the rest of its block again.
    public func remove(_ constraint: Constraint) {
        storage.remove(constraint.index)
    }

    /// Changes a priority; throws `SolverError.priority`.
    public func setStrength(
        _ strength: Priority, of constraint: Constraint
    ) throws(SolverError) {
        try storage.setStrength(strength, of: constraint.index)
    }

    /// Changes the right-hand side of a constraint; nothing is compiled again. Throws
    /// `SolverError.notFinite`.
    public func setConstant(
        _ constant: Double, of constraint: Constraint
    ) throws(SolverError) {
        try storage.setConstant(constant, of: constraint.index)
    }

    /// Changes a parameter; nothing is compiled again. Throws `SolverError.notFinite`.
    public func setValue(_ value: Double, of parameter: Parameter) throws(SolverError) {
        try storage.setValue(value, of: parameter.index)
    }

    /// Solves whatever changed since the last time. Throws the `SolverError.contradiction` of the
    /// earliest constraint after it solved all that can be; the caller removes one of its
    /// constraints and solves again.
    public func solve() throws(SolverError) {
        if let contradiction = storage.solve() { throw .contradiction(contradiction) }
    }

    /// After a `solve()` that found one contradiction: all that can be told at once, each of them
    /// a set of constraints that exclude each other; sets may share constraints.
    public func contradictions() -> [[Constraint]] {
        storage.contradictions()
    }
}
