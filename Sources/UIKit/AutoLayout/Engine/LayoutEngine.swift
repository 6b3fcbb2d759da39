import ConstraintSolver
import Foundation

typealias LinearExpression = ConstraintSolver.Expression

/// Solves the constraints of one view hierarchy: reads them into a solver when they change, and
/// gives the views that constraints place their frames.
///
/// Each view's variables lie in its superview's space, so that independent content stays
/// independent. Views that only masks and code place enter as parameters: a new size of the root
/// compiles nothing again.
@MainActor final class LayoutEngine {
    /// The top of the hierarchy, or of the part whose size is asked for.
    unowned let root: UIView
    /// What asks for the root's size; nil where the root has one.
    let fitting: FittingTarget?
    private(set) var solver = Solver(tolerance: LayoutEngine.tolerance)
    var views: [ObjectIdentifier: EngineView] = [:]
    /// The views that have variables, in tree order.
    var placedViews: [EngineView] = []
    var guides: [ObjectIdentifier: EngineGuide] = [:]
    var rows: [ObjectIdentifier: ConstraintRow] = [:]
    /// What each constraint of the solver says, for logs and explanations.
    var sources: [Constraint: RowSource] = [:]
    var parameters = EngineParameters()
    var isRootPinned = false
    /// What the present solution leaves out.
    var conflicts: [EngineConflict] = []
    /// Whether anything changed since constraints were broken.
    var hasChanged = true
    /// The conflicts that have been reported, so that each is reported once.
    var reportedConflicts: Set<String> = []
    var hasUnreportedConflicts = false
    /// The number of layout passes that run, each inside the one before.
    private var passDepth = 0
    private var needsReading = true
    private var needsSolving = true
    /// Whether frames, margins or safe areas changed since views were told theirs.
    var insetsMayDiffer = true
    /// Whether a view of the hierarchy asked for `updateConstraints`.
    var needsUpdateConstraintsPass = true

    init(root: UIView, fitting: FittingTarget? = nil) {
        self.root = root
        self.fitting = fitting
    }

    /// In points: documents write multipliers such as 0.333333 beside exact constraints, and UIKit
    /// doesn't call that a conflict.
    private static let tolerance = 1e-3

    /// Forgets everything; the next reading begins anew.
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
        guard let row = rows[ObjectIdentifier(constraint)] else { return }
        try? solver.setConstant(Double(constraint.constant).solvable, of: row.constraint)
        hasChanged = true
        needsSolving = true
    }

    func priorityChanged(of constraint: NSLayoutConstraint) {
        guard let row = rows[ObjectIdentifier(constraint)] else { return }
        try? solver.setStrength(Double(constraint.priority.rawValue), of: row.constraint)
        hasChanged = true
        needsSolving = true
    }

    /// Runs a layout pass, or a part of one. What the last solution leaves out is reported at its
    /// end, because solutions on the way mix old frames and insets with new ones.
    func duringPass(_ body: () -> Void) {
        passDepth += 1
        body()
        passDepth -= 1
        if passDepth == 0 { reportConflicts() }
    }

    /// Brings the solution up to date and tells superviews whose subviews have new frames.
    func update() {
        defer { if passDepth == 0 { reportConflicts() } }
        if needsReading {
            readHierarchy()
            needsReading = false
        }
        guard needsSolving else { return }
        needsSolving = false
        guard !views.isEmpty || !rows.isEmpty else { return }
        solve()
        if fitting == nil { noteNewFrames() }
    }

    /// Widths first, then the heights that follow from them (Documentation/Layout.md 3.13).
    private func solve() {
        for view in placedViews { updateMaskRows(of: view) }
        measureChangedContent()
        if parameters.evaluate(into: solver) { hasChanged = true }
        if hasChanged { restoreBrokenConstraints() }
        hasChanged = false
        solveBreakingConflicts()
        for _ in 0..<Self.heightRounds {
            guard measureHeightsAtSolvedWidths() else { return }
            solveBreakingConflicts()
        }
    }

    /// A height may change a width, as at an aspect ratio; more rounds than these never settle.
    private static let heightRounds = 8
}

/// What `systemLayoutSizeFitting` asks for.
struct FittingTarget {
    var size: CGSize
    var horizontal: UILayoutPriority
    var vertical: UILayoutPriority
}

extension UIView {
    /// The engine of the hierarchy, for its root.
    var engine: LayoutEngine {
        if let ownEngine { return ownEngine }
        let engine = LayoutEngine(root: self)
        ownEngine = engine
        return engine
    }

    /// The tree changed: other views may have constraints now.
    func hierarchyChanged() {
        // One that isn't made yet will begin with all of this.
        guard let engine = root.ownEngine else { return }
        engine.setNeedsReading()
        engine.needsUpdateConstraintsPass = true
    }

    /// A frame, an inset or the like changed, which constraints see as a number.
    func geometryChanged() {
        root.ownEngine?.setNeedsSolving()
    }

    func markForUpdateConstraints() {
        needsUpdateConstraintsPass = true
        root.ownEngine?.needsUpdateConstraintsPass = true
    }

    /// Whether the view waits for `updateConstraints`.
    public func needsUpdateConstraints() -> Bool { needsUpdateConstraintsPass }

    public func updateConstraintsIfNeeded() {
        LayoutPass.updateConstraints(of: self)
    }

    func intrinsicContentSizeChanged() {
        superview?.setNeedsLayout()
        superview?.subviewChanged(self)
        root.ownEngine?.intrinsicContentSizeChanged(of: self)
    }
}
