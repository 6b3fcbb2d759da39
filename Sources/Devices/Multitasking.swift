/// Which part of an iPad's display an app has; from iOS 9 on other apps may stand beside it.
public enum Multitasking: String, Sendable, CaseIterable {
    case full
    case oneThird = "one-third"
    case half
    case twoThirds = "two-thirds"
    /// A narrow window above another app.
    case slideOver = "slide-over"
}

extension Device {
    /// The window that an app has on the device; nil where the device, its iOS or the
    /// orientation doesn't offer it.
    public func window(
        _ multitasking: Multitasking, _ orientation: Orientation, iOS: IOSVersion
    ) -> Screen? {
        let full = screen(orientation, iOS: iOS)
        guard multitasking != .full else { return full }
        guard offers(multitasking, iOS) else { return nil }
        return display.window(multitasking, in: full, orientation, iOS)
    }

    /// iOS 9 to 18; iPadOS 26 has windows of any size in their place. Slide Over needs an iPad
    /// Air or mini 2, Split View an iPad Air 2, mini 4, Pro or one of 2017 and later (Apple:
    /// "Use Slide Over, Split View, and Picture in Picture", HT202070).
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
    /// Between two apps, in points: 1366 = 678 + 10 + 678 on the 12.9-inch iPad.
    private static let divider = 10.0

    /// The largest iPads: 12.9 and 13 inches.
    private var isLargestPad: Bool { size.width >= 1024 }

    /// The narrower app's width: 320 points, on the largest iPads and on those without a home
    /// button on their sides 375 (hacknicity.medium.com, How iPad Apps Adapt to the New 11" and
    /// 12.9" iPads Pro, 2018, and to the New 8.3" iPad Mini, 2021).
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
            guard isLandscape else { return nil }
            window.size.width = (full.size.width - Self.divider) / 2
        case .twoThirds: window.size.width = full.size.width - Self.divider - narrow
        case .slideOver:
            window.size.width = narrow
            // Since iOS 11 it floats, and leaves the height of the status bar free above and below.
            if Era(iOS) >= .safeArea { window.size.height -= 2 * full.statusBarHeight }
        }
        window.horizontalSizeClass = isRegular(multitasking, isLandscape) ? .regular : .compact
        return window
    }

    /// Two thirds on the side are regular, halves on the largest iPads only (Apple: Human
    /// Interface Guidelines, Adaptivity and Layout, size classes of iPad multitasking).
    private func isRegular(_ multitasking: Multitasking, _ isLandscape: Bool) -> Bool {
        switch multitasking {
        case .full: true
        case .oneThird, .slideOver: false
        case .half: isLargestPad
        case .twoThirds: isLandscape
        }
    }
}
