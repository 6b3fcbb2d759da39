import Devices
import Foundation

/// The measures of lists by era (facts: metrics.md 3).
@MainActor enum TableMetrics {
    private static var era: Era { UIScreen.main.era }

    /// Lists keep wider margins on large phones and on iPads, from iOS 11 on.
    private static var isWide: Bool {
        min(UIScreen.main.bounds.width, UIScreen.main.bounds.height) >= 390
    }

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
    static var separatorHeight: CGFloat { era < .dark ? 1 / UIScreen.main.scale : 0 }

    /// How much narrower an accessory makes the content.
    static func accessoryWidth(_ type: UITableViewCell.AccessoryType) -> CGFloat {
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
}
