import ContactSheet

extension [Configuration] {
    /// Devices from the first iPhone to today's, in all four orientations.
    static let eightDevices = Configuration.all(
        selected: { device in
            [
                "iphone-1", "iphone-4", "iphone-5s", "iphone-x", "iphone-14-pro", "iphone-17",
                "ipad-1", "ipad-10",
            ].contains(device.slug)
        },
        orientations: Orientation.allCases, variants: [Variant()])
}
