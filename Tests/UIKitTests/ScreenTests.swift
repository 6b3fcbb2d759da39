import ContactSheetDevices
import Testing
import UIKit

/// Source: Documentation/Devices.md 2, through `Devices`, and developer.apple.com on UIScreen.
@MainActor @Suite struct ScreenTests {
    private func show(_ slug: String, _ iOS: IOSVersion) throws -> UIScreen {
        let screen = UIScreen.main
        screen.device = SimulatedDevice(try #require(Device.named(slug)), iOS: iOS)
        screen.orientation = .landscapeLeft
        return screen
    }

    /// The iPhone 6 Plus draws 1242 by 2208 pixels and displays 1080 by 1920.
    @Test func aPanelMayHaveFewerPixelsThanTheDrawing() throws {
        let screen = try show("iphone-6-plus", IOSVersion(12))
        #expect(screen.bounds == CGRect(x: 0, y: 0, width: 736, height: 414))
        #expect(screen.scale == 3 && abs(screen.nativeScale - 2.6087) < 1e-4)
        #expect(screen.nativeBounds == CGRect(x: 0, y: 0, width: 1080, height: 1920))
    }

    @Test func traitsFollowTheOrientation() throws {
        let traits = try show("iphone-6-plus", IOSVersion(12)).traitCollection
        #expect(traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .compact)
        #expect(traits.displayScale == 3 && traits.userInterfaceIdiom == .phone)
    }

    @Test func theApplicationFrameLeavesTheStatusBarOut() throws {
        let frame = try show("iphone-1", IOSVersion(3, 1)).applicationFrame
        #expect(frame == CGRect(x: 20, y: 0, width: 300, height: 480))
        #expect(UIDevice.current.systemVersion == "3.1" && UIDevice.current.model == "iPhone")
    }
}
