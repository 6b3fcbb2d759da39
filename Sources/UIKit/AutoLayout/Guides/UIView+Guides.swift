import Foundation

extension UIView {
    /// The bounds inside the layout margins.
    public var layoutMarginsGuide: UILayoutGuide {
        systemGuide(.layoutMargins, "UIViewLayoutMarginsGuide")
    }

    /// The bounds inside what bars and the device's corners cover.
    public var safeAreaLayoutGuide: UILayoutGuide {
        systemGuide(.safeArea, "UIViewSafeAreaLayoutGuide")
    }

    /// The layout margins' middle, not wider than is good for reading.
    public var readableContentGuide: UILayoutGuide {
        systemGuide(.readableContent, "UIViewReadableContentGuide")
    }

    /// The place of the keyboard, which is never shown.
    public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
        if let guide = knownKeyboardGuide { return guide }
        let guide = UIKeyboardLayoutGuide(of: self)
        layoutState.systemGuides[.keyboard] = guide
        return guide
    }

    private var knownKeyboardGuide: UIKeyboardLayoutGuide? {
        layoutState.systemGuides[.keyboard] as? UIKeyboardLayoutGuide
    }

    func systemGuide(_ placement: LayoutGuidePlacement, _ identifier: String) -> UILayoutGuide {
        if let guide = layoutState.systemGuides[placement] { return guide }
        let guide = UILayoutGuide(placement, of: self, identifier: identifier)
        layoutState.systemGuides[placement] = guide
        return guide
    }

    /// How far the guide's rectangle lies inside the bounds.
    func insets(of placement: LayoutGuidePlacement) -> UIEdgeInsets {
        switch placement {
        case .layoutMargins: layoutMargins
        case .safeArea: safeAreaInsets
        case .readableContent: narrowedToReadableWidth(layoutMargins)
        case .topBars: UIEdgeInsets(bottom: bounds.height - barLength(placement))
        case .bottomBars, .keyboard: UIEdgeInsets(top: bounds.height - barLength(placement))
        case .scrollFrame, .scrollContent, .byConstraints: .zero
        }
    }

    /// The height of a guide that hangs on the upper or lower edge.
    func barLength(_ placement: LayoutGuidePlacement) -> CGFloat {
        let insets = safeAreaInsets
        return switch placement {
        case .topBars: layoutState.designTime.topLayoutGuideLength ?? insets.top
        case .bottomBars: layoutState.designTime.bottomLayoutGuideLength ?? insets.bottom
        case .keyboard where knownKeyboardGuide?.usesBottomSafeArea == false: 0
        default: insets.bottom
        }
    }

    /// The margins given, widened alike on both sides until no more than a readable width is left.
    func narrowedToReadableWidth(_ margins: UIEdgeInsets) -> UIEdgeInsets {
        var insets = margins
        let width = ReadableContent.width(for: traitCollection.preferredContentSizeCategory)
        let excess = (bounds.width - insets.left - insets.right - width) / 2
        if excess > 0 {
            insets.left += excess
            insets.right += excess
        }
        return insets
    }
}

/// How wide a column of text may be: 672 points at the default text size
/// (Documentation/Layout.md 2.3); other sizes scale with the body style, which is this package's
/// decision.
@MainActor enum ReadableContent {
    static func width(for category: UIContentSizeCategory) -> CGFloat {
        let body = UIFont.preferredFont(
            forTextStyle: .body,
            compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
        return (672 * body.pointSize / 17).rounded()
    }
}
