import ContactSheet

/// Materials, whose blur depends on what is below them.
extension Samples {
    @PreviewBuilder var materials: [Preview] {
        Preview("Materials/System materials", note: "Vibrant text on each system material.") {
            MaterialsViewController()
        }
        .references(in: .materials)
        Preview("Materials/Scrolled bars", note: "Content that has scrolled below the bars.") {
            ScrolledBarsViewController.inBars()
        }
        .references(in: .barsByEra)
        Preview("Materials/Liquid Glass", note: "Glass effects, buttons, and bars of iOS 26.") {
            GlassViewController.inBars()
        }
        .references(in: .glass)
    }
}

extension [Configuration] {
    private static func portrait(_ slug: String, iOS: Int) -> [Configuration] {
        references(on: [slug], [.portrait], iOS: iOS)
    }

    private static func lightAndDark(_ slug: String, iOS: Int) -> [Configuration] {
        [Appearance.light, .dark].flatMap { appearance in
            Configuration.all(
                Device.named([slug]), orientations: [.portrait],
                variants: [Variant(appearance: appearance)], iOS: IOSVersion(iOS))
        }
    }

    fileprivate static let materials = lightAndDark("iphone-13", iOS: 18)
    fileprivate static let glass = portrait("iphone-17", iOS: 26)
    /// The bars of iOS 12, 15, 18, and 26.
    fileprivate static let barsByEra =
        portrait("iphone-6s", iOS: 12) + portrait("iphone-6s", iOS: 15)
        + portrait("iphone-13", iOS: 18) + lightAndDark("iphone-17", iOS: 26)
}
