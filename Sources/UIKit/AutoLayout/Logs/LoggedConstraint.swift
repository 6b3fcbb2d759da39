import Foundation

/// A constraint in the format of logs, either a constraint object or one that exists in the engine
/// only (Documentation/Layout.md 3.8).
@MainActor struct LoggedConstraint {
    var className = "NSLayoutConstraint"
    let address: String
    /// The autoresizing mask, if the constraint represents one.
    var mask: String?
    var identifier: String?
    var equation: LoggedEquation?
    /// The hugging and compression resistance priorities, if the constraint represents an intrinsic
    /// size.
    var contentPriorities: (hugging: UILayoutPriority, resistance: UILayoutPriority)?
    /// The view in whose coordinate space the constraint holds, if the text doesn't include it
    /// otherwise.
    var space: UIView?
    var isActive = true

    init(
        _ className: String = "NSLayoutConstraint", address: String, equation: LoggedEquation? = nil
    ) {
        self.className = className
        self.address = address
        self.equation = equation
    }

    init(_ constraint: NSLayoutConstraint) {
        self.init(
            constraint.logClassName, address: UIKit.address(of: constraint),
            equation: LoggedEquation(constraint))
        identifier = constraint.identifier
        isActive = constraint.isActive
    }

    var text: String {
        let style = LogStyle.current
        let parts = [
            "\(className):\(address)", mask, identifier.map { "'\($0)'" }, equation?.text(style),
            contentPriorities.map {
                "Hug:\($0.hugging.logText)"
                    + " CompressionResistance:\($0.resistance.logText)"
            },
        ]
        return "<\(parts.compactMap { $0 }.joined(separator: " "))\(remark(style))>"
    }

    private func remark(_ style: LogStyle) -> String {
        let names = names.joined(separator: ", ")
        if style.isOld { return names.isEmpty ? "" : "   (Names: \(names) )" }
        let state = isActive ? "active" : "inactive"
        return names.isEmpty ? "   (\(state))" : "   (\(state), names: \(names) )"
    }

    /// The identifiers in the text with their addresses, such as `a:0x1` and `'|':UIView:0x2`.
    private var names: [String] {
        let container = equation?.container ?? (LogStyle.current.isOld ? nil : space)
        var names: [String] = []
        for item in [equation?.first?.item, equation?.second?.item].compactMap({ $0 }) {
            guard let identifier = item.logIdentifier, item !== container else { continue }
            let name = "\(identifier):\(UIKit.address(of: item))"
            if !names.contains(name) { names.append(name) }
        }
        return names + [container.map { "'|':\($0.classAndAddress)" }].compactMap { $0 }
    }
}

extension NSLayoutConstraint {
    /// The name of the constraint's class. UIKit has a separate class for system spacing below an
    /// anchor (Documentation/Layout.md 3.6).
    fileprivate var logClassName: String {
        symbolicSpacing == .anchors && first.axis == .vertical
            ? "_UISystemBaselineConstraint" : String(describing: type(of: self))
    }
}
