import UIKit

/// Updates a view tree that was built from a document when the size class changes: attributes,
/// constraints, and subviews with variations. Existing views are reused.
@MainActor final class VariationUpdater {
    private let root: UIView
    private let element: Element
    private let builder: ViewBuilder
    /// The element that the tree currently shows.
    private var shown: Element

    /// Creates an updater for a tree that was built for the traits, or `nil` if nothing varies.
    init?(_ root: UIView, _ element: Element, _ builder: ViewBuilder, for traits: UITraitCollection)
    {
        guard element.hasVariations else { return nil }
        self.root = root
        self.element = element
        self.builder = builder
        shown = element.resolved(for: traits)
    }

    func update(for traits: UITraitCollection) {
        let wanted = element.resolved(for: traits)
        guard !wanted.says(theSameAs: shown) else { return }
        let (old, new) = (VariedElements(shown), VariedElements(wanted))
        shown = wanted
        deactivateConstraints(from: old, to: new)
        exchangeSubviews(from: old, to: new)
        configureViews(from: old, to: new)
        placeViews(from: old, to: new)
        activateConstraints(of: new)
        DocumentConnector(builder: builder).connect()
    }

    private func view(_ id: String) -> UIView? { builder.objects.item(id) as? UIView }

    // MARK: Views

    private func configureViews(from old: VariedElements, to new: VariedElements) {
        for (id, element) in new.views {
            guard let before = old.view(id), let view = view(id),
                !element.ownPart.says(theSameAs: before.ownPart)
            else { continue }
            let (mask, translates) = (
                view.autoresizingMask, view.translatesAutoresizingMaskIntoConstraints
            )
            builder.applyCommonAttributes(of: element, to: view)
            ViewKind.of(element).configure(view, element, builder)
            RuntimeAttributes.apply(element, to: view, builder)
            // The owners of root views and content views determine their autoresizing.
            guard element.isPlacedByMask == before.isPlacedByMask else { continue }
            view.autoresizingMask = mask
            view.translatesAutoresizingMaskIntoConstraints = translates
        }
    }

    /// Positions views that have autoresizing masks and another stored frame. They get the frames
    /// that they would have if the tree had been built this way and resized to its current size.
    private func placeViews(from old: VariedElements, to new: VariedElements) {
        let moved = new.views.filter { id, element in
            guard element.isPlacedByMask, let before = old.view(id) else { return false }
            return element.frame(in: .zero) != before.frame(in: .zero)
        }
        guard !moved.isEmpty else { return }
        let fresh = ViewBuilder(document: builder.document)
        let tree = fresh.view(shown, in: .zero)
        tree.frame = CGRect(origin: .zero, size: root.bounds.size)
        for (id, _) in moved {
            guard let view = view(id), view !== root,
                let place = fresh.objects.item(id) as? UIView
            else { continue }
            view.bounds.size = place.bounds.size
            view.center = place.center
        }
    }

    // MARK: Subviews

    private func exchangeSubviews(from old: VariedElements, to new: VariedElements) {
        for (id, element) in new.views {
            guard let before = old.view(id), let parent = view(id) else { continue }
            let (had, has) = (before.subviewIDs, element.subviewIDs)
            guard had != has else { continue }
            for id in had where !has.contains(id) { view(id)?.removeFromSuperview() }
            for (index, child) in element.subviewElements.enumerated() {
                guard let id = child.id, !had.contains(id) else { continue }
                let subview = view(id) ?? builder.view(child, in: parent.bounds.size)
                insert(subview, into: parent, below: has.dropFirst(index + 1))
            }
        }
    }

    /// Inserts a subview directly below the first of the siblings that is already in the hierarchy.
    private func insert(_ subview: UIView, into parent: UIView, below siblings: ArraySlice<String>)
    {
        let above = siblings.lazy.compactMap { self.view($0) }.first { $0.superview === parent }
        if let stack = parent as? UIStackView {
            let index = above.flatMap { sibling in
                stack.arrangedSubviews.firstIndex { $0 === sibling }
            }
            stack.insertArrangedSubview(subview, at: index ?? stack.arrangedSubviews.count)
        } else if let above {
            parent.insertSubview(subview, belowSubview: above)
        } else {
            parent.addSubview(subview)
        }
    }

    // MARK: Constraints

    /// Deactivates constraints that changed. If only the constant differs, the constraint is
    /// updated and kept.
    private func deactivateConstraints(from old: VariedElements, to new: VariedElements) {
        for (id, before) in old.constraints {
            guard let constraint = builder.objects.constraint(id) else { continue }
            if let after = new.constraint(id), after.says(theSameAs: before, without: "constant") {
                constraint.constant = after.number("constant") ?? 0
            } else {
                constraint.isActive = false
                builder.objects.remove(constraint: id)
            }
        }
    }

    /// Activates constraints. Those that were deactivated because their view was removed are
    /// activated again.
    private func activateConstraints(of new: VariedElements) {
        builder.activateConstraints()
        for (id, element) in new.constraints {
            if let constraint = builder.objects.constraint(id) {
                if !constraint.isActive { constraint.isActive = true }
            } else if let owner = new.owner(ofConstraint: id).flatMap(view) {
                builder.activate(element, of: owner)
            }
        }
    }
}

/// The elements with IDs in a resolved tree, in document order.
private struct VariedElements {
    private(set) var views: [(id: String, element: Element)] = []
    private(set) var constraints: [(id: String, element: Element)] = []
    private var viewIndex: [String: Int] = [:]
    private var constraintIndex: [String: Int] = [:]
    private var owners: [String: String] = [:]

    init(_ root: Element) {
        add(root)
    }

    private mutating func add(_ element: Element) {
        if let id = element.id {
            viewIndex[id] = views.count
            views.append((id, element))
            for child in element.child("constraints")?.children ?? [] {
                guard let constraint = child.id else { continue }
                constraintIndex[constraint] = constraints.count
                owners[constraint] = id
                constraints.append((constraint, child))
            }
        }
        for child in element.childViews { add(child) }
    }

    func view(_ id: String) -> Element? { viewIndex[id].map { views[$0].element } }

    func constraint(_ id: String) -> Element? {
        constraintIndex[id].map { constraints[$0].element }
    }

    func owner(ofConstraint id: String) -> String? { owners[id] }
}

extension Element {
    fileprivate var subviewElements: [Element] {
        child("subviews")?.children.filter(ViewKind.isView) ?? []
    }

    fileprivate var subviewIDs: [String] { subviewElements.compactMap(\.id) }
}
