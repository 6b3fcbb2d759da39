import ContactSheet

/// The configurations with references. The gallery shows common devices, too; a configuration has a
/// reference only if no other one shows the same rule:
///
/// - Samples have references on the first iPhone and on the current devices, and on one device per
///   design generation if their layout depends on it.
/// - In portrait and one landscape orientation. The others have the same drawing unless the sample
///   responds to the orientation itself; the safe areas next to a sensor housing are symmetric.
///
/// With iOS 18 as the maximum, a newer iOS version in the table of devices doesn't change references.
extension [Configuration] {
    static let firstAndCurrent = references(on: current, Orientation.usual)

    /// A device for each design generation. iOS 26 is on iPhone 17, which doesn't run earlier
    /// versions.
    static let generations = references(
        on: ["iphone-1", "iphone-4", "iphone-5s", "iphone-17", "ipad-1", "ipad-10"],
        Orientation.usual)

    /// The configurations of samples on which iPads and iPhones agree.
    static let firstAndCurrentPhones = references(on: phones, Orientation.usual)

    /// The configurations of samples that devices and iOS versions turn upside down differently.
    static let upsideDown = firstAndCurrent + references(on: current, [.portraitUpsideDown])

    /// The configurations of samples that respond to each orientation.
    static let allOrientations = references(on: current, Orientation.allCases)

    /// The configurations of samples that respond to each orientation, in a way that depends on the
    /// design generation.
    static let generationsInAllOrientations =
        generations + references(on: current, [.portraitUpsideDown, .landscapeRight])

    private static let phones = ["iphone-1", "iphone-17"]
    private static let current = phones + ["ipad-10"]

    static let menus =
        references(on: ["iphone-16"], [.portrait])
        + references(on: ["iphone-16"], [.portrait], iOS: 26)

    static func references(
        on slugs: [String], _ orientations: [Orientation], iOS: Int = 18
    ) -> [Configuration] {
        Configuration.all(
            Device.named(slugs), orientations: orientations, iOS: IOSVersion(iOS))
    }
}
