import ContactSheetDevices
import Foundation

/// The measures of pickers, in points.
struct PickerMetrics: Equatable {
    /// The height of the whole view.
    var height: CGFloat
    var rowHeight: CGFloat
    var fontSize: CGFloat
    /// The width between two components.
    var gap: CGFloat
    /// The margin next to the first and the last component.
    var margin: CGFloat
    /// The margin of a row's text in its wheel.
    var rowMargin: CGFloat
    /// The maximum number of rows above and below the selected one.
    var reach: Int
    /// Whether rows are on a cylinder, as from iOS 7 on.
    var isCylinder: Bool

    /// Creates the measures: Documentation/Metrics.md 2.11 for the heights and the rows. Fonts,
    /// gaps, and margins are decisions.
    init(_ iOS: IOSVersion, isCompactHeight: Bool) {
        switch Era(iOS) {
        case .classic:
            self.init(
                height: isCompactHeight ? 162 : 216, rowHeight: 44, fontSize: 20, gap: 2,
                margin: 11, rowMargin: 8, reach: 3, isCylinder: false)
        case .flat, .safeArea, .dark, .glass:
            let isInset = SystemBehavior.controlsOf14.isActive(in: iOS, on: .phone)
            let isShort = isCompactHeight && Era(iOS) == .flat
            self.init(
                height: isShort ? 162 : 216, rowHeight: 32, fontSize: isInset ? 21 : 23.5,
                gap: 5, margin: isInset ? 9 : 0, rowMargin: 0, reach: 5, isCylinder: true)
        }
    }

    private init(
        height: CGFloat, rowHeight: CGFloat, fontSize: CGFloat, gap: CGFloat, margin: CGFloat,
        rowMargin: CGFloat, reach: Int, isCylinder: Bool
    ) {
        self.height = height
        self.rowHeight = rowHeight
        self.fontSize = fontSize
        self.gap = gap
        self.margin = margin
        self.rowMargin = rowMargin
        self.reach = reach
        self.isCylinder = isCylinder
    }

    @MainActor static var current: PickerMetrics {
        let isCompact = UIScreen.main.traitCollection.verticalSizeClass == .compact
        return PickerMetrics(UIScreen.main.device.iOS, isCompactHeight: isCompact)
    }

    /// The font of the rows; bold in iOS 6.
    @MainActor static var font: UIFont {
        let size = current.fontSize
        return UIScreen.main.era == .classic
            ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
    }

    /// The intrinsic size of a picker (Documentation/Canvas.md 5.5).
    var size: CGSize { CGSize(width: 320, height: height) }
}
