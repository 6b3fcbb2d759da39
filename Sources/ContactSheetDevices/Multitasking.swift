/// The part of an iPad's display that an app occupies. From iOS 9 on, other apps can be next to it.
public enum Multitasking: String, Sendable, CaseIterable {
    case full
    case oneThird = "one-third"
    case half
    case twoThirds = "two-thirds"
    /// A narrow window above another app.
    case slideOver = "slide-over"
}

extension Device {
    /// Returns the app's window on the device; `nil` if the device, its iOS version, or the
    /// orientation doesn't support it.
    public func window(
        _ multitasking: Multitasking, _ orientation: Orientation, iOS: IOSVersion
    ) -> Screen? {
        let full = screen(orientation, iOS: iOS)
        guard multitasking != .full else { return full }
        guard offers(multitasking, iOS) else { return nil }
        return display.window(multitasking, in: full, orientation, iOS)
    }

    /// Whether the device supports a multitasking mode: iPadOS 9 to 18, because iPadOS 26 replaces
    /// the modes with windows of any size, which aren't modeled because no fixed sizes are
    /// published. Slide Over requires an iPad Air or iPad mini 2; Split View requires an iPad Air
    /// 2, iPad mini 4, iPad Pro, or an iPad of 2017 or later (Apple: "Use Slide Over, Split View,
    /// and Picture in Picture", HT202070).
    private func offers(_ multitasking: Multitasking, _ iOS: IOSVersion) -> Bool {
        guard SystemBehavior.splitView.isActive(in: iOS, on: idiom) else { return false }
        if Self.withoutMultitasking.contains(slug) { return false }
        return multitasking == .slideOver || !Self.withoutSplitView.contains(slug)
    }

    private static let withoutMultitasking = [
        "ipad-1", "ipad-2", "ipad-3", "ipad-4", "ipad-mini-1",
    ]
    private static let withoutSplitView = ["ipad-air-1", "ipad-mini-2", "ipad-mini-3"]
}

extension Display {
    /// The width between two apps in points: 1366 = 678 + 10 + 678 on the 12.9-inch iPad.
    private static let divider = 10.0

    /// Whether this is one of the largest iPads: 12.9 and 13 inches.
    private var isLargestPad: Bool { size.width >= 1024 }

    /// Returns the width of the narrower app: 375 points on the largest iPads, and in landscape on
    /// those without a home button; otherwise 320 points (hacknicity.medium.com, How iPad Apps
    /// Adapt to the New 11" and 12.9" iPads Pro, 2018, and to the New 8.3" iPad Mini, 2021). The
    /// same rule is assumed for iPads that weren't measured.
    private func narrowWidth(landscape: Bool) -> Double {
        isLargestPad || housing == .roundedPad && landscape ? 375 : 320
    }

    fileprivate func window(
        _ multitasking: Multitasking, in full: Screen, _ orientation: Orientation,
        _ iOS: IOSVersion
    ) -> Screen? {
        let isLandscape = orientation.isLandscape
        let narrow = narrowWidth(landscape: isLandscape)
        var window = full
        switch multitasking {
        case .full: break
        case .oneThird: window.size.width = narrow
        case .half:
            // Halves aren't offered in portrait.
            guard isLandscape else { return nil }
            window.size.width = (full.size.width - Self.divider) / 2
        case .twoThirds: window.size.width = full.size.width - Self.divider - narrow
        case .slideOver:
            window.size.width = narrow
            // From iOS 11 on, the window floats, with the height of the status bar free above and
            // below it (published for iPads with a home button). Its safe area is assumed to be
            // that of the full screen.
            if Era(iOS) >= .safeArea { window.size.height -= 2 * full.statusBarHeight }
        }
        window.horizontalSizeClass = isRegular(multitasking, isLandscape) ? .regular : .compact
        return window
    }

    /// Whether the width is regular: two thirds in landscape, and halves on the largest iPads only
    /// (Apple: Human Interface Guidelines, Adaptivity and Layout, size classes of iPad
    /// multitasking).
    private func isRegular(_ multitasking: Multitasking, _ isLandscape: Bool) -> Bool {
        switch multitasking {
        case .full: true
        case .oneThird, .slideOver: false
        case .half: isLargestPad
        case .twoThirds: isLandscape
        }
    }
}
