import ContactSheetDevices
import Foundation

/// The position of a sheet in its container. Large phones in landscape show form and page sheets up
/// to iOS 12, and the full screen from iOS 13 on.
@MainActor struct SheetLayout: Equatable {
    enum Shape {
        /// Phones in landscape from iOS 13 on.
        case fullScreen
        /// At the bottom edge, with its full height.
        case card
        /// At the bottom edge, at another detent.
        case lowCard
        /// Not at an edge, as on iPads.
        case centered
    }

    var shape: Shape
    /// The frame in the container's coordinate space.
    var frame: CGRect
    /// The factor by which the laid-out sheet is smaller on the screen.
    var scale: CGFloat = 1
    /// The safe area at the bottom of a floating sheet, which determines its own.
    var floatingSafeArea: CGFloat?
    /// The radius of the corners at the bottom of a floating sheet, in its layout; `nil` for that of
    /// the other corners.
    var lowerRadius: CGFloat?

    /// The size of the sheet's layout.
    var size: CGSize { CGSize(width: frame.width / scale, height: frame.height / scale) }
}

/// The values that determine the position of a sheet.
@MainActor struct SheetContext {
    /// The bounds of the container.
    var bounds: CGRect
    var safeArea: UIEdgeInsets
    /// The traits around the presentation.
    var traits: UITraitCollection

    private var metrics: SheetMetrics { SheetMetrics() }
    private var isModern: Bool { UIScreen.main.era >= .dark }

    func layout(of sheet: UISheetPresentationController) -> SheetLayout {
        guard isModern else { return SheetLayout(shape: .centered, frame: olderFrame(of: sheet)) }
        if traits.verticalSizeClass == .compact {
            return sheet.prefersEdgeAttachedInCompactHeight
                ? card(of: sheet) : SheetLayout(shape: .fullScreen, frame: bounds)
        }
        if traits.horizontalSizeClass == .compact { return card(of: sheet) }
        return SheetLayout(shape: .centered, frame: padFrame(of: sheet))
    }

    // MARK: iOS 3.2 to 12

    /// Returns the frame up to iOS 12: a page sheet is as wide as the screen in portrait and as
    /// high as the space below the status bar; a form sheet is in the center.
    private func olderFrame(of sheet: UISheetPresentationController) -> CGRect {
        guard sheet.style == .pageSheet else { return form(of: sheet) }
        let upright = UIScreen.main.interfaceBounds(.portrait).width
        let width = max(upright, metrics.formSize.width)
        guard bounds.width > width else { return bounds }
        let top = UIScreen.main.era == .classic ? 0 : UIScreen.main.statusBarHeight
        return CGRect(
            x: bounds.midX - width / 2, y: top, width: width, height: bounds.height - top)
    }

    // MARK: iPads

    private func padFrame(of sheet: UISheetPresentationController) -> CGRect {
        if metrics.era >= .glass { return glassPadFrame(of: sheet) }
        guard sheet.style == .pageSheet else { return form(of: sheet) }
        return centered(
            CGSize(width: SheetMetrics.pageWidth(traits), height: bounds.height))
    }

    /// Returns the frame from iOS 26 on: a page sheet is as wide as the screen in portrait and ends
    /// at the bottom edge; a form sheet with a lower detent has the same bottom as without it.
    private func glassPadFrame(of sheet: UISheetPresentationController) -> CGRect {
        if sheet.style == .pageSheet {
            let top = safeArea.top + SheetMetrics.peek
            let width = min(bounds.width, UIScreen.main.interfaceBounds(.portrait).width)
            return CGRect(
                x: bounds.midX - width / 2, y: top, width: width, height: bounds.height - top)
        }
        var frame = form(of: sheet).offsetBy(dx: 0, dy: -SheetMetrics.peek / 2)
        let context = DetentContext(
            containerTraitCollection: traits, maximumDetentValue: frame.height,
            containerHeight: bounds.height, bottom: 0)
        if let value = sheet.shownDetent(in: context)?.resolvedValue(in: context) {
            frame.origin.y = frame.maxY - value
            frame.size.height = value
        }
        return frame
    }

