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

    /// Whether the device is wide enough for the wider margins that large phones and iPads have
    /// from iOS 11 on.
    static var isWide: Bool {
        min(UIScreen.main.windowBounds.width, UIScreen.main.windowBounds.height) >= 390
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
    /// subviews are constrained to these margins.
    static var contentMargins: UIEdgeInsets? {
        guard era >= .safeArea else { return nil }
        return UIEdgeInsets(top: 11, left: textInset, bottom: 11, right: textInset)
    }

    /// The height of the separator that isn't part of the content: one pixel up to iOS 12.
    static var separatorHeight: CGFloat { era < .dark ? pixel : 0 }

    /// The minimum height of a self-sized row with one line. Up to iOS 12 it includes the
    /// separator's pixel.
    static var leastRowHeight: CGFloat {
        switch era {
        case .glass: 51
        case .dark: 44 - pixel
        default: 44
        }
    }

    /// The distance from the end of a separator to the cell's edge. From iOS 26 on, separators end
    /// at the text margin.
    static var separatorEnd: CGFloat { era == .glass ? textInset : 0 }

    /// The sum of the margins above and below the text of a built-in style, if the text doesn't fit
    /// into the minimum height.
    static var textMargins: CGFloat {
        switch era {
        case .glass: 30
        case .dark: 22
        default: 20
        }
    }

    /// The sum of the margins around the two lines of a subtitle cell, and the gap between the
    /// lines.
    static var subtitleMargins: CGFloat { era == .glass ? 26 : 20 - (era == .dark ? pixel : 0) }
    static var subtitleGap: CGFloat { era >= .dark ? 3 : 0 }

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
    private static func drawnAccessoryWidth(_ type: UITableViewCell.AccessoryType) -> CGFloat {
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
        case .checkmark: era == .classic ? 20 : isWide ? 40 : 39
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

    /// Returns the margin next to an inset group: 20 points from a width of 414 points on, and
    /// otherwise 16.
    static func cardMargin(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

    static var cardRadius: CGFloat { era == .glass ? 26 : 10 }

    /// The corner radius of a selected row in a sidebar (Documentation/Metrics.md 3.4).
    static var sidebarRadius: CGFloat { min(cardRadius, 22) }

    /// Returns the margin next to the rounded groups of a grouped table up to iOS 6.
    static func classicMargin(width: CGFloat) -> CGFloat { width > 500 ? 45 : 10 }
}
