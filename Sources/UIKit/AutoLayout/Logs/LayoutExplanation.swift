import ConstraintSolver
import Foundation

extension UIView {
    /// Returns an explanation of the view's position and length along an axis, one sentence per
    /// line.
    ///
    /// The explanation lists the position and length; the constraints, masks, and intrinsic sizes
    /// that determine them, starting with those of the view itself; and the constraints that aren't
    /// satisfied. It contains no addresses, so it is the same in every run.
    public func layoutExplanation(for axis: NSLayoutConstraint.Axis) -> [String] {
        root.layoutIfNeeded()
        return LayoutExplanation(view: self, axis: axis, engine: upToDateEngine).lines
    }
}

@MainActor private struct LayoutExplanation {
    let view: UIView
    let axis: NSLayoutConstraint.Axis
    let engine: LayoutEngine
    private let axisText: AxisDescription
    /// The maximum rounding error of a satisfied constraint, in points.
    private let tolerance = 1e-3

    init(view: UIView, axis: NSLayoutConstraint.Axis, engine: LayoutEngine) {
        self.view = view
        self.axis = axis
        self.engine = engine
        axisText = AxisDescription(axis)
    }

    var lines: [String] {
        guard let span = view.solvedSpan(axis), !span.variables.isEmpty else {
            return [result, givenFrame]
        }
        return [result] + chain(span) + ambiguity(span) + unmetContent + unmetConstraints + broken
    }

    private var result: String {
        let (minimum, length) = view.frame.extent(axis)
        return "\(view.reportName) is at \(axisText.coordinate) \(minimum.logText) and "
            + "\(length.logText) points \(axisText.extended)."
    }

    private var givenFrame: String {
        guard let superview = view.superview else { return "Its frame was set directly." }
        return "Its frame was set directly, and its autoresizing mask "
            + "\(view.autoresizingMask.logText) adapts it to \(superview.reportName)."
    }

    // MARK: Sources of the frame

    /// Returns the sentences for the sources of a span. Among the view's own sources, constraints
    /// precede masks and intrinsic sizes.
    private func chain(_ span: EngineSpan) -> [String] {
        let sources = engine.sources(of: span)
        let own = sources.filter { $0.isAbout(view) }
        let ordered =
            own.filter { $0.constraint != nil } + own.filter { $0.constraint == nil }
            + sources.filter { !$0.isAbout(view) }
        var reported: Set<String> = []
        return ordered.map(sentence).filter { reported.insert($0).inserted }
    }

    private func sentence(_ source: RowSource) -> String {
        switch source {
        case .constraint(let constraint): constraint.sentence
        case .mask(let known, let axis, let isSize): maskSentence(known, axis, isSize: isSize)
        case .content(let known, let axis, _): contentSentence(known, axis)
        case .system(let purpose): "UIKit fixes \(purpose)."
        }
    }

    private func maskSentence(
        _ known: EngineView, _ axis: NSLayoutConstraint.Axis, isSize: Bool
    ) -> String {
        guard let view = known.view else { return "" }
        let (minimum, length) = view.untransformedFrame.extent(axis)
        let axisText = AxisDescription(axis)
        let what =
            isSize
            ? "\(length.logText) points \(axisText.extended)"
            : "at \(axisText.coordinate) \(minimum.logText)"
        return "The autoresizing mask \(view.autoresizingMask.logText) of \(view.reportName) "
            + "keeps it \(what)."
    }

    private func contentSentence(
        _ known: EngineView, _ axis: NSLayoutConstraint.Axis
    ) -> String {
        guard let view = known.view, let row = known.content.first(where: { $0.axis == axis })
        else { return "" }
        return "The content of \(view.reportName) is \(CGFloat(engine.solver[row.size]).logText) "
            + "points \(AxisDescription(axis).extended) (hugging \(row.hugging.logText), compression "
            + "resistance \(row.compressionResistance.logText))."
    }

    private func ambiguity(_ span: EngineSpan) -> [String] {
        engine.ambiguousVariables(of: span).map {
            let what = $0.isLength ? axisText.length : axisText.coordinate
            return "The \(what) is ambiguous: no constraint determines it."
        }
    }

    // MARK: Unsatisfied constraints

    private var unmetContent: [String] {
        guard let known = engine.views[ObjectIdentifier(view)],
            let row = known.content.first(where: { $0.axis == axis })
        else { return [] }
        let wanted = engine.solver[row.size]
        let excess = Double(known.span(axis).values(in: engine.solver).length) - wanted
        guard abs(excess) > tolerance else { return [] }
        let priority = excess > 0 ? row.hugging : row.compressionResistance
        let kind = excess > 0 ? "hugging" : "compression resistance"
        return [
            "Its content is \(CGFloat(wanted).logText) points \(axisText.extended), but its \(kind) "
                + "(priority \(priority.logText)) isn't met."
        ]
    }

    private var unmetConstraints: [String] {
        constraintsAboutView.filter {
            !isBroken($0.row) && engine.solver.error(of: $0.row) > tolerance
        }
        .map { "Not met: \($0.constraint.sentence)" }
    }

    private func isBroken(_ row: Constraint) -> Bool {
        engine.conflicts.contains { $0.broken == row }
    }

    private var broken: [String] {
        constraintsAboutView.filter { isBroken($0.row) }
            .map { "Broken because of a conflict: \($0.constraint.sentence)" }
    }

    /// The constraints that refer to the view along the axis, in order of activation.
    private var constraintsAboutView: [(constraint: NSLayoutConstraint, row: Constraint)] {
        engine.rows.values.map { ($0.layoutConstraint, $0.constraint) }
            .filter { $0.0.first.axis == axis && $0.0.isAbout(view) }
            .sorted { $0.0.activationIndex < $1.0.activationIndex }
    }
}

extension RowSource {
    fileprivate func isAbout(_ view: UIView) -> Bool {
        switch self {
        case .constraint(let constraint): constraint.isAbout(view)
        case .mask(let known, _, _), .content(let known, _, _): known.view === view
        case .system: false
        }
    }
}
