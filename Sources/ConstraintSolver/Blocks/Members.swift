/// The solver's variables, parameters, and constraints in a block, by their places in its program,
/// and the places of variables that can't be negative. One buffer, because a screen has many small
/// blocks.
struct Members {
    private let all: [Int]
    private let parametersStart: Int
    private let constraintsStart: Int
    private let boundsStart: Int

    init(
        variables: ArraySlice<Int>, parameters: ArraySlice<Int>, constraints: ArraySlice<Int>,
        isBound: (_ place: Int) -> Bool
    ) {
        parametersStart = variables.count
        constraintsStart = parametersStart + parameters.count
        boundsStart = constraintsStart + constraints.count
        var all: [Int] = []
        let boundCount = (0..<variables.count).reduce(0) { isBound($1) ? $0 + 1 : $0 }
        all.reserveCapacity(boundsStart + boundCount)
        all.append(contentsOf: variables)
        all.append(contentsOf: parameters)
        all.append(contentsOf: constraints)
        for place in 0..<variables.count where isBound(place) { all.append(place) }
        self.all = all
    }

    /// The solver's variables; the indices are their places.
    var variables: ArraySlice<Int> { all[..<parametersStart] }
    var parameters: ArraySlice<Int> { all[parametersStart..<constraintsStart] }
    var constraints: ArraySlice<Int> { all[constraintsStart..<boundsStart] }
    var bounds: ArraySlice<Int> { all[boundsStart...] }

    var variableCount: Int { parametersStart }
    var parameterCount: Int { constraintsStart - parametersStart }
    var constraintCount: Int { boundsStart - constraintsStart }
    var hasBounds: Bool { boundsStart < all.count }

    /// Returns the place of one of the solver's variables, or `nil` if the block doesn't have it.
    /// The variables are in ascending order.
    func place(of variable: Int) -> Int? {
        let place = variables.partitioningIndex { $0 >= variable }
        return place < variableCount && all[place] == variable ? place : nil
    }

    /// The range of the bounds in the buffer.
    var boundsRange: Range<Int> { boundsStart..<all.count }

    /// Calls a closure with the variables, the parameters, the constraints, and the bounds in one
    /// list.
    @inline(__always)
    func withUnsafe<Result>(_ body: (UnsafeBufferPointer<Int>) -> Result) -> Result {
        all.withUnsafeBufferPointer(body)
    }

    func constraint(ofRow row: Int) -> Int { all[constraintsStart + row] }
}
