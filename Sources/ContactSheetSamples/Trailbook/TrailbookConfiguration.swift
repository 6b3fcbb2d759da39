import ContactSheet

/// The configurations of Trailbook, which requires iOS 15.
enum TrailbookConfiguration {
    /// The devices and settings that the gallery shows.
    static let all: [Configuration] =
        of(
            ["iphone-16", "iphone-se-3", "iphone-16-pro-max", "ipad-air-11-m2", "ipad-mini-6"],
            Orientation.usual)
        + of(
            ["iphone-16"],
            [
                Variant(appearance: .dark), Variant(textSize: .ax3), Variant(direction: .rtl),
            ])
        + of(["ipad-air-11-m2"], [.landscapeLeft], [Variant(appearance: .dark)])
        + of(["iphone-16", "ipad-air-11-m2"], Orientation.usual, iOS: 26)
        + of(["iphone-16"], [Variant(appearance: .dark)], iOS: 26)

    /// The configurations with references of the storyboard's scenes.
    static let documents = of(["iphone-16"])

    static func of(
        _ slugs: [String], _ orientations: [Orientation] = [.portrait],
        _ variants: [Variant] = [Variant()], iOS: Int = 18
    ) -> [Configuration] {
        Configuration.all(
            Device.named(slugs), orientations: orientations, variants: variants,
            iOS: IOSVersion(iOS))
    }

    private static func of(
        _ slugs: [String], _ variants: [Variant], iOS: Int = 18
    ) -> [Configuration] {
        of(slugs, [.portrait], variants, iOS: iOS)
    }
}

extension TrailbookScreen {
    /// The configurations with references: an iPhone, and others where the screen responds to them in
    /// a way of its own. A reference of the feed has about 400 KB, because of its illustrations.
    var references: [Configuration] {
        let of = TrailbookConfiguration.of
        let phone = of(["iphone-16"], [.portrait], [Variant()], 18)
        return switch self {
        case .onboarding, .discover, .settings: phone
        case .trail:
            phone + of(["iphone-16"], [.portrait], [Variant(textSize: .ax3)], 18)
                + of(["ipad-air-11-m2"], [.landscapeLeft], [Variant()], 18)
        case .newHike: of(["iphone-16"], [.portrait], [Variant(appearance: .dark)], 18)
        }
    }
}
