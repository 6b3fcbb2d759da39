import ContactSheetDevices
import Testing
import UIKit

/// Source: Documentation/Rotation.md 1 to 3.
@MainActor @Suite struct OrientationRulesTests {
    @Test func upToIOS5PortraitOnlyByDefault() throws {
        let window = try shownWindow("iphone-4", IOSVersion(5), UIViewController())
        #expect(!turn(.landscapeLeft))
        #expect(UIDevice.current.orientation == .landscapeRight)
        #expect(window.rootViewController?.view.bounds.size == CGSize(width: 320, height: 460))
    }

    @Test func fromIOS6OnEverythingButUpsideDownOnAPhone() throws {
        let window = try shownWindow("iphone-5", IOSVersion(6), UIViewController())
        #expect(turn(.landscapeLeft))
        #expect(!turn(.portraitUpsideDown))
        #expect(window.isKeyWindow)
    }

    @Test func everythingOnAnIPad() throws {
        let window = try shownWindow("ipad-2", IOSVersion(6), UIViewController())
        #expect(turn(.portraitUpsideDown))
        #expect(window.isKeyWindow)
    }

    @Test(arguments: [6, 12, 18])
    func applicationAndControllerMustAgree(iOS: Int) throws {
        let controller = MaskedController(RotationDiary())
        controller.mask = [.portrait, .landscapeRight]
        let slug = iOS == 6 ? "iphone-5" : iOS == 12 ? "iphone-6" : "iphone-15"
        let window = try shownWindow(slug, IOSVersion(iOS), controller)
        UIApplication.shared.info.orientations = [.portrait, .landscapeLeft]
        #expect(!turn(.landscapeLeft))
        #expect(!turn(.landscapeRight))
        UIApplication.shared.info.orientations = [.portrait, .landscapeRight]
        #expect(turn(.landscapeRight))
        #expect(window.isKeyWindow)
    }

    @Test func delegatesOverrideTheInfoDictionary() throws {
        let window = try shownWindow("iphone-6", IOSVersion(12), UIViewController())
        let delegate = TracingDelegate()
        UIApplication.shared.delegate = delegate
        delegate.mask = .portrait
        #expect(!turn(.landscapeLeft))
        delegate.mask = nil
        #expect(turn(.landscapeRight))
        #expect(window.isKeyWindow)
    }

    @Test func controllersThatDoNotAutorotateAreNotQueriedAgain() throws {
        let controller = MaskedController(RotationDiary())
        controller.follows = false
        controller.mask = []
        let window = try shownWindow("iphone-6", IOSVersion(12), controller)
        let (_, diagnostics) = DiagnosticLog.collecting { #expect(!turn(.landscapeLeft)) }
        #expect(diagnostics.isEmpty)
        #expect(!controller.diary.calls.contains { $0.hasPrefix("supported") })
        #expect(window.isKeyWindow)
    }

    @Test(arguments: [UIInterfaceOrientationMask(), .landscape])
    func disjointOrientations(mask: UIInterfaceOrientationMask) throws {
        let controller = MaskedController(RotationDiary())
        controller.mask = mask
        let window = try shownWindow("iphone-6", IOSVersion(12), controller)
        UIApplication.shared.info.orientations = .portrait
        let (_, diagnostics) = DiagnosticLog.collecting { #expect(!turn(.landscapeLeft)) }
        #expect(
            diagnostics.map(\.message) == [
                "UIApplicationInvalidInterfaceOrientation: Supported orientations has no common "
                    + "orientation with the application, and [MaskedController shouldAutorotate] "
                    + "is returning YES"
            ])
        #expect(window.isKeyWindow)
    }

    @Test func oldMethodsReplaceAMissingMask() throws {
        let controller = OldController(RotationDiary())
        controller.allowed = [.portrait, .landscapeRight]
        let window = try shownWindow("iphone-5", IOSVersion(6), controller)
        #expect(!turn(.landscapeLeft))
        #expect(turn(.landscapeRight))
        #expect(window.isKeyWindow)
    }

    @Test func landscapeOnlyRotatesAPortraitDevice() throws {
        let controller = MaskedController(RotationDiary())
        controller.mask = .landscape
        let window = try shownWindow("iphone-6", IOSVersion(12), controller)
        turn(.portrait)
        #expect(UIScreen.main.orientation == .landscapeRight)
        #expect(window.bounds.width == 667)
    }

    @Test(arguments: [UIDeviceOrientation.faceUp, .faceDown, .unknown])
    func flatDevicesRotateNothing(orientation: UIDeviceOrientation) throws {
        let window = try shownWindow("iphone-6", IOSVersion(12), UIViewController())
        #expect(turn(.landscapeLeft))
        UIApplication.shared.turnDevice(to: orientation)
        #expect(UIScreen.main.orientation == .landscapeLeft)
        #expect(UIDevice.current.orientation == orientation)
        #expect(window.isKeyWindow)
    }

    /// Left and right have opposite meanings for device and interface.
    @Test func deviceAndInterfaceLandscapeAreOpposite() {
        #expect(UIDeviceOrientation(.landscapeLeft) == .landscapeRight)
        #expect(UIInterfaceOrientation(UIDeviceOrientation.landscapeLeft) == .landscapeRight)
        #expect(UIInterfaceOrientationMask.portrait.rawValue == 2)
        #expect(UIInterfaceOrientationMask.portraitUpsideDown.rawValue == 4)
        #expect(UIInterfaceOrientationMask.landscapeRight.rawValue == 8)
        #expect(UIInterfaceOrientationMask.landscapeLeft.rawValue == 16)
        #expect(UIInterfaceOrientationMask.landscape.rawValue == 24)
        #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
        #expect(UIInterfaceOrientationMask.all.rawValue == 30)
    }
}
