import Diagnostics
import Foundation

/// Lays out a tree top-down until nobody asks again (Documentation/Layout.md 2.1).
@MainActor enum LayoutPass {
    /// After so many rounds, or so many passes inside one another, a tree counts as one that never
    /// settles.
    static let limit = 100
    /// How many passes run inside one another, each started by a view that was being laid out.
    private static var depth = 0
    /// Set when a limit is met: every pass then ends, so that limits don't multiply.
    private static var isGivenUp = false

    static func run(from view: UIView) {
        guard !isGivenUp else { return }
        depth += 1
        defer {
            depth -= 1
            if depth == 0 { isGivenUp = false }
        }
        guard depth <= limit else { return giveUp(view) }
        view.root.engine.duringPass { settle(view) }
    }

    private static func settle(_ view: UIView) {
        for _ in 0..<limit {
            let engine = view.root.engine
            updateConstraintsWhereAsked(engine)
            engine.update()
            guard layOut(view.topmostNeedingLayout, engine), !isGivenUp else { return }
        }
        giveUp(view)
    }

    private static func giveUp(_ view: UIView) {
        isGivenUp = true
        // Until it is solved a changed constraint marks no view.
        view.root.engine.update()
        guard let culprit = firstNeedingLayout(view.topmostNeedingLayout) else { return }
        DiagnosticLog.current.add(
            Diagnostic(
                .error, "the layout never settles: the view needs layout after every pass",
                location: culprit.viewPath,
                hint: "check layoutSubviews() for setNeedsLayout(), and for frames or constraints "
                    + "that change every time"))
    }

    private static func layOut(_ top: UIView, _ engine: LayoutEngine) -> Bool {
        let tellsInsets = engine.insetsMayDiffer
        if top === engine.root { engine.insetsMayDiffer = false }
        return layout(top, tellsInsets: tellsInsets)
    }

    /// Runs `layoutSubviews` where it is due, after telling new margins and safe areas; whether
    /// any ran.
    private static func layout(_ view: UIView, tellsInsets: Bool) -> Bool {
        var ran = false
        if !view.traitState.isTold { view.tellFirstTraits() }
        if tellsInsets { view.tellChangedInsets() }
        if view.needsLayout {
            view.needsLayout = false
            view.viewController?.viewWillLayoutSubviews()
            view.layOutWithOwnTraits()
            view.viewController?.viewDidLayoutSubviews()
            ran = true
        }
        for subview in view.subviews {
            if layout(subview, tellsInsets: tellsInsets) { ran = true }
        }
        return ran
    }

    private static func updateConstraintsWhereAsked(_ engine: LayoutEngine) {
        guard engine.needsUpdateConstraintsPass else { return }
        engine.needsUpdateConstraintsPass = false
        updateConstraints(of: engine.root)
    }

    /// Leaves first, roots last (Documentation/Layout.md 2.1).
    static func updateConstraints(of view: UIView) {
        for subview in view.subviews { updateConstraints(of: subview) }
        guard view.needsUpdateConstraintsPass else { return }
        view.needsUpdateConstraintsPass = false
        if let controller = view.viewController {
            controller.updateViewConstraints()
        } else {
            view.updateConstraints()
        }
    }

    private static func firstNeedingLayout(_ view: UIView) -> UIView? {
        if view.needsLayout { return view }
        for subview in view.subviews {
            if let found = firstNeedingLayout(subview) { return found }
        }
        return nil
    }
}

extension UIView {
    /// Where a layout pass starts: the highest ancestor that needs it, or the view itself.
    var topmostNeedingLayout: UIView {
        var result = self
        var ancestor = superview
        while let current = ancestor {
            if current.needsLayout { result = current }
            ancestor = current.superview
        }
        return result
    }
}
