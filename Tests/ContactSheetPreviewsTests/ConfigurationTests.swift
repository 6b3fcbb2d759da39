import ContactSheetDevices
import Testing

@testable import ContactSheetPreviews

/// Source: DESIGN's rules for names and for "each distinct layout once", tested as properties.
@Suite struct ConfigurationTests {
    private static let variants = Appearance.allCases.flatMap { appearance in
        [TextSize.l, .xs, .ax5].flatMap { size in
            LayoutDirection.allCases.flatMap { direction in
                [(false, false), (true, false), (false, true), (true, true)].map {
                    Variant(
                        appearance: appearance, textSize: size, direction: direction,
                        boldText: $0.0, contrast: $0.1)
                }
            }
        }
    }

    @Test func namesAreUniqueAndCanBeParsed() {
        for iOS in [.newest, IOSVersion(12, 4), IOSVersion(26)] {
            let all = Configuration.all(
                orientations: Orientation.allCases, variants: Self.variants, iOS: iOS)
            #expect(Set(all.map(\.name)).count == all.count)
            for configuration in all.prefix(400) + all.suffix(400) {
                #expect(Configuration(name: configuration.name) == configuration)
            }
        }
    }

    @Test func namesContainMultitaskingSizes() {
        let all = Configuration.all(
            Device.named(["ipad-10"]), multitasking: Multitasking.allCases,
            variants: [Variant(appearance: .dark)], iOS: IOSVersion(18))
        #expect(
            all.map(\.name)
                == [
                    "portrait.dark", "portrait.one-third.dark", "portrait.two-thirds.dark",
                    "portrait.slide-over.dark", "landscape-left.dark",
                    "landscape-left.one-third.dark",
                    "landscape-left.half.dark", "landscape-left.two-thirds.dark",
                    "landscape-left.slide-over.dark",
                ].map { "ipad-10.\($0).ios-18" })
        let everything = Configuration.all(multitasking: Multitasking.allCases, iOS: IOSVersion(18))
        #expect(Set(everything.map(\.name)).count == everything.count)
        for configuration in all + everything {
            #expect(Configuration(name: configuration.name) == configuration)
        }
    }

    @Test(arguments: [
        "ipad-10.portrait.full", "ipad-10.portrait.half.ios-18", "ipad-10.dark.half",
        "ipad-2.portrait.half",
        "ipad-10.portrait.dark.one-third", "iphone-x.landscape-left.half",
        "", "iphone-x", "iphone-x.sideways", "iphone-99.portrait", "iphone-x.portrait.pink",
        "iphone-x.portrait.rtl.dark", "iphone-x.portrait.contrast.bold", "iphone-x.portrait.light",
        "iphone-x.portrait.ios-27-1",
    ])
    func invalidNamesAreNil(name: String) {
        #expect(Configuration(name: name) == nil)
    }

    @Test func defaultNames() {
        let names = Configuration.all().map(\.name)
        #expect(names.first == "iphone-1.portrait")
        #expect(names.contains("iphone-x.landscape-left"))
        let dark = Variant(appearance: .dark, textSize: .ax1, direction: .rtl)
        let one = Configuration.all(
            Device.named(["iphone-x"]), orientations: [.portrait], variants: [dark],
            iOS: IOSVersion(12, 4))
        #expect(one.map(\.name) == ["iphone-x.portrait.dark.ax1.rtl.ios-12-4"])
    }

    @Test(arguments: ["fr", "pt-BR", "zh-Hans"])
    func namesContainLanguages(_ language: String) throws {
        let variant = Variant(
            direction: Language.direction(of: language), language: language)
        let one = try #require(
            Configuration.all(
                Device.named(["iphone-x"]), orientations: [.portrait], variants: [variant]
            ).first)
        #expect(one.name == "iphone-x.portrait.lang-\(language)")
        #expect(Configuration(name: one.name) == one)
    }

    @Test(arguments: [("ar", LayoutDirection.rtl), ("he-IL", .rtl), ("fa", .rtl), ("en", .ltr)])
    func languagesHaveDirections(_ language: String, _ direction: LayoutDirection) {
        #expect(Language.direction(of: language) == direction)
    }

    @Test func tags() {
        #expect(["fr", "pt-BR", "zh-Hant-TW", "yue"].allSatisfy(Language.isTag))
        #expect(
            !["", "f", "french", "fr.", "fr-", "../x", "fr_CA"].contains(where: Language.isTag))
    }

    /// A class is named after the first device of the list, and consists of the same devices.
    @Test func deviceClassesAreNamedAfterTheFirstSelectedDevice() throws {
        let all = Configuration.all(orientations: [.portrait])
        func classes(_ slugs: String...) -> [DeviceGroup] {
            Configuration.all(Device.named(slugs), orientations: [.portrait]).map(\.group)
        }
        let phone = try #require(classes("iphone-15").first)
        #expect(phone.slug == "iphone-15" && phone.names.first == "iPhone 15")
        let same = try #require(all.first { $0.group.slug == "iphone-14-pro" }).group
        #expect(Set(same.devices) == Set(phone.devices))
        #expect(classes("iphone-se-2").map(\.slug) == ["iphone-se-2"])
        #expect(
            classes("ipad-10", "iphone-15", "iphone-14-pro", "ipad-10").map(\.slug)
                == ["ipad-10", "iphone-15"])
    }

    /// Documentation/Devices.md 2: each device runs its last version, up to the newest one known.
    @Test func theDefaultIsTheNewestVersionOfEachDevice() {
        let versions = ["iphone-1", "iphone-x", "ipad-7", "iphone-15"].map { slug in
            Configuration.all(Device.named([slug]))[0].group.iOS
        }
        #expect(versions == [IOSVersion(3, 1), IOSVersion(16, 7), IOSVersion(18), .newest])
        let capped = Configuration.all(Device.named(["iphone-15"]), iOS: IOSVersion(17))[0]
        #expect(capped.group.iOS == IOSVersion(17))
        #expect(capped.name == "iphone-15.portrait.ios-17")
    }

    /// A name identifies its class, whichever device the class is named after.
    @Test func deviceClassesCanBeNamedByAnyMember() throws {
        for configuration in Configuration.all(orientations: [.portrait]) {
            for device in configuration.group.devices {
                let named = try #require(Configuration(name: "\(device.slug).portrait"))
                #expect(Set(named.group.devices) == Set(configuration.group.devices))
                #expect(named.group.slug == device.slug)
            }
        }
    }

    @Test func everyDeviceIsInOneGroup() {
        for orientation in Orientation.allCases {
            let devices = Configuration.all(orientations: [orientation]).flatMap(\.group.devices)
            #expect(devices.count == Device.all.count && Set(devices).count == devices.count)
        }
    }
}
