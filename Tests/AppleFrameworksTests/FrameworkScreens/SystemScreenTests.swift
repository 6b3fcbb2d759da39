import AVKitStub
import QuickLookStub
import SafariServicesStub
import Testing
import UIKit

/// Decisions of Documentation/Frameworks.md 2.
@Suite @MainActor struct SystemScreenTests {
    /// Returns the texts of a controller's labels in a window.
    private func texts(_ controller: UIViewController, width: CGFloat) -> [String] {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: 700))
        window.rootViewController = controller
        window.isHidden = false
        window.layoutIfNeeded()
        return visible(controller.view).compactMap { ($0 as? UILabel)?.text }
    }

    private func visible(_ view: UIView) -> [UIView] {
        view.isHidden ? [] : [view] + view.subviews.flatMap(visible)
    }

    @Test func pagesHaveTheirHost() throws {
        let url = try #require(URL(string: "https://example.org/page"))
        let controller = SFSafariViewController(url: url)
        controller.dismissButtonStyle = .close
        #expect(Set(texts(controller, width: 390)) == ["Close", "example.org"])
    }

    @Test(arguments: [(390, 2), (800, 1)])
    func wideWindowsHaveOneBar(width: CGFloat, bars: Int) throws {
        let url = try #require(URL(string: "https://example.org"))
        let controller = SFSafariViewController(url: url)
        _ = texts(controller, width: width)
        let page = 1
        #expect(controller.view.subviews.count == page + bars)
    }

    @Test func playersHideTheirControls() {
        let controller = AVPlayerViewController()
        #expect(texts(controller, width: 390) == ["0:00", "--:--"])
        controller.showsPlaybackControls = false
        #expect(texts(controller, width: 390) == [])
    }
}
