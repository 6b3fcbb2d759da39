import Foundation

extension UIView {
    var keyboardGuide: UIKeyboardLayoutGuide {
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

    /// Returns the insets of the guide's rectangle from the bounds.
    func insets(of placement: LayoutGuidePlacement) -> UIEdgeInsets {
        switch placement {
        case .layoutMargins: layoutMargins
        case .safeArea: safeAreaInsets
        case .readableContent: narrowedToReadableWidth(layoutMargins)
        case .topBars: UIEdgeInsets(bottom: bounds.height - barLength(placement))
        case .bottomBars: UIEdgeInsets(top: bounds.height - barLength(placement))
        case .keyboard:
            UIEdgeInsets(
                top: bounds.height - barLength(placement),
                bottom: keyboardGuideIsEmpty(placement) ? barLength(placement) : 0)
        case .scrollFrame, .scrollContent, .byConstraints: .zero
        }
    }

    /// Whether the placement is that of the keyboard's guide on Interface Builder's canvas, where the
    /// guide has no height (Documentation/Canvas.md 3.10).
    func keyboardGuideIsEmpty(_ placement: LayoutGuidePlacement) -> Bool {
        placement == .keyboard && layoutState.designTime.safeAreaInsets != nil
    }

    /// Returns the height of a guide at the top or bottom edge.
    func barLength(_ placement: LayoutGuidePlacement) -> CGFloat {
        let insets = safeAreaInsets
        return switch placement {
        case .topBars: layoutState.designTime.topLayoutGuideLength ?? insets.top
        case .bottomBars: layoutState.designTime.bottomLayoutGuideLength ?? insets.bottom
        case .keyboard: keyboardGuideLength
        default: insets.bottom
        }
    }

    /// The part of the view that the keyboard covers, or without one the bottom safe area.
    private var keyboardGuideLength: CGFloat {
        let resting = knownKeyboardGuide?.usesBottomSafeArea == false ? 0 : safeAreaInsets.bottom
        return max(resting, keyboardLength)
    }

    /// Returns the margins, increased equally on both sides so that the remaining width is at most
    /// the readable width.
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

/// The maximum width of readable content: 672 points at the default text size
/// (Documentation/Layout.md 2.3). Other sizes scale with the body style, a decision.
@MainActor enum ReadableContent {
    static func width(for category: UIContentSizeCategory) -> CGFloat {
        let body = UIFont.preferredFont(
            forTextStyle: .body,
            compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
        return (672 * body.pointSize / 17).rounded()
    }
}
