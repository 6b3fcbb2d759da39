import ContactSheetDevices
import Foundation

/// What the large content viewer shows of an item.
@MainActor struct LargeContent {
    var title: String?
    var image: UIImage?
    /// The drawing of a system item.
    var glyph: BarGlyph?

    var isEmpty: Bool { title?.isEmpty != false && image == nil && glyph == nil }
}

/// A view in a bar that is too small to grow with the text.
@MainActor protocol LargeContentItem: UIView {
    var largeContent: LargeContent { get }
}

/// The viewer of a window, which shows the item below a finger that rests at one of the text sizes
/// for accessibility, until the finger is lifted (Documentation/Metrics.md 5.5).
@MainActor final class LargeContentViewer {
    /// The duration in seconds of the press that shows the viewer.
    private static let delay: TimeInterval = 0.5

    private var alarm: SimulatedClock.Alarm?
    private(set) var view: LargeContentView?

    /// Takes the touches of a window after they have been delivered.
    func follow(_ touches: [UITouch], in window: UIWindow) {
        guard let touch = touches.first, touches.count == 1 else { return }
        switch touch.phase {
        case .began:
            hide()
            alarm = SimulatedClock.current.alarm(after: Self.delay) { [weak self, weak window] in
                if let window { self?.show(touch.view, in: window) }
            }
        case .ended, .cancelled: hide()
        default: break
        }
    }

    private func hide() {
        alarm?.cancel()
        view?.removeFromSuperview()
        view = nil
    }

    private func show(_ touched: UIView?, in window: UIWindow) {
        guard let content = Self.content(of: touched) else { return }
        let view = LargeContentView(content)
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(view)
        self.view = view
    }

    /// Returns the content of the innermost view that has one: an item of a bar, or a view with
    /// `showsLargeContentViewer` inside of one with a `UILargeContentViewerInteraction`.
    private static func content(of touched: UIView?) -> LargeContent? {
        guard let touched, touched.traitCollection.stacksRows else { return nil }
        for view in touched.selfAndAncestors {
            let content: LargeContent
            if let item = view as? any LargeContentItem {
                content = item.largeContent
            } else if view.showsLargeContentViewer, view.hasLargeContentInteraction {
                content = LargeContent(
                    title: view.largeContentTitle ?? view.touchNames.first,
                    image: view.largeContentImage)
            } else {
                continue
            }
            return content.isEmpty ? nil : content
        }
        return nil
    }
}

extension UIView {
    fileprivate var hasLargeContentInteraction: Bool {
        selfAndAncestors.contains { view in
            view.interactions.contains { $0 is UILargeContentViewerInteraction }
        }
    }
}

extension BarButtonView: LargeContentItem {
    var largeContent: LargeContent {
        var content = LargeContent(title: accessibilityLabel ?? shownText)
        switch face?.content {
        case .image(let image): content.image = image
        case .glyph(let glyph): content.glyph = glyph
        default: break
        }
        return content
    }
}

extension TabBarButton: LargeContentItem {
    var largeContent: LargeContent {
        LargeContent(
            title: accessibilityLabel ?? shownText, image: face?.image, glyph: face?.glyph)
    }
}
