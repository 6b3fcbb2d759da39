import ConstraintSolver
import Foundation

/// The kiwi library, built when the benchmark runs, with the functions of Kiwi/shim.cpp.
struct Kiwi {
    typealias Handle = UnsafeMutableRawPointer
    typealias Solve =
        @convention(c) (
            Int32, Int32, UnsafePointer<Double>, Int32, UnsafePointer<Int32>, UnsafePointer<Int32>,
            UnsafePointer<Double>, UnsafePointer<Double>, UnsafePointer<Int32>,
            UnsafePointer<Double>, UnsafeMutablePointer<Int32>
        ) -> Handle
    typealias Suggest = @convention(c) (Handle, UnsafePointer<Double>) -> Void
    typealias Values = @convention(c) (Handle, UnsafeMutablePointer<Double>) -> Void
    typealias Free = @convention(c) (Handle) -> Void

    let solve: Solve
    let suggest: Suggest
    let values: Values
    let free: Free

    enum Failure: Error, CustomStringConvertible {
        case build(status: Int32)
        case load(String)

        var description: String {
            switch self {
            case .build(let status): "Kiwi/build ended with status \(status)"
            case .load(let reason): "libkiwishim.so: \(reason)"
            }
        }
    }

    /// Downloads and builds the library if it isn't there yet, in a folder that git ignores.
    init() throws {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let folder = package.appendingPathComponent(".build/kiwi")
        let build = Process()
        build.executableURL = package.appendingPathComponent("Kiwi/build")
        build.arguments = [folder.path]
        try build.run()
        build.waitUntilExit()
        guard build.terminationStatus == 0 else {
            throw Failure.build(status: build.terminationStatus)
        }
        let path = folder.appendingPathComponent("libkiwishim.so").path
        guard let library = dlopen(path, RTLD_NOW) else {
            throw Failure.load(dlerror().map { String(cString: $0) } ?? "")
        }
        func symbol<T>(_ name: String, _ type: T.Type) throws -> T {
            guard let address = dlsym(library, name) else { throw Failure.load("no " + name) }
            return unsafeBitCast(address, to: type)
        }
        solve = try symbol("kiwi_solve", Solve.self)
        suggest = try symbol("kiwi_suggest", Suggest.self)
        values = try symbol("kiwi_values", Values.self)
        free = try symbol("kiwi_free", Free.self)
    }
}

/// A system in the form that kiwi's functions require.
struct KiwiSystem {
    private var variableCount: Int32
    private var firstEdit: Int32
    private var starts: [Int32] = [0]
    private var relations: [Int32] = []
    private var constants: [Double] = []
    private var strengths: [Double] = []
    private var places: [Int32] = []
    private var coefficients: [Double] = []

    /// Parameters in the list become edit variables after the others; other parameters become
    /// constants.
    init(_ system: System, edits: [Int]) {
        firstEdit = Int32(system.variables.count)
        variableCount = firstEdit + Int32(edits.count)
        for item in system.constraints {
            var constant = item.constant
            for term in item.variables { append(Int32(term.place), term.coefficient) }
            for term in item.parameters {
                if let edit = edits.firstIndex(of: term.place) {
                    append(firstEdit + Int32(edit), term.coefficient)
                } else {
                    constant -= term.coefficient * system.parameters[term.place].value
                }
            }
            let relation = [Relation.lessThanOrEqual: -1, .equal: 0, .greaterThanOrEqual: 1]
            close(Int32(relation[item.relation] ?? 0), constant, Self.strength(item.strength))
        }
        for (place, variable) in system.variables.enumerated() where variable.isNonNegative {
            append(Int32(place), 1)
            close(1, 0, Self.strength(.required))
        }
    }

    private mutating func append(_ place: Int32, _ coefficient: Double) {
        places.append(place)
        coefficients.append(coefficient)
    }

    private mutating func close(_ relation: Int32, _ constant: Double, _ strength: Double) {
        starts.append(Int32(places.count))
        relations.append(relation)
        constants.append(constant)
        strengths.append(strength)
    }

    /// Returns a strength for kiwi, which adds weighted errors. Its three bands, which are a factor
    /// of 1000 apart, contain the priorities above 500, those above 250, and the rest; inside a
    /// band, a priority is a weight. This isn't lexicographic.
    private static func strength(_ priority: Double) -> Double {
        if priority >= .required { return 1_001_001_000 }
        if priority > 500 { return (priority - 500) * 1e6 }
        return priority > 250 ? (priority - 250) * 1e3 : priority
    }

    func solve(_ kiwi: Kiwi, edits: [Double]) -> (handle: Kiwi.Handle, refused: Int) {
        var refused: Int32 = 0
        let handle = kiwi.solve(
            variableCount, firstEdit, edits, Int32(relations.count), starts, relations, constants,
            strengths, places, coefficients, &refused)
        return (handle, Int(refused))
    }

    func values(_ kiwi: Kiwi, _ handle: Kiwi.Handle) -> [Double] {
        var values = Array(repeating: 0.0, count: Int(variableCount))
        kiwi.values(handle, &values)
        return Array(values[..<Int(firstEdit)])
    }
}
