import ContactSheetDevices
import Foundation

/// The content and style of a button in a bar.
@MainActor struct BarButtonStyle {
    enum Content {
        case title(String)
        case image(UIImage)
        case glyph(BarGlyph)
        case nothing
    }

    enum Frame {
        case none
        /// The glossy button of iOS 6 and earlier.
        case glossy(UIColor)
        /// The glossy button with an arrow that points back.
        case glossyArrow(UIColor)
        case image(UIImage)
    }

    var content = Content.nothing
    var frame = Frame.none
    var text: BarTextStyle
    var tint: UIColor
    var height: CGFloat
    /// The padding on either side of the content.
    var padding: CGFloat = 0
    var titleOffset = UIOffset.zero
    var imageInsets = UIEdgeInsets.zero
    /// Whether the content follows a chevron, as in iOS 7 and later.
    var hasChevron = false
    var chevronImage: UIImage?
    var badge: UIBarButtonItem.Badge?
    /// The minimum width.
    var minimumWidth: CGFloat = 0
    /// The titles that the button has space for.
    var possibleTitles: [String] = []

    var title: String? {
        if case .title(let title) = content { title } else { nil }
    }
}

/// The properties that a bar provides for all its buttons.
@MainActor struct BarButtonContext {
    var metrics: BarMetrics
    var isToolbar = false
    /// The space for all items.
    var availableSize: CGSize
    var tint: UIColor
    /// The bar's own color, from which the colors of buttons up to iOS 6 are derived.
    var barColor: UIColor
    var plain: UIBarButtonItemAppearance?
    var done: UIBarButtonItemAppearance?

    private var era: Era { metrics.era }
    var buttonHeight: CGFloat { isToolbar ? metrics.toolbarButtonHeight : metrics.buttonHeight }

    func face(of item: UIBarButtonItem) -> BarButtonStyle {
        let isDone = item.style == .done
        let hasFrame = hasFrame(item)
        let tint = color(of: item, isDone)
        var face = BarButtonStyle(
            text: textStyle(isDone: isDone, hasFrame: hasFrame, color: tint), tint: tint,
            height: buttonHeight)
        face.content = content(of: item)
        face.imageInsets = item.imageInsets
        face.minimumWidth = item.width
        face.possibleTitles = (item.possibleTitles ?? []).sorted()
        face.badge = era >= .glass ? item.badge : nil
        if hasFrame { face.frame = .glossy(item.tintColor ?? (isDone ? done6 : button6)) }
        style(&face, item, isDone ? done : plain)
        face.padding = padding(of: face)
        return face
    }

    /// Whether an item has a glossy button: in navigation bars, and those of toolbars that aren't
    /// plain.
    private func hasFrame(_ item: UIBarButtonItem) -> Bool {
        era == .classic && (!isToolbar || item.style != .plain)
    }

    private func color(of item: UIBarButtonItem, _ isDone: Bool) -> UIColor {
        if era == .classic {
            let color = hasFrame(item) ? .white : BarColors.classicText(on: barColor).color
            return item.isEnabled ? color : color.withAlphaComponent(0.45)
        }
        guard item.isEnabled else {
            return era < .dark ? UIColor(white: 0.56, alpha: 0.6) : .tertiaryLabel
        }
        // On glass, only the prominent item has the tint, and only as its background.
        if era >= .glass { return isDone ? .white : item.tintColor ?? .label }
        return item.tintColor ?? tint
    }

    private var button6: UIColor { barColor.mixed(with: .black, 0.28) }
    private var done6: UIColor { BarColors.classicDone }

    private func content(of item: UIBarButtonItem) -> BarButtonStyle.Content {
        if let image = item.image {
            return .image(metrics.isCompact ? item.landscapeImagePhone ?? image : image)
        }
        if let glyph = item.systemItem?.glyph { return .glyph(glyph) }
        return (item.title ?? item.systemItem?.title).map { .title($0) } ?? .nothing
    }

    /// Returns the text style: 12 points in bordered buttons of iOS 6 and earlier, and the size of
    /// titles from iOS 7 on, in semibold for `done` items and in medium from iOS 26 on.
    func textStyle(isDone: Bool, hasFrame: Bool, color: UIColor) -> BarTextStyle {
        guard era == .classic else {
            return BarTextStyle(
                font: .systemFont(
                    ofSize: metrics.titleSize,
                    weight: isDone ? .semibold : era >= .glass ? .medium : .regular),
                color: color)
        }
        return BarTextStyle(
            font: .boldSystemFont(ofSize: hasFrame ? 12 : 18), color: color,
            shadow: BarColors.classicText(on: hasFrame ? .black : barColor).shadow)
    }

    /// Applies an appearance object and the item's own attributes to a style.
    private func style(
        _ face: inout BarButtonStyle, _ item: UIBarButtonItem,
        _ appearance: UIBarButtonItemAppearance?
    ) {
        let state = item.isEnabled ? appearance?.normal : appearance?.disabled
        let own: UIControl.State = item.isEnabled ? .normal : .disabled
        face.text = face.text.applying(state?.titleTextAttributes)
            .applying(item.shownTitleAttributes(for: own))
        face.titleOffset =
            state?.titlePositionAdjustment ?? item.titlePositionAdjustment(for: .default)
        let image = item.backgroundImage(for: own, barMetrics: .default) ?? state?.backgroundImage
        if let image { face.frame = .image(image) }
    }

    private func padding(of face: BarButtonStyle) -> CGFloat {
        switch (face.frame, face.content) {
        case (.glossy, .title), (.image, .title): 10
        case (.glossy, _): 7
        case (.none, .glyph) where era == .classic, (.none, .image) where era == .classic: 8
        case (.none, .title) where era >= .glass: 16
        case (.none, .image(let image)) where era >= .glass:
            // Images of 18 points are in the center of a square.
            max(8, (buttonHeight - max(18, image.size.width)) / 2)
        case (.none, _) where era >= .glass: (buttonHeight - 22) / 2
        default: 0
        }
    }
}
