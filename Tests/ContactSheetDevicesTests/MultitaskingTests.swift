import ContactSheetDevices
import Testing

/// Source: the widths measured by hacknicity.medium.com (11" and 12.9" iPad Pro, 2018; 10.2" iPad,
/// 2019; 8.3" iPad mini, 2021), and Apple's table of size classes (Human Interface Guidelines,
/// Adaptivity and Layout).
@Suite struct MultitaskingTests {
    private static let parts: [Multitasking] = [.oneThird, .half, .twoThirds]

    @Test(arguments: [
        ("ipad-air-2", 320.0, 507.0, 694.0), ("ipad-8", 320, 535, 750),
        ("ipad-pro-10-5", 320, 551, 782), ("ipad-pro-11-1", 375, 592, 809),
        ("ipad-pro-12-9-1", 375, 678, 981), ("ipad-pro-12-9-3", 375, 678, 981),
        ("ipad-mini-6", 375, 561.5, 748), ("ipad-10", 375, 585, 795),
    ])
    func landscape(slug: String, third: Double, half: Double, twoThirds: Double) throws {
        let device = try #require(Device.named(slug))
        let widths = Self.parts.map {
            device.window($0, .landscapeLeft, iOS: device.iOS(upTo: IOSVersion(18)))?.size.width
        }
        #expect(widths == [third, half, twoThirds])
    }

    @Test(arguments: [
        ("ipad-air-2", 320.0, 438.0), ("ipad-8", 320, 480), ("ipad-pro-10-5", 320, 504),
        ("ipad-pro-11-1", 320, 504), ("ipad-pro-12-9-1", 375, 639),
    ])
    func portrait(slug: String, third: Double, twoThirds: Double) throws {
        let device = try #require(Device.named(slug))
        let windows = Self.parts.map {
            device.window($0, .portrait, iOS: device.iOS(upTo: IOSVersion(18)))
        }
        #expect(windows.map(\.?.size.width) == [third, nil, twoThirds])
        #expect(windows.allSatisfy { $0?.horizontalSizeClass != .regular })
    }

    @Test func regularWidthsInLandscape() throws {
        func regular(_ slug: String) throws -> [Bool] {
            let device = try #require(Device.named(slug))
            return Multitasking.allCases.map {
                device.window($0, .landscapeLeft, iOS: IOSVersion(17))?.horizontalSizeClass
                    == .regular
            }
        }
        // full, one-third, half, two-thirds, slide-over
        #expect(try regular("ipad-pro-11-1") == [true, false, false, true, false])
        #expect(try regular("ipad-pro-12-9-3") == [true, false, true, true, false])
        #expect(try regular("ipad-pro-13-m4") == [true, false, true, true, false])
    }

    /// From iOS 11 on, the window floats, with 20 points of the screen free above and below it.
    @Test func slideOver() throws {
        let device = try #require(Device.named("ipad-air-2"))
        #expect(device.window(.slideOver, .portrait, iOS: IOSVersion(10))?.size == Size(320, 1024))
        #expect(device.window(.slideOver, .portrait, iOS: IOSVersion(12))?.size == Size(320, 984))
        let turned = try #require(device.window(.slideOver, .landscapeLeft, iOS: IOSVersion(12)))
        #expect(turned.size == Size(320, 728) && turned.display == Size(1024, 768))
    }

    @Test func supportedDevices() throws {
        func offered(_ slug: String, _ iOS: Int) throws -> [Multitasking] {
            let device = try #require(Device.named(slug))
            return Multitasking.allCases.filter {
                device.window($0, .landscapeLeft, iOS: IOSVersion(iOS)) != nil
            }
        }
        #expect(try offered("ipad-4", 10) == [.full])
        #expect(try offered("ipad-mini-3", 9) == [.full, .slideOver])
        #expect(try offered("ipad-air-2", 8) == [.full])
        #expect(try offered("ipad-air-2", 9) == Multitasking.allCases)
        #expect(try offered("ipad-10", 26) == [.full])
        #expect(try offered("iphone-15", 18) == [.full])
    }
}
