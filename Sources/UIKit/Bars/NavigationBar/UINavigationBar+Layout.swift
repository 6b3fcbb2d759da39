import ContactSheetDevices
import Foundation

extension UINavigationBar {
    private var promptHeight: CGFloat {
        topItem?.prompt == nil ? 0 : BarMetrics.promptHeight
    }

    /// The height of the row, which is zero if the items are in the tab bar's row and there is no
    /// title.
    private var barRowHeight: CGFloat {
        if tabRow != nil, !showsInlineTitle { return 0 }
        return rowHeight ?? metrics.navigationBarHeight
    }

    private var showsInlineTitle: Bool {
        topItem?.titleView != nil || !showsLargeTitle && topItem?.title?.isEmpty == false
    }

    /// Whether the large title is shown.
    var showsLargeTitle: Bool { prefersLargeTitle && !isLargeTitleCollapsed }

    /// Whether the large title is shown while the content is scrolled to its top.
    var prefersLargeTitle: Bool {
        prefersLargeTitles && UIScreen.main.era >= .safeArea && !metrics.isCompact
            && wantsLargeTitle
    }

    private var wantsLargeTitle: Bool {
        // An automatic item adopts the mode of the one below it. The first item has a large title.
        for item in (items ?? []).reversed() {
            switch item.largeTitleDisplayMode {
            case .always: return true
            case .never, .inline: return false
            case .automatic: continue
            }
        }
        return true
    }

    /// The height of the large title: 52 points at the default text size, adjusted for the line
    /// height at other text sizes.
    private var largeTitleHeight: CGFloat {
        showsLargeTitle ? expandedLargeTitleHeight : 0
    }

    /// The height of the large title while the content is scrolled to its top.
    var expandedLargeTitleHeight: CGFloat {
        if metrics.era >= .glass {
            let label = UIScreen.main.grid.roundUp(largeTitleStyle.font.lineHeight)
            return max(BarMetrics.largeTitleHeight, label + BarMetrics.largeTitleSpace)
        }
        let usual: CGFloat = 41
        let line = largeTitleStyle.font.lineHeight.rounded(.up)
        return BarMetrics.largeTitleHeight + line - usual
    }

    /// The height with prompt and large title, in points (Documentation/Metrics.md 1.3).
    var layoutHeight: CGFloat {
        promptHeight + barRowHeight + largeTitleHeight
            + (isSearchBarCollapsed ? 0 : expandedSearchBarHeight)
    }

    /// The rectangle of the items and the title. In a taller bar, it is at the bottom up to iOS 10,
    /// and at the top from iOS 11 on.
    private var row: CGRect {
        let spare = max(0, bounds.height - layoutHeight)
        let top = UIScreen.main.era < .safeArea ? spare : 0
        let height = min(barRowHeight, bounds.height)
        return CGRect(x: 0, y: top + promptHeight, width: bounds.width, height: height)
    }

    /// The part of the row that contains the items and the title. From iOS 26 on it is as high as
    /// the items, and 10 points above the row's end.
    private func itemRow(in row: CGRect) -> CGRect {
        guard metrics.era >= .glass else { return row }
        let top = max(row.minY, row.maxY - metrics.navigationBarHeight)
        return CGRect(x: 0, y: top, width: row.width, height: metrics.buttonHeight)
    }

    /// The space between the margins of the bar, in the row of the items.
    var availableItemSize: CGSize {
        let width =
            bounds.width - itemMargin(safeAreaInsets.left) - itemMargin(safeAreaInsets.right)
        return CGSize(width: max(0, width), height: itemRow(in: row).height)
    }

    // MARK: Placement

