import ContactSheetDevices
import Testing

@Suite struct DeviceGroupTests {
    private let limit = IOSVersion(18)

    /// Property: no device is missing, and no device is in two groups.
    @Test(arguments: Orientation.allCases, [7, 18, 26])
    func everyDeviceIsInOneGroup(orientation: Orientation, iOS: Int) {
        let groups = DeviceGroup.groups(Device.all, orientation, upTo: IOSVersion(iOS))
        let slugs = groups.flatMap(\.devices).map(\.slug)
        #expect(slugs.count == Device.all.count)
        #expect(Set(slugs) == Set(Device.all.map(\.slug)))
    }

    /// All versions at which a device or a behavior begins or ends, and those in between.
    static let versions: [IOSVersion] = {
        let majors = ((1...18).map { $0 } + [26, 27]).flatMap {
            [IOSVersion($0), IOSVersion($0, 9)]
        }
        let devices = Device.all.flatMap { [$0.firstIOS, $0.lastIOS].compactMap { $0 } }
        let behaviors = SystemBehavior.allCases.map(\.firstVersion)
        return Set(majors + devices + behaviors).sorted()
    }()

    /// Property of all devices at every version: the members of a class have the same screens,
    /// behaviors, and era, which tables of metrics are keyed by.
    @Test(arguments: versions) func membersAgree(limit: IOSVersion) {
        let behaviors = Dictionary(
            uniqueKeysWithValues: Device.all.map { device in
                let iOS = device.iOS(upTo: limit)
                return (
                    device.slug,
                    SystemBehavior.allCases.map { $0.isActive(in: iOS, on: device.idiom) }
                )
            })
        for orientation in Orientation.allCases {
            for part in Multitasking.allCases {
                let groups = DeviceGroup.groups(
                    Device.all, orientation, upTo: limit, multitasking: part)
                for group in groups {
                    let geometry = group.devices[0].geometry(part, iOS: group.iOS)
                    for device in group.devices {
                        let iOS = device.iOS(upTo: limit)
                        #expect(device.geometry(part, iOS: iOS) == geometry)
                        #expect(device.window(part, orientation, iOS: iOS) == group.screen)
                        #expect(behaviors[device.slug] == behaviors[group.slug])
                        #expect(Era(iOS) == Era(group.iOS) && device.idiom == group.screen.idiom)
                    }
                }
            }
        }
    }

    /// The first iPad represents only itself, although later ones have the same screen on iOS 5.
    @Test(arguments: [4, 5, 18]) func theFirstIPadIsAlone(iOS: Int) throws {
        let groups = DeviceGroup.groups(Device.all, .portrait, upTo: IOSVersion(iOS))
        let group = try #require(groups.first { $0.slug == "ipad-1" })
        #expect(group.devices.map(\.slug) == ["ipad-1"])
    }

    /// Property: groups and their members have the order in which the devices were given.
    @Test func keepsTheOrder() {
        let place = Dictionary(
            uniqueKeysWithValues: Device.all.enumerated().map { ($1.slug, $0) })
        let groups = DeviceGroup.groups(Device.all, .portrait, upTo: limit)
        #expect(
            DeviceGroup.groups(Device.all.reversed(), .portrait, upTo: limit).map {
                Set($0.devices)
            }
            .allSatisfy(Set(groups.map { Set($0.devices) }).contains))
        let firsts = groups.compactMap { place[$0.slug] }
        #expect(firsts == firsts.sorted() && firsts.count == groups.count)
        for group in groups {
            let places = group.devices.compactMap { place[$0.slug] }
            #expect(places == places.sorted())
        }
    }

    /// Documentation/Devices.md 2: these three have the same size and scale, and support versions
    /// up to iOS 3.1, 4.2, and 6.1; iOS 6 uses orientation masks (Documentation/Rotation.md 3).
    @Test func theFirstPhonesAreTwoGroups() {
        let phones = Device.named(["iphone-1", "iphone-3g", "iphone-3gs"])
        let groups = DeviceGroup.groups(phones, .portrait, upTo: limit)
        #expect(groups.map(\.names) == [["iPhone", "iPhone 3G"], ["iPhone 3GS"]])
        #expect(groups.map(\.slug) == ["iphone-1", "iphone-3gs"])
        #expect(groups.map(\.iOS) == [IOSVersion(3, 1), IOSVersion(6, 1)])
    }

    /// Documentation/Devices.md 2: these have the same size and scale, but the iPhone 6 ends with
    /// iOS 12, and the iPhone 8 supports iOS 16, which doesn't call `shouldAutorotate`
    /// (Documentation/Rotation.md 3).
    @Test func behaviorsSeparateDevicesOfOneSize() {
        let devices = Device.named(["iphone-6", "iphone-6s", "iphone-7", "iphone-8"])
        let groups = DeviceGroup.groups(devices, .portrait, upTo: limit)
        #expect(groups.map(\.names) == [["iPhone 6"], ["iPhone 6s", "iPhone 7"], ["iPhone 8"]])
        #expect(groups.map(\.iOS) == [IOSVersion(12, 5), IOSVersion(15, 8), IOSVersion(16, 7)])
    }

    /// iPads of the same size whose versions differ: 15.8, and 18, because of the limit, although
    /// the last one is 26 (Documentation/Devices.md 2). Tab bars are at the top from iOS 18 on
    /// (Documentation/Metrics.md 1.4).
    @Test func iPadsOfTwoVersionsAreTwoGroups() {
        let devices = Device.named(["ipad-air-2", "ipad-mini-5"])
        let groups = DeviceGroup.groups(devices, .portrait, upTo: limit)
        #expect(groups.map(\.slug) == ["ipad-air-2", "ipad-mini-5"])
    }
}
