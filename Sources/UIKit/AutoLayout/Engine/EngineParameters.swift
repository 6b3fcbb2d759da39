import ConstraintSolver
import Foundation

/// The numbers that constraints see but don't change: sizes of views that code and masks place,
/// margins, safe areas. Each is read again before every solve.
@MainActor struct EngineParameters {
    private struct Source {
        let parameter: Parameter
        weak var view: UIView?
        let read: @MainActor (UIView) -> CGFloat
    }

    private var sources: [Source] = []
    private var known: [Key: Parameter] = [:]

    /// What a parameter stands for.
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

    /// The parameter for a quantity of a view, made at its first use.
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

    /// Reads all again; whether any differs.
    func evaluate(into solver: Solver) -> Bool {
        var hasChanged = false
        for source in sources {
            guard let view = source.view else { continue }
            let value = Double(source.read(view)).solvable
            // A number that is none leaves the last one in place.
            guard value.isFinite, solver[source.parameter] != value else { continue }
            try? solver.setValue(value, of: source.parameter)
            hasChanged = true
        }
        return hasChanged
    }

    /// Forgets what belongs to views that are gone.
    mutating func removeAll(of gone: Set<ObjectIdentifier>) {
        known = known.filter { !gone.contains($0.key.view) }
        let kept = Set(known.values)
        sources.removeAll { !kept.contains($0.parameter) }
    }
}

extension Solver {
    /// A parameter that starts at zero where the value is not a number.
    func makeFiniteParameter(_ value: Double, name: String) -> Parameter {
        do {
            return try makeParameter(name, value: value.isFinite ? value.solvable : 0)
        } catch {
            preconditionFailure("the solver rejected a finite value")
        }
    }
}

extension EngineParameters.Quantity {
    /// How dumped systems call it.
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
    /// What the engine of the view's hierarchy last solved.
    package var layoutSystem: System { System(of: root.engine.solver) }
}
