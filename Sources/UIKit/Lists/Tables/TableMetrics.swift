import Devices
import Foundation

/// The measures of lists by era (Documentation/Metrics.md 3).
@MainActor enum TableMetrics {
    static var era: Era { UIScreen.main.era }
    private static var pixel: CGFloat { 1 / UIScreen.main.scale }

    /// More rows, or more points, than a list can have.
    static let greatestCount = 1_000_000
    static let greatestHeight: CGFloat = 10_000_000

    /// Lists keep wider margins on large phones and on iPads, from iOS 11 on.
    static var isWide: Bool {
        min(UIScreen.main.windowBounds.width, UIScreen.main.windowBounds.height) >= 390
    }

    // MARK: Default heights

    /// Lists estimate heights by themselves from iOS 11 on.
    static var estimate: CGFloat {
        era >= .safeArea ? UITableView.automaticDimension : 0
    }

    static var sectionHeight: CGFloat { UITableView.automaticDimension }

    /// iOS 15 ended the empty rows below a short table.
    static var fillerHeight: CGFloat {
        SystemBehavior.sectionHeaderTopPadding.isActive ? 0 : UITableViewCell.standardHeight
    }

    // MARK: Cells

    /// From the cell's edge to its text.
    static var textInset: CGFloat {
        switch era {
        case .classic: 10
        case .flat: 15
        default: isWide ? 20 : 16
        }
    }

    /// The margins of a cell's content view; nil for any view's.
    ///
    /// The 11 points above and below are those of documents of Xcode 9 and later, whose subviews
    /// hang on such margins.
    static var contentMargins: UIEdgeInsets? {
        guard era >= .safeArea else { return nil }
        return UIEdgeInsets(top: 11, left: textInset, bottom: 11, right: textInset)
    }

    /// Up to iOS 12 the separator's pixel isn't the content's.
    static var separatorHeight: CGFloat { era < .dark ? pixel : 0 }

    /// A self-sized row of one line: the separator's pixel counts in it up to iOS 12.
    static var leastRowHeight: CGFloat {
        switch era {
        case .glass: 51
        case .dark: 44 - pixel
        default: 44
        }
    }

    /// Since iOS 26 separators end where the texts do.
    static var separatorEnd: CGFloat { era == .glass ? textInset : 0 }

    /// Above and below a built-in style's texts together, where they outgrow the least height.
    static var textMargins: CGFloat {
        switch era {
        case .glass: 30
        case .dark: 22
        default: 20
        }
    }

    /// The same around the two lines of a subtitle, and what parts them.
    static var subtitleMargins: CGFloat { era == .glass ? 26 : 20 - (era == .dark ? pixel : 0) }
    static var subtitleGap: CGFloat { era >= .dark ? 3 : 0 }

    /// Between a cell's image and its text.
    static var imageGap: CGFloat { era == .classic ? 10 : era >= .dark ? 16 : 15 }

    // MARK: Value 2

    static let value2Width: CGFloat = 91
    static let value2Gap: CGFloat = 6

    // MARK: Accessories

    /// How much narrower an accessory makes the content.
    static func accessoryWidth(
        _ type: UITableViewCell.AccessoryType, _ traits: UITraitCollection
    ) -> CGFloat {
        let growth = accessoryScale(traits) - 1
        return accessoryWidth(type) + growth * drawnAccessoryWidth(type)
    }

    /// Accessories are symbols of the body style since iOS 13, and grow with it; they don't become
    /// smaller.
    static func accessoryScale(_ traits: UITraitCollection) -> CGFloat {
        guard era >= .dark else { return 1 }
        let size = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
        return max(1, size / UIFont.labelFontSize)
    }

    /// How wide the drawings of an accessory are.
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

    /// What a text keeps free before an accessory: in iOS 7 to 12 its width has the gap within,
    /// but for the detail button's of iOS 11, by eye.
    static func textGap(before type: UITableViewCell.AccessoryType) -> CGFloat {
        switch era {
        case .classic: 10
        case .flat: 0
        case .safeArea: type == .detailButton || type == .detailDisclosureButton ? 8 : 0
        default: 8
        }
    }

    // MARK: Editing

    /// What the delete button and the grip take from the content.
    static var editingWidth: CGFloat { era == .classic ? 32 : 38 }
    static var gripWidth: CGFloat { era == .classic ? 32 : 38 }

    // MARK: Groups

    /// Beside an inset group's card: 20 from 414 points on.
    static func cardMargin(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }

    static var cardRadius: CGFloat { era == .glass ? 26 : 10 }

    /// Beside the rounded cards of a grouped table up to iOS 6.
    static func classicMargin(width: CGFloat) -> CGFloat { width > 500 ? 45 : 10 }
}
