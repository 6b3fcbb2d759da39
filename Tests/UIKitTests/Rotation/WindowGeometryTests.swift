import ContactSheetDevices
import Testing
import UIKit

private final class AgreeingController: UIViewController {
    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
}

/// Source: Documentation/Rotation.md 6.2, the table of windows of iOS 7 and earlier.
@MainActor @Suite struct WindowGeometryTests {
    private func check(
        _ slug: String, _ orientation: UIInterfaceOrientation, frame: CGRect,
        _ matrix: [CGFloat], size: CGSize
    ) throws {
        let window = try shownWindow(slug, IOSVersion(5), AgreeingController())
        turn(orientation)
        let view = try #require(window.rootViewController?.view)
        #expect(view.frame == frame)
        #expect(view.bounds.size == size)
        let t = view.transform
        #expect([t.a, t.b, t.c, t.d] == matrix)
        #expect(UIScreen.main.applicationFrame == frame)
    }

    @Test func windowOfAnIPad() throws {
        try check(
            "ipad-1", .portrait, frame: CGRect(x: 0, y: 20, width: 768, height: 1004),
            [1, 0, 0, 1], size: CGSize(width: 768, height: 1004))
        try check(
            "ipad-1", .landscapeLeft, frame: CGRect(x: 20, y: 0, width: 748, height: 1024),
            [0, -1, 1, 0], size: CGSize(width: 1024, height: 748))
        try check(
            "ipad-1", .landscapeRight, frame: CGRect(x: 0, y: 0, width: 748, height: 1024),
            [0, 1, -1, 0], size: CGSize(width: 1024, height: 748))
        try check(
            "ipad-1", .portraitUpsideDown, frame: CGRect(x: 0, y: 0, width: 768, height: 1004),
            [-1, 0, 0, -1], size: CGSize(width: 768, height: 1004))
    }

    @Test func windowOfAnIPhone() throws {
        try check(
            "iphone-4", .portrait, frame: CGRect(x: 0, y: 20, width: 320, height: 460),
            [1, 0, 0, 1], size: CGSize(width: 320, height: 460))
        try check(
            "iphone-4", .landscapeLeft, frame: CGRect(x: 20, y: 0, width: 300, height: 480),
            [0, -1, 1, 0], size: CGSize(width: 480, height: 300))
        try check(
            "iphone-4", .landscapeRight, frame: CGRect(x: 0, y: 0, width: 300, height: 480),
            [0, 1, -1, 0], size: CGSize(width: 480, height: 300))
        try check(
            "iphone-4", .portraitUpsideDown, frame: CGRect(x: 0, y: 0, width: 320, height: 460),
            [-1, 0, 0, -1], size: CGSize(width: 320, height: 460))
    }

    /// The root view excludes the status bar in every orientation, so no edge of it is covered.
    @Test(arguments: [
        UIInterfaceOrientation.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
    ])
    func rootViewsHaveNoSafeArea(orientation: UIInterfaceOrientation) throws {
        let window = try shownWindow("iphone-4", IOSVersion(5), AgreeingController())
        turn(orientation)
        #expect(window.rootViewController?.view.safeAreaInsets == .zero)
        #expect(window.rootViewController?.topLayoutGuide.length == 0)
    }

    /// The image is upright whatever the root view's transform, and has the screen's size.
    @Test(arguments: [UIInterfaceOrientation.landscapeLeft, .landscapeRight])
    func imagesAreUpright(orientation: UIInterfaceOrientation) throws {
        let controller = AgreeingController()
        let window = try shownWindow("iphone-4", IOSVersion(5), controller)
        controller.view.backgroundColor = .red
        turn(orientation)
        let list = window.recordDisplayList()
        #expect(list.size == CGSize(width: 480, height: 320))
        guard case .fill(let fill) = try #require(list.items.last) else {
            Issue.record("the root view's background is painted first")
            return
        }
        #expect(fill.path.boundingBox == CGRect(x: 0, y: 20, width: 480, height: 300))
    }

    /// From iOS 8 on, the screen rotates instead.
    @Test func screensRotateFromIOS8On() throws {
        let window = try shownWindow("iphone-6", IOSVersion(8), UIViewController())
        turn(.landscapeLeft)
        #expect(UIScreen.main.bounds.size == CGSize(width: 667, height: 375))
        #expect(window.rootViewController?.view.transform == .identity)
    }

    /// Property: rotating back and forth restores the first frames.
    @Test(arguments: [5, 7, 12]) func rotatingBackRestoresTheGeometry(iOS: Int) throws {
        let controller = AgreeingController()
        let window = try shownWindow("iphone-5", IOSVersion(iOS), controller)
        let child = UIView(frame: CGRect(x: 31, y: 47, width: 100, height: 53))
        child.autoresizingMask = [.flexibleTopMargin, .flexibleLeftMargin, .flexibleWidth]
        controller.view.addSubview(child)
        let first = (window.recordDisplayList(), child.frame)
        for _ in 0..<1000 {
            turn(.landscapeLeft)
            turn(.portrait)
        }
        #expect(abs(child.frame.width - first.1.width) < 1e-9)
        #expect(child.frame.origin == first.1.origin)
        #expect(window.recordDisplayList() == first.0)
    }
}
