import ContactSheetDevices
import Foundation
import Testing
import UIKit

private final class BarController: UIViewController {
    var hides: Bool?

    override var prefersStatusBarHidden: Bool { hides ?? super.prefersStatusBarHidden }
    override var prefersHomeIndicatorAutoHidden: Bool { hides ?? false }
    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }

    func hide(_ hides: Bool) {
        self.hides = hides
        setNeedsStatusBarAppearanceUpdate()
        setNeedsUpdateOfHomeIndicatorAutoHidden()
        view.window?.layoutIfNeeded()
    }
}

/// The notifications received, in order. All are posted on the main thread.
private final class Inbox: @unchecked Sendable {
    var posts: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    init(_ names: Notification.Name...) {
        tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                [weak self] post in
                let value = post.userInfo?.first.map { " \($0.value)" } ?? ""
                self?.posts.append(post.name.rawValue + value)
            }
        }
    }

    func close() { tokens.forEach(NotificationCenter.default.removeObserver) }
}

/// Source: Documentation/Rotation.md 6.1 and Apple's documentation of prefersStatusBarHidden; where
/// neither says anything, this package's decisions.
@MainActor @Suite struct StatusBarTests {
    /// Up to iOS 6, the black status bar is above views that extend below it.
    @Test(arguments: [(5, true), (7, false)])
    func theStatusBarCoversViews(iOS: Int, isCovered: Bool) throws {
        let controller = BarController()
        let window = try shownWindow("iphone-4", IOSVersion(iOS), controller)
        controller.view.backgroundColor = .white
        func last() -> CGRect? {
            guard case .fill(let fill)? = window.recordDisplayList().items.last else { return nil }
            return fill.path.boundingBox
        }
        #expect(last()?.height != 20)
        controller.view.frame = CGRect(x: 0, y: 10, width: 320, height: 460)
        let bar = CGRect(x: 0, y: 0, width: 320, height: 20)
        #expect((last() == bar) == isCovered)
        controller.view.frame.origin.y = 20
        #expect(last() != bar)
    }

    /// If the status bar is hidden, the safe area of iPads and of phones with a home button extends
    /// to the top; on phones with a notch or a Dynamic Island, nothing changes.
    @Test(arguments: [
        ("iphone-5s", 7, 20.0, 0.0), ("iphone-7", 12, 20, 0), ("iphone-x", 12, 44, 44),
        ("iphone-15", 18, 59, 59), ("ipad-air-2", 12, 20, 0), ("ipad-10", 18, 24, 0),
    ])
    func hidingTheStatusBar(slug: String, iOS: Int, shown: CGFloat, hidden: CGFloat) throws {
        let controller = BarController()
        let window = try shownWindow(slug, IOSVersion(iOS), controller)
        #expect(window.safeAreaInsets.top == shown)
        #expect(controller.topLayoutGuide.length == shown)
        let bottom = window.safeAreaInsets.bottom
        controller.hide(true)
        #expect(window.safeAreaInsets.top == hidden)
        #expect(controller.topLayoutGuide.length == hidden)
        #expect(window.safeAreaInsets.bottom == bottom)
        #expect(UIApplication.shared.isStatusBarHidden)
        #expect(UIApplication.shared.statusBarFrame == .zero)
        controller.hide(false)
        #expect(window.safeAreaInsets.top == shown)
    }

    /// The status bar is hidden in compact height from iOS 8 on; up to iOS 12, a controller can
    /// show it.
    @Test(arguments: [(7, 20.0, 20.0), (8, 0, 20), (12, 0, 20), (15, 0, 0)])
    func compactHeight(iOS: Int, usual: CGFloat, insisted: CGFloat) throws {
        let controller = BarController()
        let slug = iOS < 8 ? "iphone-5s" : iOS < 15 ? "iphone-6" : "iphone-se-2"
        let window = try shownWindow(slug, IOSVersion(iOS), controller)
        #expect(turn(.landscapeLeft))
        #expect(window.safeAreaInsets.top == usual)
        #expect(UIApplication.shared.isStatusBarHidden == (usual == 0))
        controller.hide(false)
        #expect(window.safeAreaInsets.top == insisted)
    }

