import ContactSheetDevices
import Foundation

/// The metrics of tables by era (Documentation/Metrics.md 3). Distances without a published value
/// were chosen to match screenshots.
@MainActor enum TableMetrics {
    static var era: Era { UIScreen.main.era }
    private static var pixel: CGFloat { 1 / UIScreen.main.scale }

    /// The maximum number of rows and the maximum height, in points.
    static let greatestCount = 1_000_000
    static let greatestHeight: CGFloat = 10_000_000

    /// Whether the wider margins apply: from iOS 11 on those of large phones and iPads, and from iOS
    /// 26 on those of phones in landscape and iPads, which navigation bars also have.
    static var isWide: Bool {
        guard era >= .glass else {
            return min(UIScreen.main.windowBounds.width, UIScreen.main.windowBounds.height) >= 390
        }
        let traits = UIScreen.main.traitCollection
        return traits.userInterfaceIdiom == .pad || traits.verticalSizeClass == .compact
    }

    // MARK: Default heights

    /// The default estimated height. Tables estimate heights automatically from iOS 11 on.
    static var estimate: CGFloat {
        era >= .safeArea ? UITableView.automaticDimension : 0
    }

    static var sectionHeight: CGFloat { UITableView.automaticDimension }

    /// The height of the empty rows below a short table, which iOS 15 removed.
    static var fillerHeight: CGFloat {
        SystemBehavior.sectionHeaderTopPadding.isActive ? 0 : UITableViewCell.standardHeight
    }

    // MARK: Cells

    /// The distance from the cell's edge to its text.
    static var textInset: CGFloat {
        switch era {
        case .classic: 10
        case .flat: 15
        default: isWide ? 20 : 16
        }
    }

    /// The margins of a cell's content view, or `nil` for those of any view.
    ///
    /// The 11 points at the top and bottom are those of documents from Xcode 9 and later, in which
    /// subviews are constrained to these margins. iOS 26 has 15 points.
    static var contentMargins: UIEdgeInsets? {
        guard era >= .safeArea else { return nil }
        let ends: CGFloat = era == .glass ? 15 : 11
        return UIEdgeInsets(top: ends, left: textInset, bottom: ends, right: textInset)
    }

    /// The height of the separator that isn't part of the content: one pixel up to iOS 12.
    static var separatorHeight: CGFloat { era < .dark ? pixel : 0 }

    /// Returns the minimum height of a self-sized row with one line. Up to iOS 12 it includes the
    /// separator's pixel; from iOS 26 on, it follows the text size.
    static func leastRowHeight(_ traits: UITraitCollection? = nil) -> CGFloat {
        switch era {
        case .glass: glassLine(traits) + textMargins(traits)
        case .dark: 44 - pixel
        default: 44
        }
    }

    /// The height of a self-sized row whose content allows any height.
    static var collapsedRowHeight: CGFloat {
        era == .glass ? 51 : UITableViewCell.standardHeight
    }

    /// The additional height of a row with a content configuration, from iOS 26 on.
    static var configurationSpace: CGFloat { era == .glass ? 1 : 0 }

