import ContactSheet

extension [Configuration] {
    /// Devices from the first iPhone to current ones, in all four orientations. With iOS 18 as the
    /// maximum, each design is on one of them, and a newer iOS version in the table of devices
    /// doesn't change references.
    static let eightDevices = Configuration.all(
        Device.named([
            "iphone-1", "iphone-4", "iphone-5s", "iphone-x", "iphone-14-pro", "iphone-17", "ipad-1",
            "ipad-10",
        ]),
        orientations: Orientation.allCases, iOS: IOSVersion(18))
}
