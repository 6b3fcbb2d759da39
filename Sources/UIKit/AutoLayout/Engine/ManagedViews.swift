import Foundation

/// Views that the app makes and a container places, such as titles and items of bars, headers,
/// accessories, and the root views of controllers (Documentation/Layout.md 2.6).
///
/// The container sets the frame, whether or not the autoresizing mask is translated. Constraints
/// of the view's own size determine the size that the container gives it, and never contradict it.
extension UIView {
    /// Whether the superview is a container that sets the view's frame.
    var isManaged: Bool {
        guard let manager = layoutState.manager else { return false }
        return manager === superview
    }

    /// Whether constraints alone determine the frame.
    var isPlacedByConstraints: Bool { !translatesAutoresizingMaskIntoConstraints && !isManaged }

    /// Makes this view the container that sets the frame of a view.
    func manage(_ view: UIView) {
        guard view.layoutState.manager !== self else { return }
        view.layoutState.manager = self
        if !view.translatesAutoresizingMaskIntoConstraints || view.hasOwnSizeConstraints {
            view.root.ownEngine?.setNeedsReading()
        }
    }

    /// Sets the frame of a view that this container manages.
    func place(managed view: UIView?, in frame: CGRect) {
        guard let view else { return }
        manage(view)
        if view.frame != frame { view.frame = frame }
    }

    /// Returns the size that a container gives the view: the size of its constraints if it has any of its
    /// own or isn't placed by its mask, and otherwise the size of its frame.
    ///
    /// - Parameters:
    ///   - limit: The available space, which constraints that are required can exceed in height.
    ///   - prefersContent: Whether the size that fits the constraints and intrinsic sizes of the view and
    ///     its descendants precedes the frame, which precedes `sizeThatFits(_:)`.
    func managedSize(
        within limit: CGSize = .unlimited, prefersContent: Bool = false
    ) -> CGSize {
        layoutState.sizesManager = true
        var size = bounds.size
        if prefersContent || sizesItself {
            let fitted = fittedSize(within: limit) ?? .zero
            if fitted.width > 0 { size.width = fitted.width }
            if fitted.height > 0 { size.height = fitted.height }
        }
        if prefersContent, size.width <= 0 || size.height <= 0 {
            let width = limit.width.isFinite ? limit.width : 0
            let natural = sizeThatFits(CGSize(width: width, height: 0))
            if size.width <= 0 { size.width = natural.width }
            if size.height <= 0 { size.height = natural.height }
        }
        return CGSize(width: min(size.width, limit.width), height: size.height)
    }

    /// Whether the view's constraints determine its size, instead of its frame.
    var sizesItself: Bool { !translatesAutoresizingMaskIntoConstraints || hasOwnSizeConstraints }

    private var hasOwnSizeConstraints: Bool {
        layoutState.constraints.all.contains { $0.sizedView === self }
    }

    private func fittedSize(within limit: CGSize) -> CGSize? {
        fittedSize(
            FittingTarget(
                size: .zero, horizontal: .fittingSizeLevel, vertical: .fittingSizeLevel,
                limit: limit))
    }

    /// Lays out the container again whose managed view contains this view, because its size may have changed.
    func managedContentChanged() {
        var view = self
        while !view.isManaged {
            guard let superview = view.superview else { return }
            view = superview
        }
        guard view.layoutState.sizesManager, let manager = view.superview,
            !manager.isLayingOutSubviews
        else { return }
        manager.setNeedsLayout()
    }
}

extension NSLayoutConstraint {
    /// The only view that the constraint is about, if it determines the view's size.
    var sizedView: UIView? {
        guard let view = first.item as? UIView, second.isConstant || second.item === view else {
            return nil
        }
        return (first.attributes + second.attributes).allSatisfy { $0.item === view } ? view : nil
    }
}

extension CGSize {
    static let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)
}