    /// The child that the container returns is queried when it appears.
    @Test func containersQueryTheirChild() throws {
        let (first, second) = (BarController(), BarController())
        second.hides = true
        let bars = UINavigationController(rootViewController: first)
        let window = try shownWindow("iphone-7", IOSVersion(12), bars)
        #expect(bars.navigationBar.frame.minY == 20)
        bars.pushViewController(second, animated: false)
        window.layoutIfNeeded()
        #expect(UIApplication.shared.isStatusBarHidden)
        #expect(bars.navigationBar.frame.minY == 0)
        bars.popViewController(animated: false)
        window.layoutIfNeeded()
        #expect(bars.navigationBar.frame.minY == 20)
    }

    /// Up to iOS 6, the application determines the status bar; the root view fills its space at the
    /// next rotation.
    @Test func classicApplications() throws {
        let controller = BarController()
        let window = try shownWindow("iphone-4", IOSVersion(5), controller)
        controller.hide(true)
        #expect(!UIApplication.shared.isStatusBarHidden)
        UIApplication.shared.isStatusBarHidden = true
        #expect(UIScreen.main.applicationFrame == CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(controller.view.frame == CGRect(x: 0, y: 20, width: 320, height: 460))
        #expect(turn(.landscapeLeft))
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(window.rootViewController === controller)
    }

    @Test func wantsFullScreenLayout() throws {
        let controller = BarController()
        controller.wantsFullScreenLayout = true
        let window = try shownWindow("iphone-4", IOSVersion(5), controller)
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(turn(.landscapeRight))
        #expect(controller.view.bounds.size == CGSize(width: 480, height: 320))
        #expect(window.rootViewController === controller)
    }

    /// Frames in the window that doesn't rotate, next to the root view in the table of
    /// Documentation/Rotation.md 6.2.
    @Test func framesUpToIOS7() throws {
        let window = try shownWindow("iphone-4", IOSVersion(5), BarController())
        let frames = [
            UIInterfaceOrientation.portrait, .landscapeLeft, .landscapeRight,
            .portraitUpsideDown,
        ].map { orientation -> CGRect in
            turn(orientation)
            return UIApplication.shared.statusBarFrame
        }
        #expect(
            frames == [
                CGRect(x: 0, y: 0, width: 320, height: 20),
                CGRect(x: 0, y: 0, width: 20, height: 480),
                CGRect(x: 300, y: 0, width: 20, height: 480),
                CGRect(x: 0, y: 460, width: 320, height: 20),
            ])
        #expect(window.isKeyWindow)
    }

    /// The notification before the change contains the new orientation; the one after it contains
    /// the old one.
    @Test func notifications() throws {
        let window = try shownWindow("iphone-4", IOSVersion(5), BarController())
        let inbox = Inbox(
            UIApplication.willChangeStatusBarOrientationNotification,
            UIApplication.didChangeStatusBarOrientationNotification)
        defer { inbox.close() }
        turn(.landscapeLeft)
        #expect(
            inbox.posts == [
                "UIApplicationWillChangeStatusBarOrientationNotification 4",
                "UIApplicationDidChangeStatusBarOrientationNotification 1",
            ])
        #expect(window.isKeyWindow)
    }

    /// Apple: notifications are posted between the begin and end calls, which nest. Orientations
    /// such as face up are posted too.
    @Test func deviceOrientationNotifications() throws {
        let window = try shownWindow("iphone-7", IOSVersion(12), BarController())
        let inbox = Inbox(UIDevice.orientationDidChangeNotification)
        defer { inbox.close() }
        let device = UIDevice.current
        turn(.landscapeLeft)
        #expect(inbox.posts.isEmpty)
        device.beginGeneratingDeviceOrientationNotifications()
        device.beginGeneratingDeviceOrientationNotifications()
        UIApplication.shared.turnDevice(to: .faceUp)
        UIApplication.shared.turnDevice(to: .faceUp)
        #expect(inbox.posts.count == 1)
        device.endGeneratingDeviceOrientationNotifications()
        #expect(device.isGeneratingDeviceOrientationNotifications)
        turn(.portrait)
        #expect(inbox.posts.count == 2)
        device.endGeneratingDeviceOrientationNotifications()
        #expect(!device.isGeneratingDeviceOrientationNotifications)
        turn(.landscapeLeft)
        #expect(inbox.posts.count == 2)
        #expect(window.isKeyWindow)
    }

    /// Safe areas rotate with the device: the side with the notch, and equally the opposite side.
    @Test(arguments: [UIInterfaceOrientation.landscapeLeft, .landscapeRight])
    func safeAreasAreRotated(orientation: UIInterfaceOrientation) throws {
        let window = try shownWindow("iphone-x", IOSVersion(12), BarController())
        #expect(window.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(turn(orientation))
        #expect(window.safeAreaInsets == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    }
}
