import Foundation

extension UIView {
    /// Returns the hierarchy as lines of text, in the format of UIKit's `_autolayoutTrace`.
    ///
    /// `•` marks the root, which has the engine; `*` marks views that constraints place; `+` marks
    /// views that masks place inside of those and that constraints refer to. Ambiguous values
    /// follow the name (Documentation/Layout.md 3.8).
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

    /// Returns the ambiguous variables of a view. Each view that constraints can move has four
    /// variables, numbered in tree order.
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
