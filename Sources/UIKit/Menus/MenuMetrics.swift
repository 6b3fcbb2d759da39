import ContactSheetDevices
import Foundation

/// The metrics of open menus by era, in points. UIKit doesn't publish them. (Decision,
/// Documentation/Metrics.md 12.)
@MainActor struct MenuMetrics {
    private let isGlass = UIScreen.main.era >= .glass

    let width: CGFloat = 250
    var cornerRadius: CGFloat { isGlass ? 30 : 13 }
    /// The space above the first and below the last row.
    var padding: CGFloat { isGlass ? 10 : 0 }
    let rowHeight: CGFloat = 44
    /// The space before and after the content of a row.
    var inset: CGFloat { isGlass ? 22 : 16 }
    /// The width of the column of check marks, which is before titles if a row has one.
    let checkWidth: CGFloat = 24
    let imageSide: CGFloat = 22
    /// The side of the chevron at the end of a row that opens a submenu.
    let chevronSide: CGFloat = 13
    let gap: CGFloat = 12
    /// The height of the space between sections.
    var sectionGap: CGFloat { isGlass ? 17 : 8 }
    /// Whether images are before titles; they are at the end of rows in earlier versions.
    var hasImagesFirst: Bool { isGlass }
    /// Whether lines separate rows.
    var hasLines: Bool { !isGlass }
    /// The distance between the menu and what it belongs to.
    let distance: CGFloat = 8
    /// The greatest corner radius of what is lifted above the blurred screen.
    let previewRadius: CGFloat = 13
    /// The least distance to the edges of the safe area.
    let margin: CGFloat = 8

    let title = UIFont.systemFont(ofSize: 17)
    let subtitle = UIFont.systemFont(ofSize: 15)
    let header = UIFont.systemFont(ofSize: 12)
    let headerHeight: CGFloat = 32
}
