import ContactSheet

/// A configuration of the catalog: an iPad for each design era, and other settings in the era of iOS
/// 13 to 18.
enum CatalogConfiguration: CaseIterable {
    case iOS5, iOS9, iOS12, iOS15
    /// Dark appearance.
    case dark
    case smallText, largeText, rightToLeft
    case iOS26
    /// Dark appearance in the era of iOS 26.
    case darkGlass

    var configuration: Configuration? {
        let (slug, variant) = device
        return Configuration.all(
            Device.named([slug]), orientations: [.portrait], variants: [variant],
            iOS: IOSVersion(slug == "ipad-8" ? 26 : 18)
        ).first
    }

    private var device: (slug: String, variant: Variant) {
        switch self {
        case .iOS5: ("ipad-1", Variant())
        case .iOS9: ("ipad-2", Variant())
        case .iOS12: ("ipad-air-1", Variant())
        case .iOS15: ("ipad-air-2", Variant())
        case .dark: ("ipad-air-2", Variant(appearance: .dark))
        case .smallText: ("ipad-air-2", Variant(textSize: .xs))
        case .largeText: ("ipad-air-2", Variant(textSize: .ax1))
        case .rightToLeft: ("ipad-air-2", Variant(direction: .rtl))
        case .iOS26: ("ipad-8", Variant())
        case .darkGlass: ("ipad-8", Variant(appearance: .dark))
        }
    }
}

extension CatalogPage {
    /// The configurations of the controls' pages.
    static let configurations = CatalogConfiguration.allCases.compactMap(\.configuration)

    /// The configurations of the artwork's pages.
    static let artworkConfigurations = [CatalogConfiguration.iOS15, .dark]
        .compactMap(\.configuration)
}
