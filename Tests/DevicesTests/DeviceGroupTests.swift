import Devices
import Testing

@Suite struct DeviceGroupTests {
    private let limit = IOSVersion(18)

    /// A property: nobody is lost, nobody is twice.
    @Test(arguments: Orientation.allCases, [7, 18, 26])
    func everyDeviceIsInOneGroup(orientation: Orientation, iOS: Int) {
        let groups = DeviceGroup.groups(Device.all, orientation, upTo: IOSVersion(iOS))
        let slugs = groups.flatMap(\.devices).map(\.slug)
        #expect(slugs.count == Device.all.count)
        #expect(Set(slugs) == Set(Device.all.map(\.slug)))
    }

    /// A property: members agree on the screen and on the era.
    @Test func membersAgree() {
        for group in DeviceGroup.groups(Device.all, .landscapeLeft, upTo: limit) {
            for device in group.devices {
                let iOS = device.iOS(upTo: limit)
                #expect(device.screen(.landscapeLeft, iOS: iOS) == group.screen)
                #expect(Era(iOS) == Era(group.iOS))
            }
        }
    }

    /// A property: groups and members stand in the order of the table.
    @Test func keepsTheOrderOfTheTable() {
        let place = Dictionary(
            uniqueKeysWithValues: Device.all.enumerated().map { ($1.slug, $0) })
        let groups = DeviceGroup.groups(Device.all, .portrait, upTo: limit)
        let firsts = groups.compactMap { place[$0.slug] }
        #expect(firsts == firsts.sorted() && firsts.count == groups.count)
        for group in groups {
            let places = group.devices.compactMap { place[$0.slug] }
            #expect(places == places.sorted())
        }
    }

    /// Documentation/Devices.md 2: these three have one size and scale, and iOS 3.1 to 6.1.
    @Test func theFirstPhonesAreOneGroup() throws {
        let phones = Device.all.filter { $0.slug.hasPrefix("iphone") }
        let group = try #require(
            DeviceGroup.groups(phones, .portrait, upTo: limit).first)
        #expect(group.names == ["iPhone", "iPhone 3G", "iPhone 3GS"])
        #expect(group.slug == "iphone-1")
        #expect(group.iOS == IOSVersion(3, 1))
    }

    /// Documentation/Devices.md 2: one size and scale, but the iPhone 6 ends with iOS 12.
    @Test func anEraPartsDevicesOfOneSize() {
        let devices = ["iphone-6", "iphone-7", "iphone-8"].compactMap { Device.named($0) }
        let groups = DeviceGroup.groups(devices, .portrait, upTo: limit)
        #expect(groups.map(\.names) == [["iPhone 6"], ["iPhone 7", "iPhone 8"]])
        #expect(groups.map(\.iOS) == [IOSVersion(12, 5), IOSVersion(15, 8)])
    }
}
