import Foundation

extension UIView {
    /// The hierarchy in lines, as UIKit's `_autolayoutTrace` writes it: `•` marks the root, whose
    /// engine it is, `*` what constraints place, `+` what masks place inside it and constraints
    /// speak of; then what is ambiguous (facts: semantics.md 3.8).
    public func autolayoutTrace() -> String {
        let root = root
        let trace = AutolayoutTrace(engine: root.upToDateEngine)
        return trace.lines(of: root, depth: 0).joined(separator: "\n")
    }
}

@MainActor private struct AutolayoutTrace {
    let engine: LayoutEngine

    func lines(of view: UIView, depth: Int) -> [String] {
        [
            String(repeating: "|   ", count: depth) + mark(of: view) + view.logName
                + remark(view)
        ]
            + view.layoutGuides.map { line(of: $0, depth: depth + 1) }
            + view.subviews.flatMap { lines(of: $0, depth: depth + 1) }
    }

    private func line(of guide: UILayoutGuide, depth: Int) -> String {
        String(repeating: "|   ", count: depth) + "*" + guide.logName
            + (guide.hasAmbiguousLayout ? " - AMBIGUOUS LAYOUT" : "")
    }

    private func mark(of view: UIView) -> String {
        if view.superview == nil { return "•" }
        if engine.isPlacedByConstraints(view) { return "*" }
        return engine.views[ObjectIdentifier(view)] == nil ? "" : "+"
    }

    private func remark(_ view: UIView) -> String {
        let names = engine.ambiguousQuantities(of: view).map { "\(view.logName).\($0)" }
        return names.isEmpty ? "" : " - AMBIGUOUS LAYOUT for " + names.joined(separator: ", ")
    }
}