    /// Returns the height of a line in the body style with its leading, such as 22 points.
    private static func glassLine(_ traits: UITraitCollection?) -> CGFloat {
        UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).typeset.lineAdvance
    }

    /// The thickness of separators: a pixel, and a point from iOS 26 on.
    static var separatorThickness: CGFloat { era == .glass ? 1 : pixel }

    /// The sum of the margins above and below the text of a built-in style, if the text doesn't fit
    /// into the minimum height.
    static func textMargins(_ traits: UITraitCollection? = nil) -> CGFloat {
        let category =
            (traits ?? UIScreen.main.traitCollection).preferredContentSizeCategory
        switch era {
        case .glass: return category.isAccessibilityCategory ? 40 : 30
        case .dark: return 22
        default: return 20
        }
    }

    /// Returns the sum of the margins around the two lines of a subtitle cell up to iOS 18.
    static var subtitleMargins: CGFloat { era == .dark ? 20 - pixel : 20 }

    /// Returns the gap between the lines of a subtitle cell.
    static func subtitleGap(_ traits: UITraitCollection? = nil) -> CGFloat {
        switch era {
        case .glass:
            let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
            return (3 * font.pointSize / UIFont.labelFontSize).rounded()
        case .dark: return 3
        default: return 0
        }
    }

    /// Returns the height of a subtitle cell from iOS 26 on: in a plain table the lines of both texts with
    /// their leading and margins that follow the text size (Documentation/Metrics.md 3.4).
    static func glassSubtitleHeight(
        _ texts: CGFloat, isGrouped: Bool, _ traits: UITraitCollection
    ) -> CGFloat {
        let grid = UIScreen.main.grid
        if isGrouped { return grid.roundUp(texts + subtitleGap(traits) + 28) }
        let fonts = [UIFont.TextStyle.body, .subheadline].map {
            UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits)
        }
        let moreLines = max(0, texts - fonts.reduce(0) { $0 + grid.roundUp($1.lineHeight) })
        let lines = fonts.map(\.typeset.lineAdvance)
        let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
        let margins = isLarge ? 40 : (20 * lines[0] / 22).rounded()
        return lines[0] + lines[1] + margins + moreLines
    }

    /// The sum of the margins above and below the parts of a row at the text sizes for
    /// accessibility (Documentation/Metrics.md 5.5). On iOS 26, `textMargins` already has grown.
    static var stackedMargins: CGFloat { textMargins() + (era == .glass ? 0 : 9) }

    /// The gap between a cell's image and its text.
    static var imageGap: CGFloat { era == .classic ? 10 : era >= .dark ? 16 : 15 }

    /// Returns the width for a symbol in list content, in proportion to the text's font (a
    /// decision; Documentation/Metrics.md 3.4).
    static func symbolWidth(_ font: UIFont) -> CGFloat {
        UIScreen.main.grid.round(font.pointSize * 28 / 17)
    }

    // MARK: Value 2

    static let value2Width: CGFloat = 91
    static let value2Gap: CGFloat = 6

    // MARK: Accessories

    /// Returns the width that an accessory takes from the content.
    static func accessoryWidth(
        _ type: UITableViewCell.AccessoryType, _ traits: UITraitCollection
    ) -> CGFloat {
        let growth = accessoryScale(traits) - 1
        return accessoryWidth(type) + growth * drawnAccessoryWidth(type)
    }

    /// Returns the scale of accessories. From iOS 13 on, they are symbols of the body style and
    /// grow with it, but don't become smaller.
    static func accessoryScale(_ traits: UITraitCollection) -> CGFloat {
        guard era >= .dark else { return 1 }
        let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
        return max(1, size / UIFont.labelFontSize)
    }

    /// Returns the width of an accessory's drawing.
    static func drawnAccessoryWidth(_ type: UITableViewCell.AccessoryType) -> CGFloat {
        switch type {
        case .none: 0
        case .disclosureIndicator: 8
        case .checkmark: 15
        case .detailButton: 22
        case .detailDisclosureButton: 30
        }
    }

    private static func accessoryWidth(_ type: UITableViewCell.AccessoryType) -> CGFloat {
        switch type {
        case .none: 0
        case .disclosureIndicator: disclosureWidth
        case .checkmark: era == .classic ? 20 : isWide || era == .glass ? 40 : 39
        case .detailButton: era == .classic ? 33 : era == .flat ? 47 : 40
        case .detailDisclosureButton: era == .classic ? 33 : isWide ? 68 : 67
        }
    }

    private static var disclosureWidth: CGFloat {
        switch era {
        case .classic: 20
        case .flat: 33
        case .safeArea: isWide ? 38 : 34
        default: isWide ? 30.5 : 26.5
        }
    }

    /// Returns the gap between text and accessory. In iOS 7 to 12 the accessory's width includes
    /// the gap, except for the detail button of iOS 11 and 12, whose gap was estimated visually.
    static func textGap(before type: UITableViewCell.AccessoryType) -> CGFloat {
        switch era {
        case .classic: 10
        case .flat: 0
        case .safeArea: type == .detailButton || type == .detailDisclosureButton ? 8 : 0
        default: 8
        }
    }

    // MARK: Editing

    /// The widths that the delete button and the reorder control take from the content.
    static var editingWidth: CGFloat { era == .classic ? 32 : 38 }
    static var gripWidth: CGFloat { era == .classic ? 32 : 38 }

    // MARK: Groups

    /// Returns the margin next to an inset group: 20 points from a width of 414 points on, from iOS 26
    /// on of 390, and otherwise 16.
    static func cardMargin(width: CGFloat) -> CGFloat {
        width >= (era == .glass ? 390 : 414) ? 20 : 16
    }

    /// Returns the margin next to an inset group of a list in a collection view, which on iOS 26 is that of a
    /// root view: 20 points from a width of 394 points on.
    static func listCardMargin(width: CGFloat) -> CGFloat {
        era == .glass && width < 394 ? 16 : cardMargin(width: width)
    }

    static var cardRadius: CGFloat { era == .glass ? 26 : 10 }

    /// Returns the margin next to the rounded groups of a grouped table up to iOS 6.
    static func classicMargin(width: CGFloat) -> CGFloat { width > 500 ? 45 : 10 }
}
