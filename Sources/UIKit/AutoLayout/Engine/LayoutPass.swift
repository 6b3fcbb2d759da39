import ContactSheetDiagnostics
import Foundation

/// A layout pass over a view tree, from the top down, which ends when no view needs layout
/// (Documentation/Layout.md 2.1).
///
/// A constant that changes inside `layoutSubviews` takes effect in the next round of the same pass.
@MainActor enum LayoutPass {
    /// The number of rounds, or of nested passes, after which a tree is considered never to settle.
    static let limit = 100

    private static var isGivenUp: Bool {
        get { SimulatedSystem.current.isLayoutGivenUp }
        set { SimulatedSystem.current.isLayoutGivenUp = newValue }
    }

    static func run(from view: UIView) {
        let system = SimulatedSystem.current
        guard !system.isLayoutGivenUp else { return }
        system.layoutPassDepth += 1
        defer {
            system.layoutPassDepth -= 1
            if system.layoutPassDepth == 0 { system.isLayoutGivenUp = false }
        }
        guard system.layoutPassDepth <= limit else { return giveUp(view) }
        view.root.engine.duringPass { settle(view) }
        if system.layoutPassDepth == 1 { KeyValueObservers.current.checkAll() }
    }

    private static func settle(_ view: UIView) {
        var (last, repetitions) = (LayoutFingerprint(), 0)
        for round in 0..<limit {
            let engine = view.root.engine
            updateConstraintsWhereAsked(engine)
            engine.update()
            // While sizes are measured, the frames of ancestors aren't known yet.
            let top = engine.isUpdating ? view : view.topmostNeedingLayout
            guard layOut(top, engine), !isGivenUp else { return }
            guard round >= roundsBeforeComparison else { continue }
            let frames = LayoutFingerprint(of: top)
            repetitions = frames == last ? repetitions + 1 : 0
            if repetitions == unchangedRounds { return acceptLayout(of: top) }
            last = frames
        }
        giveUp(view)
    }

    /// The number of rounds after which those are compared. Nearly all layouts need less.
    private static let roundsBeforeComparison = 6
    /// The number of rounds without a change after which the layout is accepted.
    private static let unchangedRounds = 3

    /// Ends a layout in which views request another one without changing any frame.
    private static func acceptLayout(of view: UIView) {
        view.needsLayout = false
        view.subviews.forEach(acceptLayout)
    }

    private static func giveUp(_ view: UIView) {
        isGivenUp = true
        // A changed constraint marks a view as needing layout only when it is solved.
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

    /// Calls `layoutSubviews` on the views that need layout, after notifying them of new margins
    /// and safe areas.
    ///
    /// - Returns: Whether any view was laid out.
    private static func layout(_ view: UIView, tellsInsets: Bool) -> Bool {
        var ran = false
        if !view.traitState.isNotified { view.reportFirstTraits() }
        if tellsInsets { view.tellChangedInsets() }
        if view.needsLayout {
            view.needsLayout = false
            view.viewController?.updateUnavailableIfNeeded()
            view.viewController?.viewWillLayoutSubviews()
            view.isLayingOutSubviews = true
            view.layOutWithOwnTraits()
            view.isLayingOutSubviews = false
            view.viewController?.placeUnavailable()
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

    /// Updates constraints from the leaves to the root (Documentation/Layout.md 2.1). This happens
    /// before `viewWillLayoutSubviews`, a decision.
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

/// The views of a tree with their frames after a round of a layout pass.
@MainActor private struct LayoutFingerprint: @MainActor Equatable {
    private var views: [ObjectIdentifier] = []
    private var frames: [CGRect] = []

    init() {}

    init(of view: UIView) { add(view) }

    private mutating func add(_ view: UIView) {
        views.append(ObjectIdentifier(view))
        frames.append(view.layer.untransformedFrame)
        frames.append(view.bounds)
        for subview in view.subviews { add(subview) }
    }
}

extension UIView {
    /// The view at which a layout pass starts: the highest ancestor that needs layout, or the view
    /// itself.
    var topmostNeedingLayout: UIView {
        ancestors.reduce(self) { $1.needsLayout ? $1 : $0 }
    }
}
