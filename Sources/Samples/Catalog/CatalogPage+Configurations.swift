import ContactSheet

extension CatalogPage {
    /// The configurations of the controls' pages: an iPad for each design era, in light and, where
    /// available, dark appearance. The era of iOS 13 to 18 also has two other text sizes and
    /// right-to-left layout.
    static let configurations: [Configuration] = {
        let dark = Variant(appearance: .dark)
        let all = [Variant(), dark, Variant(textSize: .xs), Variant(textSize: .ax1)]
        return pictures("ipad-1") + pictures("ipad-2") + pictures("ipad-air-1")
            + pictures("ipad-air-2", all + [Variant(direction: .rtl)])
            + pictures("ipad-8", [Variant(), dark], iOS: 26)
    }()

    /// The configurations of the artwork's pages: light and dark appearance in the era of iOS 13 to
    /// 18.
    static let artworkConfigurations = pictures(
        "ipad-air-2", [Variant(), Variant(appearance: .dark)])

    private static func pictures(
        _ slug: String, _ variants: [Variant] = [Variant()], iOS: Int = 18
    ) -> [Configuration] {
        Configuration.all(
            Device.named([slug]), orientations: [.portrait], variants: variants,
            iOS: IOSVersion(iOS))
    }
}
