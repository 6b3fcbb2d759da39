import ContactSheetDevices
import Testing

/// Values that depend on the version of iOS. Source: Documentation/Devices.md 3 and 4 and
/// Documentation/Metrics.md 1.
@Suite struct SensorHousingTests {
    private func screen(
        _ slug: String, _ orientation: Orientation, _ iOS: IOSVersion
    ) throws -> Screen {
        try #require(Device.named(slug)).screen(orientation, iOS: iOS)
    }

    @Test(arguments: [
        ("iphone-xr", IOSVersion(12), 44.0), ("iphone-xr", IOSVersion(13, 7), 44),
        ("iphone-xr", IOSVersion(14), 48), ("iphone-11", IOSVersion(13), 44),
        ("iphone-12-mini", IOSVersion(14, 8), 44), ("iphone-12-mini", IOSVersion(15), 50),
        ("iphone-xs", IOSVersion(14), 44),
    ])
    func topInsetsByVersion(slug: String, iOS: IOSVersion, top: Double) throws {
        #expect(try screen(slug, .portrait, iOS).safeArea == Insets(top: top, bottom: 34))
        #expect(try screen(slug, .portrait, iOS).statusBarHeight == top)
        let sides = Insets(left: top, bottom: 21, right: top)
        #expect(try screen(slug, .landscapeLeft, iOS).safeArea == sides)
    }

    /// Documentation/Rotation.md 6.1: compact height hides the status bar from iOS 8 on.
    @Test(arguments: [
        ("iphone-4s", 5, 20.0), ("iphone-4s", 7, 20), ("iphone-4s", 8, 0), ("iphone-5", 7, 20),
        ("iphone-6-plus", 8, 0), ("ipad-2", 5, 20), ("ipad-2", 9, 20),
    ])
    func landscapeStatusBar(slug: String, iOS: Int, height: Double) throws {
        let screen = try screen(slug, .landscapeLeft, IOSVersion(iOS))
        #expect(screen.statusBarHeight == height)
        #expect(screen.safeArea == Insets(top: height))
    }

    @Test(arguments: [
        ("iphone-15", 53.667), ("iphone-16-pro", 56.333), ("iphone-air", 62.333),
    ])
    func navigationBarsBelowIslandsBeforeIOS26(slug: String, y: Double) throws {
        let before = try screen(slug, .portrait, IOSVersion(18))
        #expect(abs(before.navigationBarTop - y) < 0.0005)
        let after = try screen(slug, .portrait, IOSVersion(26))
        #expect(after.navigationBarTop == after.safeArea.top)
    }

    @Test func navigationBarsBeginAtTheSafeArea() throws {
        #expect(try screen("iphone-14", .portrait, IOSVersion(18)).navigationBarTop == 47)
        #expect(try screen("iphone-15", .landscapeLeft, IOSVersion(18)).navigationBarTop == 0)
    }

    /// Documentation/Metrics.md 1.2: navigation bars of phones in landscape.
    @Test(arguments: ["iphone-se-3", "iphone-14", "iphone-17"])
    func iPhonesInLandscapeSinceIOS26(slug: String) throws {
        let screen = try screen(slug, .landscapeLeft, IOSVersion(26))
        #expect(screen.navigationBarTop == 24 && screen.safeArea.top == 0)
    }

    /// Documentation/Devices.md 4: in landscape, the rotation determines whether the strip is on
    /// the left or the right; in portrait, it is on the right.
    @Test func cutoutOfTheDuoByOrientation() throws {
        let iOS = IOSVersion(27, 1)
        let left = Insets(left: 84, bottom: 34)
        #expect(try screen("iphone-duo-outer", .portrait, iOS).safeArea == left.mirrored)
        #expect(try screen("iphone-duo-outer", .landscapeLeft, iOS).safeArea == left.mirrored)
        #expect(try screen("iphone-duo-outer", .landscapeRight, iOS).safeArea == left)
    }

    @Test(arguments: [
        ("iphone-8", Cutout.none, false), ("iphone-x", .notch, true),
        ("iphone-15", .island, true), ("iphone-duo-outer", .island, true),
        ("ipad-9", .none, false), ("ipad-10", .none, true),
    ])
    func cutoutAndHomeIndicator(slug: String, cutout: Cutout, indicator: Bool) throws {
        let device = try #require(Device.named(slug))
        #expect(device.cutout == cutout)
        #expect(device.hasHomeIndicator == indicator)
    }
}