    /// Returns the frame of a form sheet: the preferred size from iOS 7 on, or else 540 by 620
    /// points, from iOS 26 on 580 by 650.
    private func form(of sheet: UISheetPresentationController) -> CGRect {
        var size = sheet.presentedViewController.wantedContentSize
        let usual = metrics.formSize
        if size.width <= 0 { size.width = usual.width }
        if size.height <= 0 { size.height = usual.height }
        return centered(size)
    }

    private func centered(_ size: CGSize) -> CGRect {
        let margin = isModern ? SheetMetrics.pageMargin : 0
        let width = min(size.width, bounds.width - 2 * margin)
        let height = min(size.height, bounds.height - 2 * margin)
        return UIScreen.main.grid.round(
            CGRect(
                x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width,
                height: height))
    }

    // MARK: Cards

    /// The distance from the top of the container to a card of the full height. From iOS 26 on, it
    /// is the safe area of phones without a home button in portrait.
    private var cardTop: CGFloat {
        let isBelowHousing =
            metrics.era >= .glass && traits.verticalSizeClass == .regular && safeArea.bottom > 0
        return isBelowHousing ? safeArea.top : safeArea.top + SheetMetrics.peek
    }

    /// Returns the layout of a card; detents exclude the safe area below (documented with
    /// `custom(identifier:resolver:)`).
    private func card(of sheet: UISheetPresentationController) -> SheetLayout {
        let (x, width) = horizontalExtent(of: sheet)
        let most = bounds.height - cardTop - safeArea.bottom
        let context = DetentContext(
            containerTraitCollection: traits, maximumDetentValue: most,
            containerHeight: bounds.height, bottom: safeArea.bottom)
        let value = sheet.shownDetent(in: context)?.resolvedValue(in: context) ?? most
        let isLow = value < most
        if isLow, metrics.era >= .glass {
            return floatingCard(value: max(0, value), x: x, width: width)
        }
        let height = min(max(0, value), most) + safeArea.bottom
        let frame = CGRect(x: x, y: bounds.maxY - height, width: width, height: height)
        return SheetLayout(
            shape: isLow ? .lowCard : .card, frame: UIScreen.main.grid.round(frame))
    }

    /// Returns the layout of a lower sheet from iOS 26 on, which is laid out with the full width and
    /// then scaled, so that it is away from the edges.
    private func floatingCard(value: CGFloat, x: CGFloat, width: CGFloat) -> SheetLayout {
        let floating = FloatingSheet(value: value, safeArea: safeArea.bottom)
        let scale = max(0.1, (width - 2 * floating.margin) / max(1, width))
        let size = CGSize(width: width * scale, height: floating.height * scale)
        let frame = CGRect(
            x: x + floating.margin, y: bounds.maxY - floating.margin - size.height,
            width: size.width, height: size.height)
        let display = CGFloat(UIScreen.main.device.outline?.cornerRadius ?? 0)
        return SheetLayout(
            shape: .lowCard, frame: frame, scale: scale, floatingSafeArea: floating.bottom,
            lowerRadius: display > 0 ? floating.lowerRadius(display: display) / scale : nil)
    }

    /// Returns the width of the safe area, or the preferred width if the sheet uses it.
    private func horizontalExtent(
        of sheet: UISheetPresentationController
    ) -> (x: CGFloat, width: CGFloat) {
        let area = bounds.inset(by: UIEdgeInsets(left: safeArea.left, right: safeArea.right))
        let wanted = sheet.presentedViewController.wantedContentSize.width
        guard sheet.widthFollowsPreferredContentSizeWhenEdgeAttached, wanted > 0 else {
            return (area.minX, area.width)
        }
        let width = min(wanted, area.width)
        return (area.midX - width / 2, width)
    }
}

extension UIViewController {
    /// The preferred size, which exists from iOS 7 on. A navigation controller without one uses
    /// that of its top controller, plus the bar.
    var wantedContentSize: CGSize {
        guard SystemBehavior.preferredContentSize.isActive else { return .zero }
        if preferredContentSize != .zero { return preferredContentSize }
        guard let bars = self as? UINavigationController,
            var size = bars.topViewController?.preferredContentSize, size != .zero
        else { return .zero }
        if !bars.isNavigationBarHidden, size.height > 0 {
            size.height += bars.navigationBar.sizeThatFits(size).height
        }
        return size
    }
}
