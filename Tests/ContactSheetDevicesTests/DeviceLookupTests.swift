import ContactSheetDevices
import Testing

/// Source: Documentation/Devices.md 2 and Documentation/Canvas.md 2.
@Suite struct DeviceLookupTests {
    @Test func findsADeviceByItsSlug() {
        #expect(Device.named("ipad-mini-6")?.name == "iPad mini (6th generation)")
        #expect(Device.named("iPad mini 6") == nil)
    }

    /// Property: an ID in the table identifies a device with the same size in points and pixels.
    @Test func everyIDOfTheTableResolves() throws {
        for device in Device.all {
            guard let id = device.interfaceBuilderID else { continue }
            let found = try #require(Device.withInterfaceBuilderID(id), "\(id)")
            #expect(found.interfaceBuilderID == id)
            #expect(found.scale == device.scale)
            #expect(found.size.width == device.size.width, "\(device.slug)")
        }
    }

    /// `mac` is listed too, but isn't an iPhone or iPad.
    @Test(arguments: [
        ("retina4_7", Size(375, 667)), ("retina6_1", Size(414, 896)),
        ("retina6_12", Size(393, 852)), ("retina5_9", Size(375, 812)),
        ("retina4_0", Size(320, 568)), ("retina5_5", Size(414, 736)),
        ("retina3_5", Size(320, 480)), ("retina6_5", Size(414, 896)),
        ("retina6_0", Size(390, 844)), ("ipad9_7", Size(768, 1024)),
        ("ipad11_0rounded", Size(834, 1194)), ("ipad12_9", Size(1024, 1366)),
        ("ipad12_9rounded", Size(1024, 1366)), ("ipad10_5", Size(834, 1112)),
        ("ipad10_2", Size(810, 1080)), ("ipad7_9", Size(744, 1133)),
        ("retina6_7", Size(428, 926)), ("retina6_3", Size(402, 874)),
        ("retina6_72", Size(430, 932)),
    ])
    func everyIDSeenInDocumentsResolves(id: String, size: Size) throws {
        #expect(try #require(Device.withInterfaceBuilderID(id)).size == size)
    }

    @Test func idsOfOneSizeDifferInScale() {
        #expect(Device.withInterfaceBuilderID("retina6_1")?.scale == 2)
        #expect(Device.withInterfaceBuilderID("retina6_5")?.scale == 3)
    }

    /// Documentation/Canvas.md 3.3: retina5_9 is stored with a top inset of 44, not the 50 of the
    /// iPhone minis.
    @Test func theNotchOfRetina5_9IsNotTheMinis() throws {
        let device = try #require(Device.withInterfaceBuilderID("retina5_9"))
        #expect(device.screen(.portrait, iOS: IOSVersion(18)).safeArea.top == 44)
    }

    @Test func unknownIDsFindNothing() {
        #expect(Device.withInterfaceBuilderID("mac") == nil)
    }
}
