/// The frame and cutouts of a display, which determine the parts that the system reserves.
///
/// The cases contain values for portrait, which determine those for landscape
/// (Documentation/Metrics.md 1 and Documentation/Devices.md 3).
enum SensorHousing: Sendable, Hashable {
    case homeButtonPhone
    /// `early` is the top inset, in points, of versions before `until`.
    case notch(top: Double, early: Double? = nil, until: IOSVersion = IOSVersion(0))
    /// `navigationBar` is the y of a navigation bar's content before iOS 26.
    case island(top: Double, navigationBar: Double)
    case homeButtonPad
    case roundedPad
    /// The iPhone Duo's displays, with vertical bars in a strip of 84 points.
    case strip(portrait: Insets)

    var cutout: Cutout {
        switch self {
        case .notch: .notch
        case .island, .strip: .island
        case .homeButtonPhone, .homeButtonPad, .roundedPad: .none
        }
    }

    var hasHomeIndicator: Bool {
        self != .homeButtonPhone && self != .homeButtonPad
    }
}

extension SensorHousing {
    /// Returns the insets of the window's safe area, in points.
    func safeArea(_ orientation: Orientation, _ iOS: IOSVersion) -> Insets {
        switch self {
        case .homeButtonPhone:
            Insets(top: statusBarHeight(orientation, iOS))
        case .notch, .island:
            roundedPhone(top: top(iOS), orientation, iOS)
        case .homeButtonPad:
            Insets(top: top(iOS))
        case .roundedPad:
            Insets(top: top(iOS), bottom: Era(iOS) == .glass ? 25 : 20)
        case .strip(let portrait):
            strip(portrait, orientation)
        }
    }

    /// Returns the height of the status bar in points, or 0 if the system hides it.
    func statusBarHeight(_ orientation: Orientation, _ iOS: IOSVersion) -> Double {
        switch self {
        case .homeButtonPhone:
            // Compact height hides the status bar from iOS 8 on (Documentation/Rotation.md 6.1).
            orientation.isLandscape && hidesStatusBar(iOS) ? 0 : top(iOS)
        case .notch:
            orientation.isLandscape ? 0 : top(iOS)
        case .island:
            orientation.isLandscape ? 0 : 54
        case .homeButtonPad, .roundedPad:
            top(iOS)
        case .strip:
            0
        }
    }

    private func hidesStatusBar(_ iOS: IOSVersion) -> Bool {
        SystemBehavior.compactHeightHidesStatusBar.isActive(in: iOS, on: .phone)
    }

    /// Returns the y of a navigation bar's content in points. It equals the safe area's top, except
    /// on phones with a Dynamic Island before iOS 26, and on phones in landscape from iOS 26 on.
    func navigationBarTop(_ orientation: Orientation, _ iOS: IOSVersion) -> Double {
        if isPhoneWithBarsAbove, orientation.isLandscape, Era(iOS) == .glass { return 24 }
        if case .island(_, let y) = self, !orientation.isLandscape, Era(iOS) < .glass { return y }
        return safeArea(orientation, iOS).top
    }

    private var isPhoneWithBarsAbove: Bool {
        switch self {
        case .homeButtonPhone, .notch, .island: true
        case .homeButtonPad, .roundedPad, .strip: false
        }
    }

    /// The top inset in portrait.
    private func top(_ iOS: IOSVersion) -> Double {
        switch self {
        case .homeButtonPhone: 20
        case .notch(let top, let early, let until): iOS < until ? early ?? top : top
        case .island(let top, _): top
        case .homeButtonPad: Era(iOS) == .glass ? 32 : 20
        case .roundedPad: Era(iOS) == .glass ? 32 : 24
        case .strip(let portrait): portrait.top
        }
    }

    private func roundedPhone(
        top: Double, _ orientation: Orientation, _ iOS: IOSVersion
    ) -> Insets {
        guard orientation.isLandscape else { return Insets(top: top, bottom: 34) }
        return Insets(left: top, bottom: Era(iOS) == .glass ? 20 : 21, right: top)
    }

    private func strip(_ portrait: Insets, _ orientation: Orientation) -> Insets {
        guard orientation.isLandscape else { return portrait }
        let turned = Insets(bottom: 34, right: 84)
        return orientation == .landscapeLeft ? turned : turned.mirrored
    }
}
