import InterfaceBuilder
import UIKit

/// Calculates attributes of views and guides below a root view from the frames that a document
/// stores, or from those of the layout on another canvas. Margins, safe areas, and baselines are those of the laid-out views.
@MainActor final class CanvasGeometry {
    private let root: UIView
    private let views: [UIView]
    /// The frames, in the root's coordinate space.
    private var frames: [ObjectIdentifier: CGRect] = [:]
    private var baselines: [BaselineKey: CGFloat] = [:]

    private struct BaselineKey: Hashable {
        let view: ObjectIdentifier
        let isFirst: Bool
    }

    init(_ objects: BuiltObjects, root: UIView, usesStoredFrames: Bool = true) {
        self.root = root
        views = objects.owners.map(\.view)
        for (view, element) in objects.owners {
            guard view !== root, let superview = view.superview else {
                frames[ObjectIdentifier(view)] = CGRect(origin: .zero, size: view.bounds.size)
                continue
            }
            let around = frame(of: superview)
            let own =
                (usesStoredFrames ? element.frame(in: around.size) : nil) ?? view.untransformedFrame
            frames[ObjectIdentifier(view)] = own.offsetBy(dx: around.minX, dy: around.minY)
        }
    }

    /// Returns the view's frame in the root's coordinate space.
    func frame(of view: UIView) -> CGRect {
        frames[ObjectIdentifier(view)] ?? view.convert(view.bounds, to: root)
    }

    /// Returns the rectangle to which constraints refer, in the root's coordinate space.
    func alignmentRect(of view: UIView) -> CGRect {
        frame(of: view).inset(by: view.alignmentRectInsets)
    }

    /// Returns the value of an attribute, with positions in the coordinate space of `owner`.
    ///
    /// - Returns: `nil` if the canvas doesn't determine the value, as for the right and bottom
    ///   edges of a scroll view's content.
    func value(
        _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject, in owner: UIView
    ) -> CGFloat? {
        let isContent = (item as? UIView).map { $0 === owner && $0 is UIScrollView } ?? false
        guard !isContent || attribute.isNear || attribute.isLength, let rect = rect(of: item) else {
            return nil
        }
        let origin = frame(of: owner).origin
        let local = rect.offsetBy(dx: -origin.x, dy: -origin.y)
        if let value = local.value(attribute) { return value }
        guard let view = item as? UIView else { return nil }
        let margins = local.inset(by: view.layoutMargins)
        if let plain = attribute.insideMargins { return margins.value(plain) }
        switch attribute {
        case .firstBaseline: return local.minY + baseline(of: view, isFirst: true)
        case .lastBaseline: return local.maxY + baseline(of: view, isFirst: false)
        default: return nil
        }
    }

    /// Returns the rectangle of a view or layout guide, in the root's coordinate space; `nil` for the
    /// content of scroll views.
    func rect(of item: AnyObject) -> CGRect? {
        if let view = item as? UIView { return alignmentRect(of: view) }
        guard let guide = item as? UILayoutGuide, let owner = guide.owningView else { return nil }
        if let scroll = owner as? UIScrollView, guide === scroll.frameLayoutGuide {
            return frame(of: owner)
        }
        if let scroll = owner as? UIScrollView, guide === scroll.contentLayoutGuide { return nil }
        let live = guide.layoutFrame
        let size = frame(of: owner).size
        // The right and bottom edges follow the stored size.
        return CGRect(
            x: live.minX, y: live.minY, width: live.width + size.width - owner.bounds.width,
            height: live.height + size.height - owner.bounds.height
        ).offsetBy(dx: frame(of: owner).minX, dy: frame(of: owner).minY)
    }

    // MARK: Baselines

    /// Returns the distance from the top of the alignment rectangle to the first baseline, or from
    /// its bottom to the last baseline.
    private func baseline(of view: UIView, isFirst: Bool) -> CGFloat {
        if let known = baselines[BaselineKey(view: ObjectIdentifier(view), isFirst: isFirst)] {
            return known
        }
        let others = views.filter { view in
            view is UILabel || view is UITextField || view is UIButton
        }
        measureBaselines(of: others.contains { $0 === view } ? others : [view], isFirst: isFirst)
        return baselines[BaselineKey(view: ObjectIdentifier(view), isFirst: isFirst)] ?? 0
    }

    /// Measures the baselines in a single layout pass, with a guide per view whose height is the
    /// distance.
    private func measureBaselines(of views: [UIView], isFirst: Bool) {
        let guides = views.map { view in
            let guide = UILayoutGuide()
            root.addLayoutGuide(guide)
            let edge = isFirst ? view.topAnchor : view.bottomAnchor
            let line = isFirst ? view.firstBaselineAnchor : view.lastBaselineAnchor
            NSLayoutConstraint.activate([
                guide.topAnchor.constraint(equalTo: isFirst ? edge : line),
                guide.bottomAnchor.constraint(equalTo: isFirst ? line : edge),
                guide.leftAnchor.constraint(equalTo: root.leftAnchor),
                guide.widthAnchor.constraint(equalToConstant: 0),
            ])
            return guide
        }
        root.layoutIfNeeded()
        for (view, guide) in zip(views, guides) {
            let height = guide.layoutFrame.height
            baselines[BaselineKey(view: ObjectIdentifier(view), isFirst: isFirst)] =
                isFirst ? height : -height
        }
        root.removeLayoutGuides(guides)
    }
}

extension CGRect {
    /// Returns an edge, center, or length. Leading is left.
    fileprivate func value(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        switch attribute {
        case .left, .leading: minX
        case .right, .trailing: maxX
        case .top: minY
        case .bottom: maxY
        case .centerX: midX
        case .centerY: midY
        case .width: width
        case .height: height
        default: nil
        }
    }
}

extension NSLayoutConstraint.Attribute {
    var isNear: Bool { self == .leading || self == .left || self == .top }

    var isLength: Bool { self == .width || self == .height }
}
