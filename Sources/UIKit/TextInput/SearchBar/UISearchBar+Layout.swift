import Foundation

extension UISearchBar {
    var naturalHeight: CGFloat {
        SearchBarMetrics.height + (prompt == nil ? 0 : SearchBarMetrics.promptHeight)
            + (showsScopes ? SearchBarMetrics.scopeBarHeight : 0)
    }

    var showsScopes: Bool { showsScopeBar && scopeButtonTitles?.isEmpty == false }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The area of the field, between prompt and scopes.
    private var row: CGRect {
        let top = prompt == nil ? 0 : SearchBarMetrics.promptHeight
        let bottom = showsScopes ? SearchBarMetrics.scopeBarHeight : 0
        return CGRect(
            x: bounds.minX, y: bounds.minY + top, width: bounds.width,
            height: max(0, bounds.height - top - bottom)
        ).clampedInset(dx: isIntegrated ? 0 : SearchBarMetrics.sideMargin, dy: 0)
    }

    func layOutParts() {
        show(promptLabel, prompt != nil)
        if promptLabel.text != prompt { promptLabel.text = prompt }
        promptLabel.frame = CGRect(
            x: bounds.minX, y: bounds.minY + 4, width: bounds.width,
            height: SearchBarMetrics.promptHeight - 4)
        show(cancelButton, showsCancelButton)
        styleCancelButton()
        SearchBarMetrics.showCancel(cancelButton, isOnGlass: isIntegrated)
        var fieldRow = row
        if showsCancelButton {
            let title = isIntegrated ? row.height : cancelButton.intrinsicContentSize.width
            let width = title + SearchBarMetrics.cancelGap
            fieldRow.size.width = max(0, fieldRow.width - width)
            let height = SearchBarMetrics.cancelHeight(inRow: row.height)
            cancelButton.frame = CGRect(
                x: isMirrored ? row.minX : row.maxX - width + SearchBarMetrics.cancelGap,
                y: row.midY - height / 2, width: width - SearchBarMetrics.cancelGap,
                height: height)
            if isMirrored { fieldRow.origin.x += width }
        }
        let height = isIntegrated ? row.height : min(SearchBarMetrics.fieldHeight, row.height)
        field.isOnGlass = isIntegrated
        let shift = searchFieldBackgroundPositionAdjustment
        field.fieldColor = SearchBarMetrics.fieldColor(searchBarStyle)
        field.frame = CGRect(
            x: fieldRow.minX + shift.horizontal,
            y: fieldRow.midY - height / 2 + shift.vertical, width: max(0, fieldRow.width),
            height: height)
        field.showsEndMark =
            showsBookmarkButton ? .bookmark : showsSearchResultsButton ? .results : nil
    }

    /// Applies the appearance settings of bar button items in search bars to the Cancel button.
    private func styleCancelButton() {
        guard showsCancelButton, window != nil else { return }
        let item = UIBarButtonItem()
        AppearanceSettings.current.apply(to: item, in: self)
        if let tint = item.tintColor { cancelButton.tintColor = tint }
        let attributes = item.titleTextAttributes(for: .normal)
        if let font = attributes?[.font] as? UIFont, cancelButton.titleLabel?.font != font {
            cancelButton.titleLabel?.font = font
        }
        if let color = attributes?[.foregroundColor] as? UIColor {
            cancelButton.setTitleColor(color, for: .normal)
        }
    }

    private func show(_ view: UIView, _ isShown: Bool) {
        if isShown, view.superview == nil { addSubview(view) }
        if !isShown, view.superview != nil { view.removeFromSuperview() }
    }

    // MARK: Drawing

    func drawBar() {
        if let image = backgroundImage {
            image.draw(in: bounds)
            return
        }
        guard searchBarStyle != .minimal, !(superview is UINavigationBar), !isIntegrated
        else { return }
        (barTintColor ?? SearchBarMetrics.barColor).setFill()
        UIRectFill(bounds)
        ControlArtwork.fill(UIBezierPath(rect: bounds), SearchBarMetrics.glossStops)
        guard let color = SearchBarMetrics.lineColor else { return }
        let pixel = 1 / UIScreen.main.scale
        color.setFill()
        UIRectFill(CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: pixel))
        UIRectFill(
            CGRect(x: bounds.minX, y: bounds.maxY - pixel, width: bounds.width, height: pixel))
    }

    /// Draws the scopes as segments of a segmented control.
    func drawScopes() {
        let titles = scopeButtonTitles ?? []
        let height = SearchBarMetrics.segmentHeight
        let box = CGRect(
            x: row.minX, y: bounds.maxY - (SearchBarMetrics.scopeBarHeight + height) / 2,
            width: row.width, height: height)
        ScopeBar(titles: titles, selected: selectedScopeButtonIndex, owner: self).draw(in: box)
    }
}
