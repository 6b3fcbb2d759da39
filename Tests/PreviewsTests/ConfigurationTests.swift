import Devices
import Testing

@testable import Previews

/// Truth: DESIGN's rules for names and for "each distinct layout once", as properties.
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

    @Test func namesAreDifferentAndGiveTheConfigurationBack() {
        for iOS in [Configuration.usualIOS, IOSVersion(12, 4), IOSVersion(26)] {
            let all = Configuration.all(
                orientations: Orientation.allCases, variants: Self.variants, iOS: iOS)
            #expect(Set(all.map(\.name)).count == all.count)
            for configuration in all.prefix(400) + all.suffix(400) {
                #expect(Configuration(name: configuration.name) == configuration)
            }
        }
    }

    @Test func partsOfTheScreenAreInTheNames() {
        let all = Configuration.all(
            selected: { $0.slug == "ipad-10" }, multitasking: Multitasking.allCases,
            variants: [Variant(appearance: .dark)])
        #expect(
            all.map(\.name) == [
                "ipad-10.portrait.dark", "ipad-10.portrait.one-third.dark",
                "ipad-10.portrait.two-thirds.dark", "ipad-10.portrait.slide-over.dark",
                "ipad-10.landscape-left.dark", "ipad-10.landscape-left.one-third.dark",
                "ipad-10.landscape-left.half.dark", "ipad-10.landscape-left.two-thirds.dark",
                "ipad-10.landscape-left.slide-over.dark",
            ])
        let everything = Configuration.all(multitasking: Multitasking.allCases)
        #expect(Set(everything.map(\.name)).count == everything.count)
        for configuration in all + everything {
            #expect(Configuration(name: configuration.name) == configuration)
        }
    }

    @Test(arguments: [
        "ipad-10.portrait.full", "ipad-10.portrait.half", "ipad-10.dark.half",
        "ipad-2.portrait.half",
        "ipad-10.portrait.dark.one-third", "iphone-x.landscape-left.half",
        "", "iphone-x", "iphone-x.sideways", "iphone-3g.portrait", "iphone-x.portrait.pink",
        "iphone-x.portrait.rtl.dark", "iphone-x.portrait.contrast.bold", "iphone-x.portrait.light",
        "iphone-x.portrait.ios-18",
    ])
    func otherNamesAreNone(name: String) {
        #expect(Configuration(name: name) == nil)
    }

    @Test func theUsualNames() {
        let names = Configuration.all().map(\.name)
        #expect(names.first == "iphone-1.portrait")
        #expect(names.contains("iphone-x.landscape-left"))
        let dark = Variant(appearance: .dark, textSize: .ax1, direction: .rtl)
        let one = Configuration.all(
            selected: { $0.slug == "iphone-x" }, orientations: [.portrait], variants: [dark],
            iOS: IOSVersion(12, 4))
        #expect(one.map(\.name) == ["iphone-x.portrait.dark.ax1.rtl.ios-12-4"])
    }

    @Test(arguments: ["fr", "pt-BR", "zh-Hans"])
    func languagesStandInNames(_ language: String) throws {
        let variant = Variant(
            direction: Language.direction(of: language), language: language)
        let one = try #require(
            Configuration.all(
                selected: { $0.slug == "iphone-x" }, orientations: [.portrait],
                variants: [variant]
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

    /// A narrow selection shows the same picture as the whole run, under the same name.
    @Test func aSelectionKeepsNamesAndGroups() {
        let all = Configuration.all()
        let one = Configuration.all(selected: { $0.slug == "iphone-3gs" })
        #expect(one.map(\.name) == ["iphone-1.portrait", "iphone-1.landscape-left"])
        #expect(one.allSatisfy(all.contains))
    }

    @Test func everyDeviceIsInOneGroup() {
        for orientation in Orientation.allCases {
            let devices = Configuration.all(orientations: [orientation]).flatMap(\.group.devices)
            #expect(devices.count == Device.all.count && Set(devices).count == devices.count)
        }
    }
}
