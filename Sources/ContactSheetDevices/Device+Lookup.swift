extension Device {
    /// All devices, in the order of the table.
    public static let all: [Device] =
        homeButtonPhones + phones + pods + homeButtonPads + pads

    /// Returns the device with a slug, or `nil` if there is none.
    public static func named(_ slug: String) -> Device? {
        all.first { $0.slug == slug }
    }

    /// Returns the devices with these slugs, in this order.
    public static func named(_ slugs: [String]) -> [Device] { slugs.compactMap { named($0) } }

    /// Returns the device whose screen Interface Builder shows for an ID, or `nil` for an unknown
    /// ID.
    ///
    /// IDs don't include the orientation (Documentation/Canvas.md 2).
    public static func withInterfaceBuilderID(_ id: String) -> Device? {
        representatives.first { $0.key == id }.flatMap { named($0.value) }
    }

    /// A device for each ID, with the insets that Interface Builder stores for the ID.
    static let representatives: KeyValuePairs = [
        "retina3_5": "iphone-4s",
        "retina4_0": "iphone-se-1",
        "retina4_7": "iphone-se-3",
        "retina5_5": "iphone-8-plus",
        "retina5_9": "iphone-11-pro",
        "retina6_0": "iphone-14",
        "retina6_1": "iphone-11",
        "retina6_3": "iphone-16-pro",
        "retina6_5": "iphone-11-pro-max",
        "retina6_7": "iphone-14-plus",
        "retina6_9": "iphone-16-pro-max",
        "retina6_12": "iphone-15",
        "retina6_72": "iphone-15-plus",
        "ipad7_9": "ipad-mini-6",
        "ipad9_7": "ipad-6",
        "ipad10_2": "ipad-9",
        "ipad10_5": "ipad-air-3",
        "ipad10_9rounded": "ipad-air-5",
        "ipad11_0rounded": "ipad-pro-11-4",
        "ipad12_9": "ipad-pro-12-9-2",
        "ipad12_9rounded": "ipad-pro-12-9-6",
        "ipad13_0rounded": "ipad-pro-13-m4",
    ]
}
