import ContactSheetDevices
import Foundation

extension UITabBar {
    private var isBlack: Bool { barStyle != .default }

    private var appearance: UITabBarAppearance? {
        guard UIScreen.main.era >= .dark else { return nil }
        if isAtScrollEdge, let edge = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance {
            return edge
        }
        return selectedItem?.standardAppearance ?? ownStandardAppearance
    }

    var tabPositioning: ItemPositioning {
        let own = appearance?.stackedItemPositioning ?? .automatic
        return own == .automatic ? itemPositioning : own
    }

    var tabWidth: CGFloat {
        appearance.flatMap { $0.stackedItemWidth > 0 ? $0.stackedItemWidth : nil } ?? itemWidth
    }

    var tabSpacing: CGFloat {
        appearance.flatMap { $0.stackedItemSpacing > 0 ? $0.stackedItemSpacing : nil }
            ?? itemSpacing
    }

    // MARK: Tabs

    func face(of item: UITabBarItem) -> TabItemStyle {
        let isSelected = item === selectedItem
        let isInline = floatsAtTop || metrics.tabItemsAreInline
        let state = state(isSelected: isSelected, isEnabled: item.isEnabled)
        let color = color(isSelected: isSelected)
        let style = BarTextStyle(
            font: floatsAtTop
                ? FloatingTabMetrics.font(isSelected: isSelected)
                : TabBarMetrics.font(isInline: isInline, isSelected: isSelected),
            color: UIScreen.main.era == .classic && isSelected ? .white : color
        ).applying(state?.titleTextAttributes)
            .applying(item.shownTitleAttributes(for: isSelected ? .selected : .normal))
        var face = TabItemStyle(
            title: item.title,
            image: isSelected ? item.selectedImage ?? item.image : item.image,
            glyph: item.systemItem?.glyph, isSelected: isSelected, isInline: isInline,
            text: style, iconColor: state?.iconColor ?? color)
        if !item.isEnabled { face.iconColor = face.iconColor.withAlphaComponent(0.4) }
        if floatsAtTop { face.showTitleOnly() }
        if item === separateItem {
            face.title = nil
            item.button.accessibilityLabel = item.title
        }
        face.titleOffset = state?.titlePositionAdjustment ?? item.titlePositionAdjustment
        face.imageInsets = item.imageInsets
        face.badge = item.badgeValue
        face.badgeColor = item.badgeColor ?? state?.badgeBackgroundColor ?? .systemRed
        let badgeText = item.badgeTextAttributes(for: .normal) ?? state?.badgeTextAttributes
        face.badgeTextColor = badgeText?[.foregroundColor] as? UIColor ?? .white
        face.selectionImage = appearance?.selectionIndicatorImage ?? selectionIndicatorImage
        return face
    }

    private func state(isSelected: Bool, isEnabled: Bool) -> UITabBarItemStateAppearance? {
        guard let appearance else { return nil }
        let layout =
            if !metrics.tabItemsAreInline {
                appearance.stackedLayoutAppearance
            } else if metrics.isPad {
                appearance.inlineLayoutAppearance
            } else {
                appearance.compactInlineLayoutAppearance
            }
        return isSelected ? layout.selected : isEnabled ? layout.normal : layout.disabled
    }

    /// Returns the color of a tab. Selected tabs have the tint, which is light blue by default up
    /// to iOS 6.
    private func color(isSelected: Bool) -> UIColor {
        guard isSelected else { return unselectedItemTintColor ?? BarColors.unselectedTab }
        if let selectedImageTintColor { return selectedImageTintColor }
        guard UIScreen.main.era == .classic else { return tintColor }
        return ownTintColor ?? UIColor(red: 0.4, green: 0.71, blue: 1, alpha: 1)
    }

    // MARK: Background

    func drawBackground() {
        let isClear =
            isAtScrollEdge && scrollEdgeAppearance == nil
            && SystemBehavior.clearBarsAtScrollEdge.isActive
        guard !isClear else { return }
        if UIScreen.main.era == .classic, backgroundImage == nil {
            return ClassicBarArtwork.fillTabBar(
                bounds, color: barTintColor ?? UIColor(white: 0, alpha: 1))
        }
        let background = background
        if UIScreen.main.era >= .glass, background.isEmpty, controller != nil {
            guard !isAtScrollEdge else { return }
            return ScrollEdgeArtwork(edge: .bottom, of: contentBelow, style: contentStyle)
                .draw(in: bounds)
        }
        background.draw(in: bounds, lineAbove: true)
    }

    private var background: BarBackground {
        appearance.map { BarBackground($0, isBlack: isBlack) }
            ?? BarBackground(
                style: barStyle, isTranslucent: isTranslucent, color: barTintColor,
                image: backgroundImage,
                shadowImage: shadowImage)
    }

    /// Chooses the appearance of the glass for the content that has been drawn below the tabs.
    func adaptToContent() {
        let style = background.isEmpty ? ContentBelow.style(in: capsule) : .unspecified
        contentStyle = style == traitCollection.userInterfaceStyle ? .unspecified : style
        for item in items ?? [] { item.button.show(contentStyle) }
    }
}
