import Foundation

extension UIView {
    /// The hierarchy in lines, as UIKit's `_autolayoutTrace` writes it: `•` marks the root, whose
    /// engine it is, `*` what constraints place, `+` what masks place inside it and constraints
    /// speak of; then what is ambiguous (Documentation/Layout.md 3.8).
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

    /// Which variables are ambiguous; each view that constraints may move has four, numbered in
    /// the order of the tree.
    private func remark(_ view: UIView) -> String {
        let quantities = engine.ambiguousQuantities(of: view)
        guard !quantities.isEmpty,
            let place = engine.placedViews.firstIndex(where: { $0.view === view })
        else { return "" }
        let names = quantities.map {
            "\(view.logName).\($0.traceName){id: \(4 * place + $0.rawValue + 1)}"
        }
        return " - AMBIGUOUS LAYOUT for " + names.joined(separator: ", ")
    }
}
