/// Gives variables the values that satisfy all required constraints and come nearest to the
/// optional ones: a higher priority before any number of lower ones, and within one priority the
/// least sum of absolute errors (facts: semantics.md 3.4).
///
/// The result depends on the active constraints and their numbers, not on the way to them: not by
/// a bit on the order of insertion, and not by 1e-9 on the numbers before.
/// Where several solutions are equally good, the errors of the constraints created first are the
/// least, and then the free variables are nearest to zero. Confined to one thread.
public final class Solver {
    var variableNames: [String] = []
    var values: [Double] = []
    /// The block of each variable, -1 where no active constraint has it.
    var variableBlocks: [Int] = []
    var parameterNames: [String] = []
    var parameterValues: [Double] = []
    /// The blocks that have a parameter.
    var parameterBlocks: [[Int]] = []
    var constraints: [ConstraintRecord] = []
    /// The terms of all constraints, in the order of creation.
    var variableTerms: [Expression.Term] = []
    var parameterTerms: [Expression.Term] = []
    /// Active constraints without a block, and perhaps some that are not active any more.
    var pending: [Int] = []
    var blocks: [Block?] = []
    var vacantBlocks: [Int] = []
    /// The places of variables and parameters in the block that is being compiled.
    var places: [Int] = []
    var parameterPlaces: [Int] = []
    /// The buffer in which structures are written.
    var words: [UInt64] = []
    /// Blocks whose right-hand sides changed, and whether a block is among them.
    var stale: [Int] = []
    var isStale: [Bool] = []

    /// Whether each variable may not be negative.
    var isNonNegative: [Bool] = []
    let tolerance: Double

    /// A contradiction that goes away when its latest equality, or its latest inequality where it
    /// has one, is shifted by at most the tolerance (not negative) is none: that constraint alone
    /// is off by so much. Rounding is forgiven in any case.
    public init(tolerance: Double = 0) {
        self.tolerance = tolerance
    }

    /// A new unknown; it is zero while no active constraint has it. A non-negative one is required
    /// to be at least zero, which costs nothing while it is; a contradiction does not list that.
    public func makeVariable(_ name: String = "", isNonNegative: Bool = false) -> Variable {
        variableNames.append(name)
        self.isNonNegative.append(isNonNegative)
        values.append(0)
        variableBlocks.append(-1)
        places.append(0)
        return Variable(index: values.count - 1)
    }

    /// A new parameter; throws `SolverError.notFinite`.
    public func makeParameter(
        _ name: String = "", value: Double
    ) throws(SolverError) -> Parameter {
        guard value.isFinite else { throw .notFinite }
        parameterNames.append(name)
        parameterValues.append(value)
        parameterBlocks.append([])
        parameterPlaces.append(-1)
        return Parameter(index: parameterValues.count - 1)
    }

    /// The value that the last `solve()` gave, to ten decimals; zero before, and
    /// without meaning where that failed.
    public subscript(variable: Variable) -> Double {
        values[variable.index]
    }

    /// The number that constraints use for the parameter.
    public subscript(parameter: Parameter) -> Double {
        parameterValues[parameter.index]
    }
}

/// What a solver knows about a constraint: `sum + offset relation 0`.
struct ConstraintRecord {
    /// Where its terms stand in the solver's, each variable and parameter once and ascending.
    var variables: Range<Int>
    var parameters: Range<Int>
    /// The constant of the expression.
    var base: Double
    /// The constant on the right.
    var constant: Double
    var relation: Relation
    var strength: Priority
    var isActive = false
    /// The block and its row, -1 while there is none.
    var block = -1
    var row = -1

    var sign: Double { relation == .lessThanOrEqual ? -1 : 1 }
    var offset: Double { sign * (base - constant) }
}
