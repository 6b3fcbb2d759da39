import InterfaceBuilder
import UIKit

/// A view and its direct subviews, with their frames on the canvas.
@MainActor final class SuggestionContainer {
    enum Kind {
        case plain, stack, scroll
    }

    let id: String
    let view: UIView
    let element: Element
    let size: CGSize
    let kind: Kind
    private(set) var members: [SuggestionMember] = []

    private init(_ view: UIView, _ element: Element, id: String, size: CGSize) {
        self.id = id
        self.view = view
        self.element = element
        self.size = size
        kind = view is UIStackView ? .stack : view is UIScrollView ? .scroll : .plain
    }

    /// Returns the containers that have members, in document order.
    static func all(
        _ objects: BuiltObjects, _ geometry: CanvasGeometry, _ targets: FixTargets
    ) -> [SuggestionContainer] {
        let ids = Dictionary(
            objects.owners.map { (ObjectIdentifier($0.view), $0.element.id) }
        ) { first, _ in first }
        return objects.owners.compactMap { view, element in
            // Cells in documents of old versions own the constraints of their content view, which has
            // no ID.
            let cell = element.key == "contentView" ? view.superview : nil
            guard let id = element.id ?? cell.flatMap({ ids[ObjectIdentifier($0)] ?? nil }) else {
                return nil
            }
            let frame = geometry.frame(of: view)
            let container = SuggestionContainer(view, element, id: id, size: frame.size)
            for child in element.child("subviews")?.children ?? [] {
                guard let id = child.id, let subview = objects.item(id) as? UIView,
                    subview.superview === view
                else { continue }
                let rect = geometry.alignmentRect(of: subview)
                container.members.append(
                    SuggestionMember(
                        id: id, view: subview, element: child,
                        rect: rect.offsetBy(dx: -frame.minX, dy: -frame.minY),
                        isTarget: container.isTarget(child, targets)))
            }
            return container.members.isEmpty ? nil : container
        }
    }

    /// Whether constraints are suggested for a subview. Views that use autoresizing masks are
    /// constrained only if the targets name them explicitly.
    private func isTarget(_ child: Element, _ targets: FixTargets) -> Bool {
        guard targets.contains(child.id) else { return false }
        if kind == .stack { return child.bool("hidden") != true }
        return targets.isExplicit
            || child.bool("translatesAutoresizingMaskIntoConstraints") == false
    }

    /// Returns the ID of the view's layout guide with this key in the document.
    func guide(_ key: String) -> String? {
        element.children.first { $0.name == "viewLayoutGuide" && $0.key == key }?.id
    }
}

/// A view in a container.
@MainActor final class SuggestionMember {
    let id: String
    let view: UIView
    let element: Element
    /// The stored alignment rectangle, in the container's coordinate space.
    let rect: CGRect
    /// Whether constraints are suggested for the view.
    let isTarget: Bool
    private let horizontal: Extent
    private let vertical: Extent
    private lazy var name = element.displayName
    /// Whether the view shows one line of text, so that other views can be aligned with its
    /// baseline.
    private(set) lazy var hasBaseline = showsOneLine

    init(id: String, view: UIView, element: Element, rect: CGRect, isTarget: Bool) {
        self.id = id
        self.view = view
        self.element = element
        self.rect = rect
        self.isTarget = isTarget
        horizontal = Extent(rect, .horizontal)
        vertical = Extent(rect, .vertical)
    }

    func extent(_ axis: NSLayoutConstraint.Axis) -> Extent {
        axis == .horizontal ? horizontal : vertical
    }

    /// The length in the current layout.
    func length(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
        view.alignmentRect(forFrame: view.untransformedFrame).size.along(axis)
    }

    func term(_ attribute: NSLayoutConstraint.Attribute) -> SuggestedConstraint.Term {
        SuggestedConstraint.Term(id: id, item: view, attribute: attribute, name: name)
    }

    /// Whether the document positions the view by its autoresizing mask
    /// (Documentation/DocumentFormat.md 9.8).
    var isPositionedByMask: Bool {
        element.bool("fixedFrame") == true
            || element.bool("translatesAutoresizingMaskIntoConstraints") != false
    }

    /// Whether the view's size depends on a text.
    var showsText: Bool {
        switch element.name {
        case "label": true
        case "button":
            element.child("buttonConfiguration")?.string("title") != nil
                || element.children.contains { $0.name == "state" && $0.string("title") != nil }
        default: false
        }
    }

    private var showsOneLine: Bool {
        switch element.name {
        case "label": element.integer("numberOfLines") ?? 1 == 1
        case "textField": true
        case "button": showsText
        default: false
        }
    }
}
