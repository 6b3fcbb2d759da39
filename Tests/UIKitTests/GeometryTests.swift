import ContactSheetDevices
import Testing
import UIKit

/// Source: developer.apple.com on `frame`, `transform`, `convert` and `hitTest`;
/// Documentation/Layout.md 2.2, 2.3 and Documentation/Rotation.md 6.2.
@MainActor @Suite struct GeometryTests {
    /// Documentation/Layout.md 2.2: rotated by 90 degrees in either direction, a view of 480x300
    /// has a frame of 300x480.
    @Test(arguments: [CGFloat.pi / 2, -.pi / 2])
    func frameIsTheBoxOfTheTransformedBounds(angle: CGFloat) {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 480, height: 300))
        view.transform = CGAffineTransform(rotationAngle: angle)
        #expect(abs(view.frame.width - 300) < 1e-9)
        #expect(abs(view.frame.height - 480) < 1e-9)
        #expect(view.center == CGPoint(x: 240, y: 150))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 480, height: 300))
    }

    /// Sums and differences of values on the grid of pixels are on it, so that apps can compare frames.
    @Test(arguments: [2.0, 3.0]) func computedFramesHaveNoRoundingErrors(scale: CGFloat) {
        let view = UIView()
        for pixels in 1...400 {
            let (left, width) = (CGFloat(pixels * 7 % 391), CGFloat(pixels))
            view.bounds.size = CGSize(
                width: width / scale, height: (left + 1) / scale - left / scale)
            view.center = CGPoint(
                x: left / scale + view.bounds.width / 2, y: 100 + view.bounds.midY)
            #expect(
                view.frame
                    == CGRect(x: left / scale, y: 100, width: width / scale, height: 1 / scale))
        }
        let noisy = CGRect(x: 0.1 + 0.2, y: 1.0 / 3 * 100.1, width: 0.7 + 0.1, height: 3)
        view.frame = noisy
        #expect(view.frame == noisy)
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

    @Test func conversionAcrossSeveralLevels() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        let scrolled = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
        scrolled.bounds.origin = CGPoint(x: 0, y: 50)
        let turned = UIView(frame: CGRect(x: 20, y: 60, width: 40, height: 20))
        turned.transform = CGAffineTransform(rotationAngle: .pi / 2)
        root.addSubview(scrolled)
        scrolled.addSubview(turned)
        // The center of the rotated view doesn't move: (40, 70) in the scrolled view.
        let middle = turned.convert(CGPoint(x: 20, y: 10), to: root)
        #expect(abs(middle.x - 140) < 1e-9 && abs(middle.y - 120) < 1e-9)
        // A quarter turn clockwise moves the view's left edge to the top.
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

    /// Documentation/Layout.md 2.3: if the window's inset is 44, a child at y = 20 has 24, and one
    /// at y = 60 has none; additional insets of the controller add ten.
    @Test func safeAreaOfSubviews() {
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

    /// Coordinates are converted between hierarchies without a common root through the space that
    /// contains their roots' frames.
    @Test func convertBetweenHierarchies() {
        let one = UIView(frame: CGRect(x: 100, y: 50, width: 200, height: 200))
        let inner = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
        one.addSubview(inner)
        let other = UIView(frame: CGRect(x: 30, y: 10, width: 100, height: 100))
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: other) == CGPoint(x: 81, y: 62))
        #expect(inner.convert(CGPoint(x: 81, y: 62), from: other) == CGPoint(x: 1, y: 2))
        #expect(
            inner.convert(inner.bounds, to: other) == CGRect(x: 80, y: 60, width: 50, height: 50))
        other.transform = CGAffineTransform(scaleX: 2, y: 2)
        // The center stays at (80, 60), so the frame begins at (-20, -40).
        #expect(inner.convert(CGPoint(x: 1, y: 2), to: other) == CGPoint(x: 65.5, y: 56))
        #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 20))
    }

    /// Apple's documentation of UIWindow: from iOS 9 on a window without a frame fills the screen.
    @Test func aWindowIsAsLargeAsTheScreen() {
        UIScreen.main.device = SimulatedDevice(Device.named("iphone-x")!, iOS: IOSVersion(12))
        UIScreen.main.orientation = .portrait
        #expect(UIWindow().frame == CGRect(x: 0, y: 0, width: 375, height: 812))
        #expect(UIWindow(frame: .zero).frame == .zero)
        UIScreen.main.device.iOS = IOSVersion(8)
        #expect(UIWindow().frame == .zero)
    }

    /// Source: Apple's documentation; playback and spatial controls are never mirrored.
    @Test func directionsOfAttributes() {
        useScreen(direction: .rightToLeft)
        #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
        let all: [UISemanticContentAttribute] = [
            .unspecified, .playback, .spatial, .forceLeftToRight, .forceRightToLeft,
        ]
        #expect(
            all.map { UIView.userInterfaceLayoutDirection(for: $0) } == [
                .rightToLeft, .leftToRight, .leftToRight, .leftToRight, .rightToLeft,
            ])
        #expect(
            UIView.userInterfaceLayoutDirection(for: .unspecified, relativeTo: .leftToRight)
                == .leftToRight)
    }

    /// Source: Swift's format on Apple's platforms.
    @Test func descriptions() {
        #expect(
            "\(CGRect(x: 40, y: 100, width: 200, height: 100))" == "(40.0, 100.0, 200.0, 100.0)")
        #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
        #expect("\(CGSize(width: 3, height: -1))" == "(3.0, -1.0)")
        #expect(
            "\(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))"
                == "UIEdgeInsets(top: 1.0, left: 2.0, bottom: 3.0, right: 4.0)")
    }
}
