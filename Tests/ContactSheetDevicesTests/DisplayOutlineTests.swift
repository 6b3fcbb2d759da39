import ContactSheetDevices
import Testing

/// Source: Documentation/Devices.md 7.
@Suite struct DisplayOutlineTests {
    @Test(
        arguments: [
            ("iphone-x", 39, Cutout.notch, Size(209, 30), 0),
            ("iphone-xr", 41.5, .notch, Size(230, 33), 0),
            ("iphone-14", 47.333, .notch, Size(163, 33), 0),
            ("iphone-15-pro", 55, .island, Size(125, 37), 11),
            ("iphone-17", 62, .island, Size(125, 37), 14),
            ("ipad-pro-11-m4", 30, .none, Size(0, 0), 0),
        ] as [(String, Double, Cutout, Size, Double)])
    func outlines(
        _ slug: String, _ radius: Double, _ cutout: Cutout, _ size: Size, _ top: Double
    ) throws {
        let device = try #require(Device.named(slug))
        let outline = try #require(device.outline)
        #expect(outline.cornerRadius == radius && outline.cutout == cutout)
        #expect(outline.cutoutSize == size && outline.cutoutTop == top)
    }

    @Test(arguments: ["iphone-1", "iphone-8-plus", "ipad-9", "iphone-se-3"])
    func plainRectangles(_ slug: String) throws {
        let device = try #require(Device.named(slug))
        #expect(device.outline == nil)
    }

    /// Property: a snapshot doesn't depend on which device of its class is first.
    @Test func devicesOfAClassHaveEqualOutlines() {
        for limit in [IOSVersion(11), IOSVersion(14), IOSVersion(18), .newest] {
            for orientation in [Orientation.portrait, .landscapeLeft] {
                for group in DeviceGroup.groups(Device.all, orientation, upTo: limit) {
                    let outlines = Set(group.devices.map(\.outline))
                    #expect(outlines.count == 1, "\(group.names)")
                }
            }
        }
    }
}
