import ConstraintSolver
import Foundation

typealias LinearExpression = ConstraintSolver.Expression

/// The solver of one view hierarchy's constraints. It reads them when they change, and provides the
/// frames of the views that constraints place.
///
/// Each view's variables are in its superview's coordinate space, so that independent content stays
/// independent. Views that only masks and code place are represented by parameters, so a new size
/// of the root doesn't require compiling any constraint again.
@MainActor final class LayoutEngine {
    /// The root of the hierarchy, or of the part of it whose size is requested.
    unowned let root: UIView
    /// The size to fit the root to, or `nil` if the root has a size already.
    let fitting: FittingTarget?
    private(set) var solver = Solver(tolerance: LayoutEngine.tolerance)
    var views: [ObjectIdentifier: EngineView] = [:]
    /// The views that have variables, in tree order.
    var placedViews: [EngineView] = []
    var guides: [ObjectIdentifier: EngineGuide] = [:]
    var rows: [ObjectIdentifier: ConstraintRow] = [:]
    /// The source of each of the solver's constraints, for logs and explanations.
    var sources: [Constraint: RowSource] = [:]
    var parameters = EngineParameters()
    var isRootPinned = false
    /// The conflicts that the current solution resolves by breaking constraints.
    var conflicts: [EngineConflict] = []
    /// Whether anything has changed since constraints were last broken.
    var hasChanged = true
    /// The identifiers of the conflicts that have been reported already.
    var reportedConflicts: Set<String> = []
    var hasUnreportedConflicts = false
    /// The number of nested layout passes that are running.
    private var passDepth = 0
    /// Whether the solution is being updated. Measuring content inside an update can start a layout pass.
    private(set) var isUpdating = false
    private var needsReading = true
    private var needsSolving = true
    /// Whether frames, margins, or safe areas have changed since views were last notified of
    /// theirs.
    var insetsMayDiffer = true
    /// Whether a view of the hierarchy needs `updateConstraints`.
    var needsUpdateConstraintsPass = true

    init(root: UIView, fitting: FittingTarget? = nil) {
        self.root = root
        self.fitting = fitting
    }

    /// The solver's tolerance, in points. Documents contain multipliers such as 0.333333 next to
    /// exact constraints, and UIKit doesn't report that as a conflict.
    private static let tolerance = 1e-3

    /// Removes the entire state, so that the hierarchy is read again from the start.
    func reset() {
        solver = Solver(tolerance: Self.tolerance)
        views.removeAll()
        placedViews.removeAll()
        guides.removeAll()
        rows.removeAll()
        sources.removeAll()
        parameters = EngineParameters()
        conflicts.removeAll()
        isRootPinned = false
        setNeedsReading()
    }

    func setNeedsReading() {
        needsReading = true
        hasChanged = true
        setNeedsSolving()
    }

    func setNeedsSolving() {
        needsSolving = true
        insetsMayDiffer = true
    }

    func constantChanged(of constraint: NSLayoutConstraint) {
        constraint.installedView?.managedContentChanged()
        guard let row = rows[ObjectIdentifier(constraint)] else { return }
        try? solver.setConstant(Double(constraint.constant).solvable, of: row.constraint)
        hasChanged = true
        needsSolving = true
    }

    func priorityChanged(of constraint: NSLayoutConstraint) {
        constraint.installedView?.managedContentChanged()
        guard let row = rows[ObjectIdentifier(constraint)] else { return }
        try? solver.setStrength(Double(constraint.priority.rawValue), of: row.constraint)
        hasChanged = true
        needsSolving = true
    }

    /// Runs a layout pass or a part of one.
    ///
    /// Conflicts of the last solution are reported at the end of the outermost pass, because
    /// intermediate solutions mix old frames and insets with new ones.
    func duringPass(_ body: () -> Void) {
        passDepth += 1
        body()
        passDepth -= 1
        if passDepth == 0 { reportConflicts() }
    }

    /// Brings the solution up to date, and marks superviews whose subviews have new frames as
    /// needing layout.
    func update() {
        guard !isUpdating else { return }
        isUpdating = true
        defer {
            isUpdating = false
            if passDepth == 0 { reportConflicts() }
        }
        // A view that lays itself out to measure its content can change the hierarchy or other sizes.
        for _ in 0..<Self.updateRounds where needsReading || needsSolving { updateOnce() }
    }

    private func updateOnce() {
        if needsReading {
            needsReading = false
            readHierarchy()
        }
        guard needsSolving else { return }
        needsSolving = false
        guard !views.isEmpty || !rows.isEmpty else { return }
        solve()
        if fitting == nil { noteNewFrames() }
    }

    /// Solves for the widths first, then for the sizes of texts that depend on them
    /// (Documentation/Layout.md 3.13).
    private func solve() {
        for view in placedViews { updateMaskRows(of: view) }
        restoreUnwrappedWidths()
        measureChangedContent()
        if parameters.evaluate(into: solver) { hasChanged = true }
        if hasChanged { restoreBrokenConstraints() }
        hasChanged = false
        solveBreakingConflicts()
        guard measureContentAtSolvedWidths(along: NSLayoutConstraint.Axis.both) else { return }
        solveBreakingConflicts()
        for _ in 1..<Self.heightRounds {
            guard measureContentAtSolvedWidths(along: [.vertical]) else { return }
            solveBreakingConflicts()
        }
    }

    /// The maximum number of rounds in which heights follow widths. A height can change a width,
    /// for example because of an aspect ratio; a layout that needs more rounds never settles.
    private static let heightRounds = 8

    /// The maximum number of updates until measuring changes nothing.
    private static let updateRounds = 8
}

/// The parameters of `systemLayoutSizeFitting`.
struct FittingTarget {
    var size: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
    /// The space that only required constraints exceed.
    var limit = CGSize.unlimited

    static let limitPriority = Double(UILayoutPriority.required.rawValue) - 1
}

extension UIView {
    /// The engine of the hierarchy that this view is the root of.
    var engine: LayoutEngine {
        if let ownEngine { return ownEngine }
        let engine = LayoutEngine(root: self)
        ownEngine = engine
        return engine
    }

    /// Notifies the engine that the view tree changed, so that constraints are collected again.
    func hierarchyChanged() {
        // An engine that doesn't exist yet starts in this state.
        guard let engine = root.ownEngine else { return }
        engine.setNeedsReading()
        engine.needsUpdateConstraintsPass = true
    }

    /// Notifies the engine that a frame, an inset, or another number used by constraints changed.
    func geometryChanged() {
        root.ownEngine?.setNeedsSolving()
    }

    func markForUpdateConstraints() {
        needsUpdateConstraintsPass = true
        root.ownEngine?.needsUpdateConstraintsPass = true
    }

    func intrinsicContentSizeChanged() {
        // The value that a view returns after it has invalidated its size is the current one.
        guard SimulatedSystem.current.measuredView !== self else { return }
        superview?.setNeedsLayout()
        superview?.subviewChanged(self)
        managedContentChanged()
        root.ownEngine?.intrinsicContentSizeChanged(of: self)
    }
}
