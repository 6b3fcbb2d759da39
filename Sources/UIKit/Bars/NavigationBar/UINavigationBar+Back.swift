import ContactSheetDevices
import Foundation

extension UINavigationBar {
    var showsBackButton: Bool {
        guard let topItem, backItem != nil, !topItem.hidesBackButton else { return false }
        return (topItem.leftBarButtonItems ?? []).isEmpty || topItem.leftItemsSupplementBackButton
    }

    /// The titles that the back button can show, in order of preference: the previous title,
    /// "Back", and the chevron alone (`nil`). The order is a decision. The array is empty if there
    /// is no back button.
    var backTitles: [String?] {
        guard let backItem else { return [] }
        let era = UIScreen.main.era
        // On glass, the button is a chevron in a circle.
        if era >= .glass { return [nil] }
        if era >= .dark, backItem.backButtonDisplayMode == .minimal { return [nil] }
        let item = backItem.backBarButtonItem
        let own = item?.title ?? backItem.backButtonTitle ?? backItem.title
        let isGeneric = era >= .dark && backItem.backButtonDisplayMode == .generic
        let title = isGeneric || own == nil && item?.image == nil ? Self.genericBackTitle : own
        if era == .classic { return [title] }
        return [title, title == nil || title?.isEmpty == true ? title : Self.genericBackTitle, nil]
    }

    private static let genericBackTitle = "Back"

    /// Returns the style of the back button with one of its titles.
    func backFace(_ title: String?) -> BarButtonStyle {
        var context = buttonContext
        context.plain = appearance?.backButtonAppearance
        let item = UIBarButtonItem()
        let own = backItem?.backBarButtonItem ?? UIBarButtonItem()
        own.takeAppearance(in: self)
        item.title = title
        item.image = own.image
        item.tintColor = own.tintColor
        item.setTitleTextAttributes(own.titleTextAttributes(for: .normal), for: .normal)
        var face = context.face(of: item)
        if face.titleOffset == .zero {
            face.titleOffset = own.backButtonTitlePositionAdjustment(for: .default)
        }
        if let title, title.isEmpty { face.content = .nothing }
        switch face.frame {
        case .glossy(let color): face.frame = .glossyArrow(color)
        case .none:
            face.hasChevron = true
            face.chevronImage = appearance?.backIndicatorImage ?? backIndicatorImage
            face.padding = metrics.era >= .glass ? 15.5 : 0
        default: break
        }
        if let image = own.backButtonBackgroundImage(for: .normal, barMetrics: .default) {
            face.frame = .image(image)
        }
        return face
    }

    /// Returns the leading margin of the back button. In iOS 7 to 18 its chevron is 8 points from
    /// the edge.
    func backMargin(_ margin: CGFloat) -> CGFloat {
        metrics.era == .classic || metrics.era >= .glass ? margin : margin / 2
    }

    /// Shows the first title that leaves enough space for the bar's own title, with a button of at
    /// most half of the bar's width. The maximum is a decision.
    func fitBackButton(titleWidth: CGFloat, availableWidth: CGFloat) -> CGSize {
        var size = CGSize.zero
        content.back.onTap = { [weak self] in self?.tappedBack() }
        for title in backTitles {
            content.back.show(backFace(title))
            content.back.accessibilityLabel = title == nil ? Self.genericBackTitle : nil
            size = content.back.sizeThatFits(.zero)
            if size.width + metrics.itemGap + titleWidth <= availableWidth,
                size.width <= bounds.width / 2
            {
                break
            }
        }
        size.width = min(size.width, bounds.width / 2)
        return size
    }
}
