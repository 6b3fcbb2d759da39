import ConstraintSolver
import Foundation

extension UIView {
    /// Returns the size that fits the view's constraints and those of its descendants, or the
    /// current size if there are no constraints (Documentation/Layout.md 2.4).
    ///
    /// A separate engine solves them, with the target size requested at the given priorities. The
    /// size is exact, not rounded to pixels.
    func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        fittedSize(target, horizontal, vertical) ?? bounds.size
    }

    /// Returns the fitting size, or `nil` for a view without constraints.
    func fittedSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        fittedSize(FittingTarget(size: target, horizontal: horizontal, vertical: vertical))
    }

    func fittedSize(_ target: FittingTarget) -> CGSize? {
        LayoutPass.updateConstraints(of: self)
        let engine = LayoutEngine(root: self, fitting: target)
        engine.update()
        return engine.fittedSize
    }

    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}

extension LayoutEngine {
    /// The root's solved size, or `nil` if no constraint determines it.
    var fittedSize: CGSize? {
        guard let known = views[ObjectIdentifier(root)], hasConstraints else { return nil }
        return exactFrame(of: known).size
    }

    /// Whether the system contains any constraint or intrinsic content size.
    private var hasConstraints: Bool {
        !rows.isEmpty || placedViews.contains { !$0.content.isEmpty }
    }
}
