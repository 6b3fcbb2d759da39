import Devices
import Testing
import UIKit

/// Truth: developer.apple.com on `frame`, `transform`, `convert` and `hitTest`; semantics.md 2.2,
/// 2.3 and 5.6.
@MainActor @Suite struct GeometryTests {
    /// facts: semantics.md 2.2: turned by 90 degrees to either side, 480x300 has a 300x480 frame.
    @Test(arguments: [CGFloat.pi / 2, -.pi / 2])
    func frameIsTheBoxOfTheTransformedBounds(angle: CGFloat) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 480, height: 300))
        view.transform = CGAffineTransform(rotationAngle: angle)
        #expect(abs(view.frame.width - 300) < 1e-9)
        #expect(abs(view.frame.height - 480) < 1e-9)
        #expect(view.center == CGPoint(x: 240, y: 150))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 480, height: 300))
    }

    @Test func settingBoundsKeepsTheCenter() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        view.bounds.size = CGSize(width: 200, height: 70)
        #expect(view.center == CGPoint(x: 60, y: 45))
        #expect(view.frame == CGRect(x: -40, y: 10, width: 200, height: 70))
    }

    @Test func anchorPointMovesTheFrame() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        view.anchorPoint = .zero
        #expect(view.frame == CGRect(x: 50, y: 25, width: 100, height: 50))
        view.frame = CGRect(x: 7, y: 9, width: 100, height: 50)
        #expect(view.center == CGPoint(x: 7, y: 9))
    }

    @Test func convertGoesThroughEverySpaceBetween() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let scrolled = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        scrolled.bounds.origin = CGPoint(x: 0, y: 50)
        let turned = UIView(frame: CGRect(x: 20, y: 60, width: 40, height: 20))
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        root.addSubview(scrolled)
        scrolled.addSubview(turned)
        // The middle of the turned view stays its centre: (40, 70) in the scrolled view.
        let middle = turned.convert(CGPoint(x: 20, y: 10), to: root)
        #expect(abs(middle.x - 140) < 1e-9 && abs(middle.y - 120) < 1e-9)
        // A quarter turn clockwise brings the view's left edge to the top.
        let leftEdge = turned.convert(CGPoint(x: 0, y: 10), to: root)
        #expect(abs(leftEdge.x - 140) < 1e-9 && abs(leftEdge.y - 100) < 1e-9)
        let back = turned.convert(leftEdge, from: root)
        #expect(abs(back.x) < 1e-9 && abs(back.y - 10) < 1e-9)
    }

    @Test func hitTestFindsTheFrontmostVisibleView() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let below = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
        let above = UIView(frame: CGRect(x: 40, y: 40, width: 60, height: 60))
        root.addSubview(below)
        root.addSubview(above)
        let point = CGPoint(x: 50, y: 50)
        #expect(root.hitTest(point, with: nil) === above)
        above.isHidden = true
        #expect(root.hitTest(point, with: nil) === below)
        below.isUserInteractionEnabled = false
        #expect(root.hitTest(point, with: nil) === root)
        below.isUserInteractionEnabled = true
        below.alpha = 0.005
        #expect(root.hitTest(point, with: nil) === root)
        #expect(root.hitTest(CGPoint(x: 100, y: 50), with: nil) == nil)
    }

    /// semantics.md 2.3: window top 44; a child at y = 20 has 24, at y = 60 none, and ten more
    /// where the controller asks for ten more.
    @Test func safeAreaIsWhatTheDistanceLeaves() {
        UIScreen.main.device = SimulatedDevice(Device.named("iphone-x")!, iOS: IOSVersion(12))
        UIScreen.main.orientation = .portrait
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let root: UIView = window.rootViewController!.view
        #expect(root.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0))
        let child = UIView(frame: CGRect(x: 0, y: 20, width: 375, height: 500))
        root.addSubview(child)
        #expect(child.safeAreaInsets.top == 24)
        child.frame.origin.y = 60
        #expect(child.safeAreaInsets.top == 0)
        window.rootViewController?.additionalSafeAreaInsets.top = 10
        #expect(root.safeAreaInsets.top == 54)
    }
}
