import Foundation

/// A row of bar items, from the leading to the trailing edge.
@MainActor struct BarItemRow {
    @MainActor struct Entry {
        let item: UIBarButtonItem
        /// The item's view, or `nil` for spaces.
        let view: UIView?
        let size: CGSize
        /// The padding on either side of the view.
        var inset: CGFloat = 0
        /// Whether the item is an integrated search bar that isn't a button.
        var isSearchField: Bool { (item as? SearchBarItem)?.isButton == false }

        /// Whether nothing is in the entry's place. An active search has taken the view of its item,
        /// but not the place.
        var isEmpty: Bool { view == nil && !isSearchField }

        /// Whether the item has a glass capsule of its own: a prominent item, and one with a text.
        var isAlone: Bool {
            item.style == .done || !item.sharesBackground || isSearchField
                || (view as? BarButtonView)?.face?.title != nil
        }

        /// Whether the item and its neighbor share a capsule.
        func isJoined(with next: Entry) -> Bool { !isAlone && !next.isAlone }
    }

    var entries: [Entry]
    let metrics: BarMetrics
    /// The height of the capsules of iOS 26.
    private let capsuleHeight: CGFloat
    private let isToolbar: Bool

    init(_ items: [UIBarButtonItem], _ context: BarButtonContext) {
        metrics = context.metrics
        capsuleHeight = context.buttonHeight
        isToolbar = context.isToolbar
        entries = items.filter { !$0.isHidden }.map { Entry($0, context) }
    }

    var views: [UIView] { entries.compactMap(\.view) }

    /// Returns the gap between an entry and the next one, which is zero next to spaces and inside a
    /// capsule.
    private func gap(after index: Int) -> CGFloat {
        guard index + 1 < entries.count else { return 0 }
        let (entry, next) = (entries[index], entries[index + 1])
        guard !entry.isEmpty, !next.isEmpty else { return 0 }
        let isShared = metrics.era >= .glass && entry.isJoined(with: next)
        return isShared ? 0 : metrics.itemGap
    }

    /// The width of the row, without flexible spaces.
    var width: CGFloat {
        entries.indices.reduce(0) { $0 + entries[$1].size.width + gap(after: $1) }
    }

    /// Returns the frame of each entry, starting at the leading edge. Flexible spaces share the
    /// remaining width of `availableWidth`.
    func frames(from start: CGFloat, availableWidth: CGFloat? = nil, midY: CGFloat) -> [CGRect] {
        let flexible = entries.filter(isFlexible).count
        let rest = flexible > 0 ? max(0, (availableWidth ?? width) - width) / CGFloat(flexible) : 0
        var x = start
        return entries.enumerated().map { index, entry in
            let width = entry.size.width + (isFlexible(entry) ? rest : 0)
            defer { x += width + gap(after: index) }
            return CGRect(
                x: x, y: midY - entry.size.height / 2, width: width, height: entry.size.height)
        }
    }

    /// Whether an entry takes a share of the remaining width. A search field in a toolbar takes all
    /// of it.
    private func isFlexible(_ entry: Entry) -> Bool {
        guard isToolbar, entries.contains(where: \.isSearchField) else {
            return entry.item.isFlexibleSpace
        }
        return entry.isSearchField
    }

    /// Returns the capsules of iOS 26: one for each group of neighbors that share it, and one for
    /// each item that has its own.
    func capsules(_ frames: [CGRect], midY: CGFloat) -> [BarCapsule] {
        var capsules: [BarCapsule] = []
        var open = false
        for (entry, frame) in zip(entries, frames) {
            guard entry.view != nil, !entry.item.hidesSharedBackground, !entry.isSearchField
            else {
                open = false
                continue
            }
            let height = capsuleHeight
            let box = CGRect(
                x: frame.minX, y: midY - height / 2, width: max(frame.width, height),
                height: height)
            if open, !entry.isAlone, let last = capsules.last {
                capsules[capsules.count - 1].box = last.box.union(box)
            } else {
                capsules.append(BarCapsule(box: box, item: entry.item))
            }
            open = !entry.isAlone
        }
        return capsules
    }
}

/// A floating glass surface behind items.
@MainActor struct BarCapsule {
    var box: CGRect
    /// The item whose style determines the color of the surface, or `nil` for the back button.
    let item: UIBarButtonItem?
}

extension [UIView] {
    /// Gives the buttons and integrated search fields among a bar's views the appearance of the glass
    /// below them.
    @MainActor func showItems(in style: UIUserInterfaceStyle) {
        for view in self {
            if let button = view as? BarButtonView { button.show(style) }
            if let bar = view as? UISearchBar, bar.isIntegrated { bar.searchTextField.show(style) }
        }
    }
}

extension BarItemRow.Entry {
    fileprivate init(_ item: UIBarButtonItem, _ context: BarButtonContext) {
        self.item = item
        if item.isSpace {
            view = nil
            size = CGSize(width: item.isFlexibleSpace ? 0 : item.width, height: 0)
        } else if let search = item as? SearchBarItem, !search.isButton {
            search.fieldView?.isIntegrated = true
            view = search.fieldView
            size = CGSize(
                width: SearchBarMetrics.integratedWidth,
                height: context.buttonHeight)
        } else if let custom = item.customView {
            view = custom
            var natural = custom.sizeInBar(within: context.availableSize)
            if item.width > 0 { natural.width = item.width }
            // Custom views are also inside capsules, but their size doesn't include the padding.
            let isInCapsule = context.metrics.era >= .glass && !item.hidesSharedBackground
            inset = isInCapsule ? 12 : 0
            natural.width += 2 * inset
            size = natural
        } else {
            item.button.show(context.face(of: item))
            item.button.accessibilityLabel = item.accessibilityLabel ?? item.systemItem?.name
            item.button.accessibilityIdentifier = item.accessibilityIdentifier
            view = item.button
            size = item.button.sizeThatFits(.zero)
        }
    }
}

extension UIView {
    /// Sets the appearance of a view that a bar creates.
    func show(_ style: UIUserInterfaceStyle) {
        if overrideUserInterfaceStyle != style { overrideUserInterfaceStyle = style }
    }

    /// Returns the size of the view in a bar. From iOS 11 on, constraints and intrinsic sizes precede the
    /// view's frame.
    ///
    /// Source: niw, "A note of my observation about iOS 11 UINavigationBar behavior" (gist 569b4964): only
    /// views without an intrinsic size are laid out by their frames.
    func sizeInBar(within limit: CGSize) -> CGSize {
        managedSize(
            within: limit, prefersContent: UIScreen.main.era >= .safeArea || bounds.isEmpty)
    }
}

extension UIView {
    /// Removes the subviews that aren't among the new ones, and adds the missing ones.
    func replaceSubviews(_ old: [UIView], by new: [UIView]) -> [UIView] {
        for view in old where view.superview === self {
            if !new.contains(where: { $0 === view }) { view.removeFromSuperview() }
        }
        for view in new where view.superview !== self { addSubview(view) }
        return new
    }
}
