import ContactSheetDevices
import Testing

/// Source: Documentation/Devices.md 2, except for tests that are marked as properties.
@Suite struct DeviceTests {
    @Test func tableHas108Devices() {
        #expect(Device.all.count == 108)
        #expect(Device.all.filter { $0.idiom == .pad }.count == 45)
    }

    /// Property: slugs are unique and valid in file names.
    @Test func slugsAreUniqueAndASCII() {
        let plain = Set("abcdefghijklmnopqrstuvwxyz0123456789-")
        #expect(Set(Device.all.map(\.slug)).count == Device.all.count)
        for device in Device.all {
            #expect(!device.slug.isEmpty && device.slug.allSatisfy(plain.contains))
        }
    }

    /// Property: only the two displays of the iPhone Duo have the same identifiers.
    @Test func identifiersAreUnique() {
        let ids = Device.all.filter { $0.slug != "iphone-duo-inner" }.flatMap(\.identifiers)
        #expect(Set(ids).count == ids.count)
        for id in ids {
            #expect(["iPhone", "iPod", "iPad"].contains { id.hasPrefix($0) } && id.contains(","))
        }
    }

    /// Formula: native pixels = points × native scale. The panels of the iPhone minis have one
    /// pixel less.
    @Test func nativePixelsFollowFromPoints() {
        for device in Device.all {
            let height = (device.size.height * device.nativeScale).rounded()
            let slack = device.nativePixels == PixelSize(1080, 2340) ? 1.0 : 0
            #expect(abs(Double(device.nativePixels.height) - height) <= slack, "\(device.slug)")
            #expect(device.nativeScale <= device.scale)
        }
    }

    @Test(arguments: [
        ("iphone-8-plus", 2.6087), ("iphone-13-mini", 2.88), ("iphone-duo-inner", 2.8072),
        ("iphone-15", 3), ("iphone-xr", 2), ("ipad-1", 1),
    ])
    func nativeScale(slug: String, expected: Double) throws {
        let device = try #require(Device.named(slug))
        #expect(abs(device.nativeScale - expected) < 0.00005)
    }

    @Test func rowsContainTheFactsOfADevice() throws {
        let device = try #require(Device.named("iphone-12-pro-max"))
        #expect(device.name == "iPhone 12 Pro Max")
        #expect(device.year == 2020)
        #expect(device.identifiers == ["iPhone13,4"])
        #expect(device.size == Size(428, 926))
        #expect(device.nativePixels == PixelSize(1284, 2778))
        #expect(device.pixelsPerInch == 458)
        #expect(device.cornerRadius == 53.333)
        #expect(device.cutout == .notch)
        #expect(device.interfaceBuilderID == "retina6_7")
        #expect(device.viewImageConfig == "iPhone12ProMax")
        #expect(device.firstIOS == IOSVersion(14, 1))
        #expect(device.lastIOS == nil)
        #expect(device.doubts == "support for iOS 27 is an assumption")
    }

    @Test(arguments: [
        ("iphone-17e", "iOS 26.3"), ("iphone-13-mini", "Interface Builder"),
        ("ipad-8", "only one source"), ("iphone-11", "inferred from similar"),
        ("iphone-duo-outer", "the side of the strip"),
    ])
    func uncertainValuesAreMarked(slug: String, message: String) throws {
        #expect(try #require(Device.named(slug)?.doubts).contains(message))
    }

    @Test func certainRowsHaveNoDoubts() {
        #expect(Device.named("iphone-15")?.doubts == nil)
        #expect(Device.named("ipad-6")?.doubts == nil)
    }

    @Test(arguments: [
        ("iphone-6", "18", "12.5"), ("iphone-6", "9", "9"), ("iphone-6", "7", "8"),
        ("iphone-16", "18.3", "18.3"), ("iphone-17", "18", "26"), ("iphone-3gs", "18", "6.1"),
    ])
    func newestIOSUpToALimit(slug: String, limit: String, expected: String) throws {
        let device = try #require(Device.named(slug))
        #expect(device.iOS(upTo: try #require(IOSVersion(limit))) == IOSVersion(expected))
    }

    /// Tests a property.
    @Test func lastVersionIsNotBeforeTheFirst() {
        for device in Device.all {
            #expect(device.firstIOS <= device.lastIOS ?? device.firstIOS, "\(device.slug)")
        }
    }
}
