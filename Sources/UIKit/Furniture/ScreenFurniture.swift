import ContactSheetDevices
import Foundation

/// What the system draws over the application: the status bar and the home indicator. It isn't part
/// of the view tree.
@MainActor struct ScreenFurniture {
    /// The page with the application's windows, in the interface's orientation.
    private let page: DisplayList
    private let screen = UIScreen.main

    init(over page: DisplayList) { self.page = page }

    /// The items to paint after those of the page.
    var items: [DisplayItem] {
        let context = CGContext(size: page.size, scale: screen.scale)
        UIGraphicsPushContext(context)
        defer { UIGraphicsPopContext() }
        drawStatusBar()
        drawHomeIndicator()
        return context.displayList.items
    }

    private func drawStatusBar() {
        let height = screen.statusBarHeight
        guard screen.device.statusBar == .shown, height > 0, !screen.isFloating else { return }
        let layout = StatusBarLayout(
            bounds: CGRect(x: 0, y: 0, width: page.size.width, height: height),
            device: screen.device, orientation: screen.orientation)
        let style = StatusBarContentStyle(layout: layout, over: page)
        style.drawBackground(in: layout.bounds)
        StatusBarPainter(layout: layout, style: style).draw()
    }

    // MARK: Home indicator

    /// Draws the home indicator in black or white, whichever contrasts with the color below it.
    private func drawHomeIndicator() {
        guard screen.hasHomeIndicator, !screen.hidesHomeIndicator, !screen.isShared else { return }
        let frame = homeIndicatorFrame
        let isDark =
            page.color(at: CGPoint(x: frame.midX, y: frame.midY)).map { !$0.isLight }
            ?? (screen.traitCollection.userInterfaceStyle == .dark)
        (isDark ? UIColor.white : UIColor.black).setFill()
        UIBezierPath(roundedRect: frame, cornerRadius: frame.height / 2).fill()
    }

    /// The frame in the interface's orientation: as wide as on an iPhone X, 134 points of 375 in
    /// portrait and 209 of 812 in landscape, in proportion to the screen. (Decision.)
    private var homeIndicatorFrame: CGRect {
        let size = page.size
        let isPad = screen.device.portrait.idiom == .pad
        let share = isPad || size.width > size.height ? 209.0 / 812 : 134.0 / 375
        let width = (size.width * share).rounded()
        let fromBottom: CGFloat = isPad ? 7 : 8
        return CGRect(
            x: ((size.width - width) / 2).rounded(), y: size.height - fromBottom - 5,
            width: width, height: 5)
    }
}

extension RGBA {
    /// Whether dark content contrasts with the color more than light content.
    var isLight: Bool { brightness > 0.5 }
}

extension UIWindow {
    /// Records the screen's content in the interface's orientation, as `recordDisplayList()` does,
    /// with the other visible windows behind and in front of it, and with the keyboard, the status bar, and
    /// the home indicator above them.
    package func recordScreen() -> DisplayList {
        SimulatedKeyboard.current.update()
        var list = recordDisplayList()
        let windows = UIApplication.shared.windows
        if windows.count > 1, let place = windows.firstIndex(of: self) {
            let others = windows.map { $0 === self ? [] : $0.recordPlaced() }
            list.items = others[..<place].joined() + list.items + others[place...].joined()
        }
        list.items += SimulatedKeyboard.current.items(over: list)
        list.items += ScreenFurniture(over: list).items
        return list
    }
}
