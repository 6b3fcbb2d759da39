import ContactSheet

extension [Configuration] {
    /// Devices from the first iPhone to today's, in all four orientations. With iOS 18 at most, one of
    /// them shows each design, and a newer iOS in the table changes no reference.
    static let eightDevices = Configuration.all(
        Device.named([
            "iphone-1", "iphone-4", "iphone-5s", "iphone-x", "iphone-14-pro", "iphone-17", "ipad-1",
            "ipad-10",
        ]),
        orientations: Orientation.allCases, iOS: IOSVersion(18))
}
