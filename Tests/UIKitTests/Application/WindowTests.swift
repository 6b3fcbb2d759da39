import ContactSheetDevices
import CoreGraphics
import Testing

@testable import UIKit

/// Source: Apple's documentation of `UIWindow`, `isHidden`, `windowLevel`, and `rootViewController`.
@MainActor @Suite struct WindowTests {
    init() throws {
        UIScreen.main.device = SimulatedDevice(
            try #require(Device.named("iphone-15")), iOS: IOSVersion(18))
        UIApplication.restart()
    }

    private final class Diary: UIViewController {
        var calls: [String] = []

        override func viewWillAppear(_ animated: Bool) { calls.append("will appear") }
        override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
        override func viewWillDisappear(_ animated: Bool) { calls.append("will disappear") }
        override func viewDidDisappear(_ animated: Bool) { calls.append("did disappear") }
    }

    private func shown(_ controller: UIViewController?) -> UIWindow {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return window
    }

    @Test func aWindowThatIsNotHiddenIsVisible() {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let diary = Diary()
        window.rootViewController = diary
        #expect(diary.calls.isEmpty)
        window.isHidden = false
        #expect(UIApplication.shared.windows == [window])
        #expect(window.isKeyWindow)
        #expect(diary.calls == ["will appear", "did appear"])
        window.makeKeyAndVisible()
        #expect(diary.calls.count == 2)
    }

    /// That the controller of a hidden window disappears is a decision.
    @Test func hiddenWindowsLeaveTheScreen() {
        let diary = Diary()
        let (below, above) = (shown(nil), shown(diary))
        #expect(above.isKeyWindow)
        diary.calls = []
        above.isHidden = true
        #expect(diary.calls == ["will disappear", "did disappear"])
        #expect(UIApplication.shared.windows == [below])
        #expect(below.isKeyWindow)
    }

    @Test func levelsOrderWindows() {
        let (main, toast, second) = (shown(nil), UIWindow(), UIWindow())
        toast.windowLevel = .alert
        toast.isHidden = false
        second.isHidden = false
        #expect(UIApplication.shared.windows == [main, second, toast])
        #expect(main.isKeyWindow)
        #expect(UIApplication.shared.mainWindow == second)
    }

    @Test func aNewRootControllerAppears() {
        let (old, new) = (Diary(), Diary())
        let window = shown(old)
        old.calls = []
        window.rootViewController = new
        #expect(old.calls == ["will disappear", "did disappear"])
        #expect(new.calls == ["will appear", "did appear"])
    }

    @Test func windowsInFrontAreRecorded() {
        let main = shown(UIViewController())
        let toast = UIWindow(frame: CGRect(x: 20, y: 60, width: 100, height: 40))
        toast.windowLevel = .statusBar
        toast.backgroundColor = .red
        toast.isHidden = false
        let boxes = main.recordScreen().items.map(\.shapeBox)
        #expect(boxes.contains(toast.frame))
    }

    @Test func theKeyboardIsNotInAWindowOfTheApplication() {
        UIScreen.main.device.showsKeyboard = true
        defer { UIScreen.main.device.showsKeyboard = false }
        let controller = UIViewController()
        let field = UITextField()
        controller.view.addSubview(field)
        let window = shown(controller)
        #expect(field.becomeFirstResponder())
        _ = window.recordScreen()
        #expect(SimulatedKeyboard.current.shownWindow != nil)
        #expect(UIApplication.shared.windows == [window])
    }

    @Test func windowsRotateTogether() {
        let (main, second) = (shown(UIViewController()), UIWindow())
        second.rootViewController = UIViewController()
        second.isHidden = false
        main.rotate(to: .landscapeRight)
        #expect(second.frame.width == 852)
        #expect(second.rootViewController?.view.frame.width == 852)
    }
}
