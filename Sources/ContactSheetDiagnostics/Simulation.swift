/// Everything that a screen depends on besides its preview: the state that UIKit keeps in singletons.
///
/// `current` is the only mutable global of the simulated system. `run(_:)` sets up a new simulation
/// for one preview and removes it afterward, so no state outlives the preview. What the application
/// sets up earlier, such as folders of documents and appearance settings, is inherited.
///
/// Each target adds its own state as a part, because a target can't name the types of the targets
/// that import it.
@MainActor package final class Simulation {
    /// The running simulation, or the one in which the application sets up its previews.
    package private(set) static var current = Simulation(inheriting: nil)

    /// The log that layout, documents, and fonts report diagnostics to.
    var log = DiagnosticLog()
    private let outer: Simulation?
    /// The parts in the order of their first use; few, so a search is faster than a dictionary.
    private var parts: [(type: ObjectIdentifier, part: AnyObject)] = []

    /// What happens around each simulation that runs inside this one.
    package var surroundings: SimulationSurroundings?

    private init(inheriting outer: Simulation?) {
        self.outer = outer
        surroundings = outer?.surroundings
    }

    /// Returns the result of `work`, which runs in a new simulation.
    package static func run<Result>(_ work: () throws -> Result) rethrows -> Result {
        let outer = current
        current = Simulation(inheriting: outer)
        outer.surroundings?.begin()
        defer {
            outer.surroundings?.end()
            replaceCurrent(with: outer)
        }
        return try work()
    }

    /// Makes another simulation the running one.
    ///
    /// Deinitializers of what the old one kept read `current`, so it's released after the assignment.
    private static func replaceCurrent(with simulation: Simulation) {
        withExtendedLifetime(current) { current = simulation }
    }

    /// Runs the work of the main queue that is due, which waits while the simulation's thread runs.
    package func settle() { surroundings?.settle() }

    /// Begins again with what a new process has, so that files are read again after they changed.
    package static func startOver() {
        precondition(current.outer == nil, "a preview is running")
        let surroundings = current.surroundings
        replaceCurrent(with: Simulation(inheriting: nil))
        current.surroundings = surroundings
    }

    /// Returns the part of a type, which is created at its first use.
    package func part<Part: SimulationPart>(_ type: Part.Type) -> Part {
        let key = ObjectIdentifier(type)
        for known in parts where known.type == key {
            return unsafeDowncast(known.part, to: Part.self)
        }
        let part = Part(inheriting: outer?.part(type))
        parts.append((key, part))
        return part
    }
}

/// The state of one target in a simulation.
@MainActor package protocol SimulationPart: AnyObject {
    /// Creates the state of a new simulation.
    ///
    /// - Parameter outer: The state of the simulation that the new one runs in, or `nil` for the
    ///   first one. The application's setup is copied from it; changes don't affect it.
    init(inheriting outer: Self?)
}

/// What happens before and after a simulation, on the thread that runs it.
package struct SimulationSurroundings {
    let begin: @MainActor () -> Void
    let end: @MainActor () -> Void
    /// Runs the work of the main queue, after what other queues do for it.
    let settle: @MainActor () -> Void

    package init(
        begin: @escaping @MainActor () -> Void, end: @escaping @MainActor () -> Void,
        settle: @escaping @MainActor () -> Void = {}
    ) {
        self.begin = begin
        self.end = end
        self.settle = settle
    }
}
