import ContactSheet

extension CatalogPage {
    /// Each era on an iPad of its time; dark where it can be; three text sizes and right to left
    /// on the era of iOS 13 to 18.
    static let configurations: [Configuration] = {
        let dark = Variant(appearance: .dark)
        let all = [Variant(), dark, Variant(textSize: .xs), Variant(textSize: .ax1)]
        return pictures("ipad-1") + pictures("ipad-2") + pictures("ipad-air-1")
            + pictures("ipad-air-2", all + [Variant(direction: .rtl)])
            + pictures("ipad-8", [Variant(), dark], iOS: 26)
    }()

    /// Light and dark on the era of iOS 13 to 18.
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