    func layoutContent() {
        for item in leadingItems + (topItem?.rightBarButtonItems ?? []) {
            item.takeAppearance(in: self)
        }
        let row = row
        content.capsules = []
        var views: [UIView] = []
        let titles = itemRow(in: row)
        let items = tabRow ?? titles
        let leading = placeLeading(in: items, &views)
        let trailing = placeTrailing(in: items, &views)
        let isShared = tabRow == nil
        placeTitle(
            in: titles, leading: isShared ? leading : 0, trailing: isShared ? trailing : 0, &views)
        placePrompt(above: row, &views)
        placeLargeTitle(below: row, &views)
        placeSearchBar(below: row.maxY + largeTitleHeight, &views)
        content.shown = replaceSubviews(content.shown, by: views)
        showContentStyle()
    }

    /// The leading items. On the first screen of a split view's column, the split view's button is
    /// first.
    private var leadingItems: [UIBarButtonItem] {
        let own = topItem?.leftBarButtonItems ?? []
        guard let columnItem, backItem == nil else { return own }
        return [columnItem] + own
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func margin(_ inset: CGFloat) -> CGFloat {
        inset + metrics.sideMargin(width: bounds.width)
    }

    private func itemMargin(_ inset: CGFloat) -> CGFloat {
        metrics.itemMargin(width: bounds.width, safeArea: inset)
    }

    private var leadingInset: CGFloat { isMirrored ? safeAreaInsets.right : safeAreaInsets.left }
    private var trailingInset: CGFloat { isMirrored ? safeAreaInsets.left : safeAreaInsets.right }

    /// Returns a rectangle that is mirrored in a right-to-left layout, and rounded to whole pixels.
    private func placed(_ box: CGRect) -> CGRect {
        var box = box
        if isMirrored { box.origin.x = bounds.width - box.maxX }
        return UIScreen.main.grid.round(box)
    }

    /// Places the back button and the leading items.
    ///
    /// - Returns: The width that they occupy, from the leading edge.
    private func placeLeading(in row: CGRect, _ views: inout [UIView]) -> CGFloat {
        let margin = itemMargin(leadingInset)
        var x = margin
        let items = BarItemRow(leadingItems, buttonContext)
        if showsBackButton {
            let availableWidth =
                bounds.width - trailingWidth - (items.views.isEmpty ? 0 : items.width)
            let size = fitBackButton(
                titleWidth: naturalTitleWidth, availableWidth: availableWidth - backMargin(margin))
            x = backMargin(margin)
            let box = CGRect(
                x: x, y: row.midY - size.height / 2, width: size.width, height: size.height)
            content.back.frame = placed(box)
            views.append(content.back)
            if metrics.era >= .glass { addCapsule(BarCapsule(box: box, item: nil)) }
            x = box.maxX + metrics.itemGap
        }
        place(items, from: x, midY: row.midY, &views)
        guard !items.entries.isEmpty else { return showsBackButton ? x - metrics.itemGap : 0 }
        return x + items.width
    }

    /// The trailing items, starting at the trailing edge.
    private var trailingRow: BarItemRow {
        let search = searchItemOfBar.map { [$0] } ?? []
        var row = BarItemRow(search + (topItem?.rightBarButtonItems ?? []), buttonContext)
        row.entries.reverse()
        return row
    }

    private var trailingWidth: CGFloat {
        let row = trailingRow
        return row.entries.isEmpty ? 0 : row.width + itemMargin(trailingInset)
    }

    private func placeTrailing(in row: CGRect, _ views: inout [UIView]) -> CGFloat {
        let width = trailingWidth
        place(trailingRow, from: bounds.width - width, midY: row.midY, &views)
        return width
    }

    private func place(
        _ items: BarItemRow, from x: CGFloat, midY: CGFloat, _ views: inout [UIView]
    ) {
        let frames = items.frames(from: x, midY: midY)
        for (entry, frame) in zip(items.entries, frames) {
            entry.item.bar = self
            guard let view = entry.view else { continue }
            place(managed: view, in: placed(frame.clampedInset(dx: entry.inset, dy: 0)))
            views.append(view)
        }
        guard metrics.era >= .glass else { return }
        for capsule in items.capsules(frames, midY: midY) { addCapsule(capsule) }
    }

    private func addCapsule(_ capsule: BarCapsule) {
        content.capsules.append(BarCapsule(box: placed(capsule.box), item: capsule.item))
    }

    // MARK: Titles

    private var naturalTitleWidth: CGFloat {
        if let view = topItem?.titleView { return view.sizeInBar(within: availableItemSize).width }
        guard !showsLargeTitle, let title = topItem?.title, !title.isEmpty else { return 0 }
        titleStyle.show(title, in: content.title)
        return content.title.sizeThatFits(.zero).width
    }

    /// Places the title in the center of the bar, or as close to it as the items allow.
    private func placeTitle(
        in row: CGRect, leading: CGFloat, trailing: CGFloat, _ views: inout [UIView]
    ) {
        let gap = metrics.itemGap / 2
        let left = leading > 0 ? leading + gap : margin(leadingInset)
        let right = bounds.width - (trailing > 0 ? trailing + gap : margin(trailingInset))
        let availableWidth = max(0, right - left)
        let size = titleSize(availableWidth: availableWidth)
        let x = min(max(left, (bounds.width - size.width) / 2), right - size.width)
        let box = CGRect(
            x: x, y: row.midY - size.height / 2, width: size.width, height: size.height)
        guard size != .zero else { return }
        let title = topItem?.titleView ?? content.title
        place(managed: title, in: placed(box))
        views.append(title)
        guard title === content.title else { return }
        placeSubtitle(below: box, within: left...max(left, right), &views)
    }

    private func titleSize(availableWidth: CGFloat) -> CGSize {
        if let view = topItem?.titleView {
            return view.sizeInBar(
                within: CGSize(width: availableWidth, height: availableItemSize.height))
        }
        guard naturalTitleWidth > 0 else { return .zero }
        let size = content.title.sizeThatFits(.zero)
        return CGSize(width: min(size.width, availableWidth), height: size.height)
    }

    /// Places the subtitle of iOS 26, for which the title moves up.
    private func placeSubtitle(
        below box: CGRect, within range: ClosedRange<CGFloat>, _ views: inout [UIView]
    ) {
        guard metrics.era >= .glass, let text = topItem?.subtitle else { return }
        subtitleStyle.show(text, in: content.subtitle)
        views.append(content.subtitle)
        let size = content.subtitle.sizeThatFits(.zero)
        let width = min(size.width, range.upperBound - range.lowerBound)
        content.title.frame.origin.y -= size.height / 2
        content.subtitle.frame = placed(
            CGRect(
                x: min(max(range.lowerBound, box.midX - width / 2), range.upperBound - width),
                y: content.title.frame.maxY, width: width, height: size.height))
    }

    private func placePrompt(above row: CGRect, _ views: inout [UIView]) {
        guard let prompt = topItem?.prompt else { return }
        views.append(content.prompt)
        promptStyle.show(prompt, in: content.prompt)
        let height = content.prompt.sizeThatFits(.zero).height
        content.prompt.frame = placed(
            CGRect(
                x: margin(leadingInset), y: row.minY - (promptHeight + height) / 2,
                width: bounds.width - margin(leadingInset) - margin(trailingInset),
                height: height))
    }

    /// Places the large title, 8 points above the bar's bottom up to iOS 18, and at a fixed distance
    /// from the items later. If it fills its space, it is in the center (decision).
    private func placeLargeTitle(below row: CGRect, _ views: inout [UIView]) {
        guard showsLargeTitle, let text = topItem?.largeTitle ?? topItem?.title else { return }
        views.append(content.largeTitle)
        largeTitleStyle.show(text, in: content.largeTitle)
        let size = content.largeTitle.sizeThatFits(.zero)
        let availableWidth = bounds.width - margin(leadingInset) - margin(trailingInset)
        let space = largeTitleHeight - size.height
        let top =
            metrics.era >= .glass ? min(BarMetrics.largeTitleTop, space / 2) : space - 8
        content.largeTitle.frame = placed(
            CGRect(
                x: margin(leadingInset), y: row.maxY + top,
                width: min(size.width, availableWidth), height: size.height))
    }
}
