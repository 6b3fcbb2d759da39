import ConstraintSolver
import Foundation

/// The numbers that constraints use but don't change: the sizes of views that code and autoresizing
/// masks place, margins, and safe areas. Each is read again before every solve.
@MainActor struct EngineParameters {
    private struct Source {
        let parameter: Parameter
        weak var view: UIView?
        let read: @MainActor (UIView) -> CGFloat
    }

    private var sources: [Source] = []
    private var known: [Key: Parameter] = [:]

    /// The quantity of a view that a parameter represents.
    struct Key: Hashable {
        var view: ObjectIdentifier
        var quantity: Quantity
    }

    enum Quantity: Hashable {
        case minimum(NSLayoutConstraint.Axis), length(NSLayoutConstraint.Axis)
        case inset(LayoutGuidePlacement, Edge)
        case barLength(LayoutGuidePlacement)
        case maskMinimum(NSLayoutConstraint.Axis), maskLength(NSLayoutConstraint.Axis)
        case boundsOrigin(NSLayoutConstraint.Axis)
        case firstBaseline, lastBaseline
    }

    enum Edge: Hashable {
        case minX, maxX, minY, maxY

        func value(_ insets: UIEdgeInsets) -> CGFloat {
            switch self {
            case .minX: insets.left
            case .maxX: insets.right
            case .minY: insets.top
            case .maxY: insets.bottom
            }
        }
    }

    /// Returns the parameter for a quantity of a view, which is created at its first use.
    mutating func parameter(
        _ quantity: Quantity, of view: UIView, in solver: Solver,
        read: @escaping @MainActor (UIView) -> CGFloat
    ) -> Parameter {
        let key = Key(view: ObjectIdentifier(view), quantity: quantity)
        if let parameter = known[key] { return parameter }
        let value = Double(read(view))
        let parameter = solver.makeFiniteParameter(value, name: quantity.name)
        sources.append(Source(parameter: parameter, view: view, read: read))
        known[key] = parameter
        return parameter
    }

    /// Reads all quantities again.
    ///
    /// - Returns: Whether any of them changed.
    func evaluate(into solver: Solver) -> Bool {
        var hasChanged = false
        for source in sources {
            guard let view = source.view else { continue }
            let value = Double(source.read(view)).solvable
            // A value that isn't finite leaves the previous one in place.
            guard value.isFinite, solver[source.parameter] != value else { continue }
            try? solver.setValue(value, of: source.parameter)
            hasChanged = true
        }
        return hasChanged
    }

    /// Removes the parameters of views that no longer exist.
    mutating func removeAll(of gone: Set<ObjectIdentifier>) {
        known = known.filter { !gone.contains($0.key.view) }
        let kept = Set(known.values)
        sources.removeAll { !kept.contains($0.parameter) }
    }
}

extension Solver {
    /// Creates a parameter, which starts at zero if the value isn't finite.
    func makeFiniteParameter(_ value: Double, name: String) -> Parameter {
        do {
            return try makeParameter(name, value: value.isFinite ? value.solvable : 0)
        } catch {
            preconditionFailure("the solver rejected a finite value")
        }
    }
}

extension EngineParameters.Quantity {
    /// The name of the quantity in a dump of the constraint system.
    var name: String {
        switch self {
        case .minimum, .boundsOrigin: "origin"
        case .length: "root size"
        case .inset, .barLength: "inset"
        case .maskMinimum, .maskLength: "mask"
        case .firstBaseline, .lastBaseline: "baseline"
        }
    }
}

extension UIView {
    /// The constraint system that the engine of the view's hierarchy solved last.
    package var layoutSystem: System { System(of: root.engine.solver) }
}
