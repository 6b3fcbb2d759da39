import ContactSheetDevices
import Foundation

/// The heights of keyboards, in points (Documentation/Metrics.md 11.1).
@MainActor struct KeyboardMetrics {
    let era: Era
    let isPad: Bool
    let isLandscape: Bool
    let hasHomeIndicator: Bool
    /// The lengths of the screen's sides in portrait.
    private let width: CGFloat
    private let length: CGFloat
    let safeArea: UIEdgeInsets

    init(_ screen: UIScreen) {
        era = screen.era
        isPad = screen.device.portrait.idiom == .pad
        isLandscape = screen.orientation.isLandscape
        hasHomeIndicator = screen.device.portrait.hasHomeIndicator
        let size = screen.device.portrait.display
        (width, length) = (size.width, size.height)
        safeArea = screen.safeAreaInsets
    }

    func height(hasSuggestions: Bool) -> CGFloat {
        let row = row
        let isShown = hasSuggestions || barAlwaysShows
        return (isLandscape ? row.landscape : row.portrait) + (isShown ? barHeight : 0)
    }

    /// An iPad's bar also contains buttons for editing, so it is always there.
    var barAlwaysShows: Bool { isPad && SystemBehavior.sanFrancisco.isActive }

    var barHeight: CGFloat {
        let row = row
        return isLandscape ? row.landscapeBar : row.portraitBar
    }

    /// Whether the keyboard is that of the iPads of 12.9 and 13 inches.
    var isLargePad: Bool { isPad && width >= 1000 && SystemBehavior.quickType.isActive }

    /// The height of the area below the keys, with a phone's keys for the microphone and emoji.
    var bottomHeight: CGFloat {
        guard hasHomeIndicator else { return 0 }
        guard !isPad else { return 20 }
        return isLandscape ? 21 : 75
    }

    private struct Row {
        let portrait: CGFloat
        let landscape: CGFloat
        let portraitBar: CGFloat
        let landscapeBar: CGFloat

        init(
            _ portrait: CGFloat, _ landscape: CGFloat, bar: CGFloat, _ landscapeBar: CGFloat? = nil
        ) {
            (self.portrait, self.landscape) = (portrait, landscape)
            (portraitBar, self.landscapeBar) = (bar, landscapeBar ?? bar)
        }
    }

    private var row: Row { isPad ? padRow : phoneRow }

    private var phoneRow: Row {
        let isGlass = era >= .glass
        if hasHomeIndicator {
            let landscape: CGFloat = isGlass ? 164 : 172
            let landscapeBar: CGFloat = isGlass ? 44 : 37
            let portrait: CGFloat =
                switch width {
                case ...375: 291
                case ..<414: isGlass ? 291 : 292
                case ...414: 301
                default: isGlass ? 301 : 302
                }
            return Row(portrait, landscape, bar: 44, landscapeBar)
        }
        switch width {
        case ...320: return Row(216, 162, bar: 37)
        case ...375: return Row(216, isGlass ? 162 : 163, bar: 44, isGlass ? 44 : 37)
        default: return Row(226, 163, bar: 45, 37)
        }
    }

    private var padRow: Row {
        guard era > .classic, SystemBehavior.quickType.isActive else {
            return Row(264, 352, bar: 0)
        }
        let isGlass = era >= .glass
        switch width {
        case 1000...:
            if isGlass { return Row(348, 443, bar: 55) }
            return hasHomeIndicator ? Row(348, 441, bar: 50) : Row(328, 421, bar: 50)
        case 820 where isGlass: return Row(282, 367, bar: 55)
        case _ where hasHomeIndicator:
            return isGlass ? Row(285, 373, bar: 55) : Row(283, 368, bar: 50)
        case ...768: return Row(263, 348, bar: 50)
        default: return Row(265, 353, bar: 55)
        }
    }
}
