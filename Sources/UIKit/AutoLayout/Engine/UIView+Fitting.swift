import ConstraintSolver
import Foundation

extension UIView {
    /// Solves the view's own constraints and those inside it in an engine of their own, with the
    /// size asked for at the priorities given; a view without constraints keeps its size
    /// (Documentation/Layout.md 2.4).
    func fittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        fittedSize(target, horizontal, vertical) ?? bounds.size
    }

    /// The same; nil for a view without constraints.
    func fittedSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize? {
        LayoutPass.updateConstraints(of: self)
        let engine = LayoutEngine(
            root: self,
            fitting: FittingTarget(size: target, horizontal: horizontal, vertical: vertical))
        engine.update()
        return engine.fittedSize
    }

    public static let layoutFittingCompressedSize = CGSize.zero
    public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}

extension LayoutEngine {
    /// The root's solved size; nil where nothing says anything about it.
    var fittedSize: CGSize? {
        guard let known = views[ObjectIdentifier(root)], hasConstraints else { return nil }
        return exactFrame(of: known).size
    }

    /// Whether any constraint or natural size takes part.
    private var hasConstraints: Bool {
        !rows.isEmpty || placedViews.contains { !$0.content.isEmpty }
    }
}
