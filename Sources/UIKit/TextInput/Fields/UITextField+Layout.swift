import Foundation

extension UITextField {
    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var metricsFont: UIFont { font ?? TextFieldMetrics.font }

    /// The size with a width that fits the text, or the placeholder if there is no text.
    var naturalSize: CGSize {
        if let background, borderStyle != .roundedRect { return background.size }
        let insets = TextFieldMetrics.textInsets(borderStyle)
        let line = shownLine.isEmpty ? placeholderLine : attributedLine
        var width = line.label(metricsFont, self).sizeThatFits(.zero).width
        if showsLeftView { width += leftViewRect(forBounds: bounds).width }
        if showsRightView {
            width += rightViewRect(forBounds: bounds).width
        } else if clearButtonMode != .never {
            width += TextFieldMetrics.clearButtonSide
        }
        return CGSize(
            width: UIScreen.main.grid.roundUp(width + insets.left + insets.right),
            height: TextFieldMetrics.height(borderStyle, lineHeight: lineHeight))
    }

    /// The line height. From iOS 13 on, an empty field is at least as high as one of 17 points, as
    /// stored frames of fields of 14 points show.
    private var lineHeight: CGFloat {
        let own = metricsFont.lineHeight
        guard shownLine.isEmpty, UIScreen.main.era >= .dark else { return own }
        return max(own, UIFont.systemFont(ofSize: UIFont.labelFontSize).lineHeight)
    }

    var showsLeftView: Bool { leftView != nil && leftViewMode.shows(whileEditing: isEditing) }
    var showsRightView: Bool { rightView != nil && rightViewMode.shows(whileEditing: isEditing) }

    /// Whether the clear button is visible; a view at the same end replaces it.
    var showsClearButton: Bool {
        !showsRightView && isEnabled && (!shownLine.isEmpty || hasTokens)
            && clearButtonMode.shows(whileEditing: isEditing)
    }

    /// Returns the area between the border, the views at the ends, and the clear button.
    func defaultTextRect(_ bounds: CGRect) -> CGRect {
        var insets = TextFieldMetrics.textInsets(borderStyle)
        if background != nil, borderStyle != .roundedRect { insets = .zero }
        if showsLeftView { insets.keep(leftViewRect(forBounds: bounds), in: bounds) }
        if showsRightView { insets.keep(rightViewRect(forBounds: bounds), in: bounds) }
        if showsClearButton {
            insets.keep(clearButtonRect(forBounds: bounds).insetBy(dx: -4, dy: 0), in: bounds)
        }
        let rect = bounds.inset(by: insets)
        return CGRect(
            x: rect.minX, y: rect.minY, width: max(0, rect.width), height: max(0, rect.height))
    }

    func defaultClearRect(_ bounds: CGRect) -> CGRect {
        let side = TextFieldMetrics.clearButtonSide
        let margin = TextFieldMetrics.clearButtonMargin(borderStyle)
        return CGRect(
            x: isMirrored ? bounds.minX + margin : bounds.maxX - margin - side,
            y: bounds.midY - side / 2, width: side, height: side)
    }

    /// Returns the frame of the left view, at the leading edge.
    func defaultLeftRect(_ bounds: CGRect) -> CGRect {
        sideRect(leftView, bounds, isLeft: !isMirrored)
    }

    func defaultRightRect(_ bounds: CGRect) -> CGRect {
        sideRect(rightView, bounds, isLeft: isMirrored)
    }

    private func sideRect(_ view: UIView?, _ bounds: CGRect, isLeft: Bool) -> CGRect {
        // From iOS 13 on, constraints and intrinsic sizes precede the frame (Documentation/Layout.md 2.6).
        guard
            let size = view?.managedSize(
                within: bounds.size, prefersContent: UIScreen.main.era >= .dark)
        else { return .zero }
        return CGRect(
            x: isLeft ? bounds.minX : bounds.maxX - size.width,
            y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    }

    /// Places the views at the ends, which are subviews only while they are visible.
    func placeSideViews() {
        place(leftView, isShown: showsLeftView, leftViewRect(forBounds: bounds))
        place(rightView, isShown: showsRightView, rightViewRect(forBounds: bounds))
    }

    private func place(_ view: UIView?, isShown: Bool, _ frame: CGRect) {
        guard let view else { return }
        guard isShown else {
            if view.superview === self { view.removeFromSuperview() }
            return
        }
        if view.superview !== self { addSubview(view) }
        place(managed: view, in: frame)
    }
}

extension UIEdgeInsets {
    /// Increases the inset at the side of the part, so that the remaining area excludes it.
    fileprivate mutating func keep(_ part: CGRect, in bounds: CGRect) {
        if part.midX < bounds.midX {
            left = max(left, part.maxX - bounds.minX)
        } else {
            right = max(right, bounds.maxX - part.minX)
        }
    }
}
