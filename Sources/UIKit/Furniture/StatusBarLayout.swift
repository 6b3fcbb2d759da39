import ContactSheetDevices
import Foundation

/// The places of the parts of a status bar, in points, which are mirrored from right to left.
/// Decisions, after published templates of screens (Documentation/Devices.md 7).
@MainActor struct StatusBarLayout {
    /// Where the parts are.
    enum Arrangement {
        /// The signal on the left, the time in the middle, and the battery on the right.
        case centered
        /// The time on the left and the symbols on the right of the housing.
        case divided
        /// The time and the date on the left, and the symbols on the right, as on iPads.
        case row
    }

    let bounds: CGRect
    let device: SimulatedDevice
    let arrangement: Arrangement

    init(bounds: CGRect, device: SimulatedDevice, orientation: UIInterfaceOrientation) {
        self.bounds = bounds
        self.device = device
        if device.portrait.idiom == .pad {
            arrangement = device.has(.tallPadBars) ? .row : .centered
        } else {
            let hasHousing = device.portrait.hasHomeIndicator && !orientation.isLandscape
            arrangement = hasHousing ? .divided : .centered
        }
    }

    /// The y-coordinate of the middle of texts and symbols.
    var middle: CGFloat {
        guard arrangement == .divided else { return bounds.midY }
        let top = device.portrait.safeArea.top
        // With an island, in its middle: it is 37 points high and ends 11 above the safe area.
        if top > 50 { return top - 48 + 18.5 }
        return top > 44 ? 26 : 23
    }

    /// The distance of the first and the last part from the edges.
    var margin: CGFloat {
        switch arrangement {
        case .centered: 6
        case .row: device.portrait.hasHomeIndicator ? 24 : 8
        case .divided: ear.margin
        }
    }

    /// The x-coordinate of the middle of the time from the leading edge, if parts are divided by the
    /// housing.
    var timeCenter: CGFloat { ear.timeCenter }

    /// The size of the font of the time.
    var timeSize: CGFloat {
        arrangement == .divided ? ear.timeSize : device.era == .classic ? 14 : 12
    }

    /// The scale of the symbols compared to those of an iPhone X.
    var symbolScale: CGFloat { arrangement == .divided ? ear.scale : 1 }

    /// What is next to the housing, by the top inset: the iPhone X and XS, the XR and 11, the 12 to
    /// 14, and those with an island.
    private var ear: (margin: CGFloat, timeCenter: CGFloat, timeSize: CGFloat, scale: CGFloat) {
        switch device.portrait.safeArea.top {
        case ...44: (13, 46, 15, 1)
        case 48: (17, 50, 16, 1)
        case ...50: (26, 56, 17, 1.12)
        default: (27, (bounds.width - 125) / 4, 17, 1.12)
        }
    }

    /// Whether the interface is from right to left; up to iOS 8 it is never mirrored
    /// (Documentation/Compatibility.md).
    var isMirrored: Bool { device.direction == .rightToLeft && device.era > .classic }

    /// Returns the x-coordinate of the left edge of a part.
    ///
    /// - Parameter start: The distance of the part from the leading edge.
    func left(_ start: CGFloat, width: CGFloat) -> CGFloat {
        isMirrored ? bounds.maxX - start - width : bounds.minX + start
    }
}
