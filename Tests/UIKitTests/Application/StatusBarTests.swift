import Devices
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

/// Posts that were heard, in order. Everything is posted on the main thread.
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

/// Truth: Documentation/Rotation.md 6.1 and Apple's documentation of prefersStatusBarHidden; rows
/// of DEPARTURES.md where nobody has published it.
@MainActor @Suite struct StatusBarTests {
    /// Hidden, it leaves its place to the safe area of a phone with a home button, and of iPads;
    /// beside a notch or an island nothing changes.
    @Test(arguments: [
        ("iphone-5s", 7, 20.0, 0.0), ("iphone-7", 12, 20, 0), ("iphone-x", 12, 44, 44),
        ("iphone-15", 18, 59, 59), ("ipad-air-2", 12, 20, 0), ("ipad-10", 18, 24, 0),
    ])
    func whatHidingChanges(slug: String, iOS: Int, shown: CGFloat, hidden: CGFloat) throws {
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

    /// Hidden in compact height from iOS 8 on, unless a controller brings it back up to iOS 12.
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

    /// The child that the container names is asked when it appears.
    @Test func containersAskTheirChild() throws {
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

    /// Up to iOS 6 the application says so; the root view takes the place at the next turn.
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

    @Test func aViewThatWantsTheFullScreen() throws {
        let controller = BarController()
        controller.wantsFullScreenLayout = true
        let window = try shownWindow("iphone-4", IOSVersion(5), controller)
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(turn(.landscapeRight))
        #expect(controller.view.bounds.size == CGSize(width: 480, height: 320))
        #expect(window.rootViewController === controller)
    }

    /// In the window that doesn't turn: beside the root view in the table of
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

    /// The new orientation before, the old one after.
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

    /// Apple: the notifications are posted between begin and end, which nest; flat devices too.
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

    /// Safe areas turn with the device: the notch's side, and the other one alike.
    @Test(arguments: [UIInterfaceOrientation.landscapeLeft, .landscapeRight])
    func safeAreasTurn(orientation: UIInterfaceOrientation) throws {
        let window = try shownWindow("iphone-x", IOSVersion(12), BarController())
        #expect(window.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        #expect(turn(orientation))
        #expect(window.safeAreaInsets == UIEdgeInsets(top: 0, left: 44, bottom: 21, right: 44))
    }
}
