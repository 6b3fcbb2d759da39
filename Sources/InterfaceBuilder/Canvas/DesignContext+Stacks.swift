import UIKit

/// The sizes that views without content have in stack views (Documentation/Canvas.md 6.5).
extension DesignContext {
    /// The width and height of views without content, in points.
    private static let emptyLength: CGFloat = 50

    /// Gives a view the intrinsic size that it has in a stack view on the canvas.
    func prepare(_ view: UIView, _ element: Element, inStack stack: UIStackView) {
        switch element.name {
        // Unlike any other hidden view, it keeps its space.
        case "activityIndicatorView": view.isHidden = false
        case "imageView" where element["image"] == nil: useEmptySize(for: view)
        case "label" where element.isEmptyLine: useEmptySize(for: view)
        case "button" where element.child("buttonConfiguration") != nil && !keepsTextSizes:
            // Only outside of stack views is it rounded up to whole points.
            if placeholderSize(of: element) == nil { view.designTime.intrinsicContentSize = nil }
        default: break
        }
    }

    private func useEmptySize(for view: UIView) {
        if view.designTime.intrinsicContentSize == nil {
            view.designTime.intrinsicContentSize = CGSize(
                width: Self.emptyLength, height: Self.emptyLength)
        }
    }

    /// Adds optional sizes to plain views in stack views that nothing else sizes.
    func sizePlainViews(_ objects: BuiltObjects, in root: Element) {
        let sized = SizedAttributes(root)
        for (view, element) in objects.owners where element.name == "view" {
            guard let stack = view.superview as? UIStackView else { continue }
            let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
            for axis in axes where !sized.contains(element, axis) {
                guard let length = plainLength(of: element, axis, in: stack) else { continue }
                let anchor = axis == .horizontal ? view.widthAnchor : view.heightAnchor
                let constraint = anchor.constraint(equalToConstant: length.points)
                constraint.priority = UILayoutPriority(length.priority)
                constraint.isActive = true
            }
        }
    }

    /// Returns the length of a plain view along an axis, with the priority that explains the stored
    /// frames: above that of UISV-ambiguity-suppression, which is 25, and below those of content.
    private func plainLength(
        of element: Element, _ axis: NSLayoutConstraint.Axis, in stack: UIStackView
    ) -> (points: CGFloat, priority: Float)? {
        let placeholder = element[
            axis == .horizontal ? "placeholderIntrinsicWidth" : "placeholderIntrinsicHeight"]
        if placeholder == "infinite" {
            return stack.axis != axis && stack.alignment == .center ? (0, 26) : nil
        }
        guard !element.hasPlaceholderSize, element.childViews.isEmpty else { return nil }
        return (Self.emptyLength, 100)
    }
}

extension Element {
    /// Whether a label has a single line without text.
    fileprivate var isEmptyLine: Bool {
        (string("text") ?? "").isEmpty && child(key: "attributedText") == nil
            && integer("numberOfLines") ?? 1 == 1
    }

    fileprivate var hasPlaceholderSize: Bool {
        self["placeholderIntrinsicWidth"] != nil || self["placeholderIntrinsicHeight"] != nil
    }
}

/// The lengths of views that a document's constraints refer to.
private struct SizedAttributes {
    private var names: Set<String> = []

    init(_ root: Element) {
        root.walk { view in
            for constraint in view.child("constraints")?.children ?? [] {
                insert(constraint["firstItem"] ?? view.id, constraint["firstAttribute"])
                insert(constraint["secondItem"], constraint["secondAttribute"])
            }
        }
    }

    private mutating func insert(_ item: String?, _ attribute: String?) {
        guard let item, let attribute else { return }
        names.insert("\(item) \(attribute)")
    }

    func contains(_ view: Element, _ axis: NSLayoutConstraint.Axis) -> Bool {
        guard let id = view.id else { return false }
        return names.contains("\(id) \(axis == .horizontal ? "width" : "height")")
    }
}
