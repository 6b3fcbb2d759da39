import ContactSheetDevices
import Foundation

/// The colors of the status bar.
@MainActor struct StatusBarContentStyle {
    /// What is behind the content.
    enum Background {
        /// The application.
        case clear
        /// The silver gradient of iPhones up to iOS 5.
        case silver
        case black
        case translucentBlack
        /// A color that follows the navigation bar's, in iOS 6.
        case tinted(UIColor)
    }

    let background: Background
    let color: UIColor
    /// The color of the line below each letter, up to iOS 6.
    let engraving: UIColor?

    init(layout: StatusBarLayout, over page: DisplayList) {
        let style = UIScreen.main.statusBarStyle
        guard layout.device.era == .classic else {
            (background, engraving) = (.clear, nil)
            color = Self.hasLightContent(style, layout, page) ? .white : .black
            return
        }
        background = Self.classicBackground(style, on: layout.device)
        switch background {
        case .silver: (color, engraving) = (UIColor(white: 0.15, alpha: 1), .white)
        case .clear, .black, .translucentBlack:
            (color, engraving) = (UIColor(white: 0.78, alpha: 1), nil)
        case .tinted:
            (color, engraving) = (UIColor(white: 0.96, alpha: 1), UIColor(white: 0, alpha: 0.35))
        }
    }

    /// Returns whether the content is white. The default style contrasts with what is below the bar,
    /// or follows the appearance where that isn't one color. Up to iOS 12, it is dark.
    private static func hasLightContent(
        _ style: UIStatusBarStyle, _ layout: StatusBarLayout, _ page: DisplayList
    ) -> Bool {
        switch style {
        case .lightContent, .blackOpaque: return true
        case .darkContent: return false
        case .default:
            let screen = UIScreen.main
            guard screen.era >= .dark else { return false }
            let x = layout.left(layout.margin + 12, width: 0)
            var known = page.color(at: CGPoint(x: x, y: layout.middle))
            // From iOS 26 on, content is always below the bar.
            if known == nil, screen.era >= .glass { known = page.meanColor(in: layout.bounds) }
            return known.map { !$0.isLight } ?? (screen.traitCollection.userInterfaceStyle == .dark)
        }
    }

    /// Returns the background up to iOS 6. On iPads it is always black.
    private static func classicBackground(
        _ style: UIStatusBarStyle, on device: SimulatedDevice
    ) -> Background {
        switch style {
        // The translucent black style of iOS 6 and earlier has the same value.
        case .lightContent: return .translucentBlack
        case .default where device.portrait.idiom == .phone:
            guard device.has(.tintedStatusBar) else { return .silver }
            return UIApplication.shared.colorOfNavigationBar.map { .tinted($0) } ?? .black
        case .default, .blackOpaque, .darkContent: return .black
        }
    }

    func drawBackground(in bounds: CGRect) {
        switch background {
        case .clear: break
        case .silver:
            fill(bounds, [0.96, 0.89, 0.77])
            UIColor(white: 0.5, alpha: 1).setFill()
            UIRectFill(CGRect(x: bounds.minX, y: bounds.maxY - 1, width: bounds.width, height: 1))
        case .black:
            UIColor.black.setFill()
            UIRectFill(bounds)
        case .translucentBlack:
            UIColor(white: 0, alpha: 0.5).setFill()
            UIRectFill(bounds)
        case .tinted(let color):
            ClassicBarArtwork.fill(
                UIBezierPath(rect: bounds),
                [(0, color.mixed(with: .black, 0.15), 1), (1, color.mixed(with: .black, 0.4), 1)])
        }
    }

    private func fill(_ bounds: CGRect, _ grays: [CGFloat]) {
        let last = CGFloat(grays.count - 1)
        ClassicBarArtwork.fill(
            UIBezierPath(rect: bounds),
            grays.enumerated().map {
                (CGFloat($0.offset) / last, UIColor(white: $0.element, alpha: 1), 1)
            })
    }
}

extension UIApplication {
    /// The color of the navigation bar at the top of the screen, or `nil` if there is none.
    fileprivate var colorOfNavigationBar: UIColor? {
        let bars = (frontmostController?.onScreen ?? []).compactMap {
            ($0 as? UINavigationController)?.navigationBar
        }
        return bars.last { !$0.isHidden }?.classicColor
    }
}
