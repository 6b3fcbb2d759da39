import ContactSheetDevices
import Foundation

extension UINavigationBar {
    var metrics: BarMetrics { BarMetrics(traitCollection) }

    private var isBlack: Bool { barStyle != .default }

    /// The appearance object in effect, or `nil` if only the older properties are.
    var appearance: UINavigationBarAppearance? {
        guard UIScreen.main.era >= .dark else { return nil }
        let isCompact = metrics.isCompact
        if isAtScrollEdge {
            let edge = [
                isCompact ? topItem?.compactScrollEdgeAppearance : nil,
                isCompact ? compactScrollEdgeAppearance : nil,
                topItem?.scrollEdgeAppearance, scrollEdgeAppearance,
            ]
            if let edge = edge.lazy.compactMap({ $0 }).first { return edge }
        }
        let standard = [
            isCompact ? topItem?.compactAppearance : nil, isCompact ? compactAppearance : nil,
            topItem?.standardAppearance, ownStandardAppearance,
        ]
        return standard.lazy.compactMap { $0 }.first
    }

    /// Whether the bar has no background because no content has scrolled below it. This is the case
    /// from iOS 15 on, and in earlier versions below large titles, unless an appearance object
    /// determines it.
    private var isClearAtEdge: Bool {
        guard isAtScrollEdge, UIScreen.main.era >= .dark else { return false }
        let edges = [
            scrollEdgeAppearance, topItem?.scrollEdgeAppearance,
            metrics.isCompact ? compactScrollEdgeAppearance : nil,
        ]
        guard edges.allSatisfy({ $0 == nil }) else { return false }
        return SystemBehavior.clearBarsAtScrollEdge.isActive || showsLargeTitle
    }

    private var background: BarBackground {
        if let appearance { return BarBackground(appearance, isBlack: isBlack) }
        let image =
            (metrics.isCompact ? backgroundImages[.compact] : nil) ?? backgroundImages[.default]
        let classicBase = metrics.era == .classic ? classicBase : nil
        return BarBackground(
            style: barStyle, isTranslucent: isTranslucent, color: barColor ?? classicBase,
            image: image,
            shadowImage: shadowImage)
    }

    /// The bar's own color, which is the tint up to iOS 6.
    private var barColor: UIColor? {
        barTintColor ?? (UIScreen.main.era == .classic ? ownTintColor : nil)
    }

    /// The color of the gradient up to iOS 6; `nil` if an image covers it.
    var classicColor: UIColor? {
        backgroundImages[.default] == nil
            ? barColor ?? classicBase : nil
    }

    /// The default color of the gradient, which in popovers is that of their frame.
    private var classicBase: UIColor {
        let isInPopover = selfAndAncestors.contains { $0 is PopoverSurface }
        return isInPopover && !isBlack
            ? BarColors.classicPopover : BarColors.classicBase(isBlack: isBlack)
    }

    /// Whether the items are on a dark color of the bar's own, from iOS 26 on.
    var isDarkBelowGlass: Bool {
        metrics.era >= .glass && !isClearAtEdge && background.isDark(in: traitCollection)
    }

    /// The box of the background. A bar at the top of the screen extends behind the status bar from
    /// iOS 7 on.
    private var backgroundBox: CGRect {
        guard barPosition == .topAttached, UIScreen.main.era > .classic else { return bounds }
        let top = superview is NavigationView ? frame.minY : convert(CGPoint.zero, to: nil).y
        return CGRect(x: 0, y: -top, width: bounds.width, height: bounds.height + top)
    }

    func drawBackground() {
        guard !isClearAtEdge else { return }
        let background = background
        if UIScreen.main.era >= .glass, background.isEmpty {
            guard superview is NavigationView, !isAtScrollEdge else { return }
            return ScrollEdgeArtwork(
                edge: .top, of: contentBelow,
                style: content.style == .unspecified ? .ofStatusBar : content.style
            ).draw(in: backgroundBox)
        }
        background.draw(
            in: backgroundBox, lineAbove: false, alpha: barStyle == .blackTranslucent ? 0.75 : 1)
    }

    // MARK: Content below

    /// Chooses the appearance of the glass for the content that has been drawn below the items. A bar
    /// with custom views on glass keeps its own, because those don't change.
    func adaptToContent() {
        guard metrics.era >= .glass else { return }
        var style = UIUserInterfaceStyle.unspecified
        if isClearAtEdge || background.isEmpty, !hasCustomViewOnGlass {
            var row = bounds
            row.size.height = min(row.height, metrics.navigationBarHeight)
            style = ContentBelow.style(in: row)
        }
        content.style = style == traitCollection.userInterfaceStyle ? .unspecified : style
        showContentStyle()
    }

    /// Gives the items and the title between them the appearance of the glass.
    func showContentStyle() {
        content.shown.showItems(in: isDarkBelowGlass ? .dark : content.style)
        for label in [content.title, content.subtitle] { label.show(content.style) }
    }

    private var hasCustomViewOnGlass: Bool {
        let items = (topItem?.leftBarButtonItems ?? []) + (topItem?.rightBarButtonItems ?? [])
        return items.contains { $0.customView != nil && !$0.hidesSharedBackground }
    }

    // MARK: Text styles

    private var titleColor: UIColor {
        if let classicText { return classicText.color }
        // On glass, the black style has no background that would make white text legible.
        return isBlack && metrics.era < .glass ? .white : .label
    }

    /// The color and the shadow of the text up to iOS 6.
    private var classicText: (color: UIColor, shadow: BarTextStyle.Shadow)? {
        guard metrics.era == .classic else { return nil }
        return BarColors.classicText(on: classicColor ?? .black)
    }

    var titleStyle: BarTextStyle {
        let isClassic = metrics.era == .classic
        let isLow = metrics.navigationBarHeight < 40
        let style = BarTextStyle(
            font: isClassic
                ? .boldSystemFont(ofSize: isLow ? 16 : 20)
                : .systemFont(ofSize: metrics.titleSize, weight: .semibold),
            color: titleColor,
            shadow: classicText?.shadow)
        return style.applying(appearance?.titleTextAttributes ?? titleTextAttributes)
    }

    var promptStyle: BarTextStyle {
        let isClassic = metrics.era == .classic
        return BarTextStyle(
            font: .systemFont(ofSize: isClassic ? 14 : 13), color: titleColor,
            shadow: classicText?.shadow)
    }

    var subtitleStyle: BarTextStyle {
        BarTextStyle(font: .systemFont(ofSize: 12), color: .secondaryLabel)
    }

    /// The style of the large title, in the bold font of the text style, which follows the text
    /// size up to a limit (Documentation/Metrics.md 5.5).
    var largeTitleStyle: BarTextStyle {
        let category = min(traitCollection.preferredContentSizeCategory, .accessibilityLarge)
        let size = UIFont.preferredFont(
            forTextStyle: .largeTitle,
            compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
        ).pointSize
        return BarTextStyle(font: .boldSystemFont(ofSize: size), color: titleColor)
            .applying(appearance?.largeTitleTextAttributes ?? largeTitleTextAttributes)
    }

    var buttonContext: BarButtonContext {
        BarButtonContext(
            metrics: metrics, availableSize: availableItemSize, tint: tintColor,
            barColor: barColor ?? classicBase,
            plain: appearance?.buttonAppearance, done: appearance?.doneButtonAppearance)
    }
}
