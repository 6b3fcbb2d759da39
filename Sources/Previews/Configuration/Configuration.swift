import Foundation

/// One picture's circumstances: devices that agree in everything, how they are held, and settings.
public struct Configuration: Sendable, Hashable {
    public var group: DeviceGroup
    public var orientation: Orientation
    /// The part of an iPad's display that the window has.
    public var multitasking: Multitasking
    public var variant: Variant
    /// The limit on iOS where it isn't the usual one; part of the name.
    public var iOSLimit: IOSVersion?

    public init(
        group: DeviceGroup, orientation: Orientation, multitasking: Multitasking = .full,
        variant: Variant = Variant(), iOSLimit: IOSVersion? = nil
    ) {
        self.group = group
        self.orientation = orientation
        self.multitasking = multitasking
        self.variant = variant
        self.iOSLimit = iOSLimit
    }

    /// The file name without its extension: `iphone-x.landscape-left.dark`,
    /// `ipad-10.landscape-left.half`.
    public var name: String {
        let limit = iOSLimit.map { ["ios-\($0.description.replacing(".", with: "-"))"] } ?? []
        let part = multitasking == .full ? [] : [multitasking.rawValue]
        return ([group.slug, orientation.rawValue] + part + variant.words + limit)
            .joined(separator: ".")
    }

    var simulatedDevice: SimulatedDevice? {
        guard let device = group.devices.first else { return nil }
        var simulated = SimulatedDevice(device, iOS: group.iOS, multitasking: multitasking)
        simulated.style = variant.appearance.style
        simulated.contentSize = variant.textSize.category
        simulated.direction = variant.direction.direction
        simulated.language = variant.language
        simulated.hasBoldText = variant.boldText
        simulated.hasHighContrast = variant.contrast
        return simulated
    }
}

extension Configuration {
    /// The usual limit on iOS: the newest version of which the looks are those of iOS 13 to 18.
    public static let usualIOS = IOSVersion(18)

    /// Every distinct screen in each orientation with each variant, in the order of the arguments
    /// and of the table of devices.
    ///
    /// Groups are formed over all of `devices` first, and those with a selected device are kept:
    /// so a picture has the same name however narrow the selection is.
    public static func all(
        among devices: [Device] = Device.all, selected: (Device) -> Bool = { _ in true },
        orientations: [Orientation] = Orientation.usual,
        multitasking: [Multitasking] = [.full], variants: [Variant] = [Variant()],
        iOS: IOSVersion = usualIOS
    ) -> [Configuration] {
        orientations.flatMap { orientation in
            multitasking.flatMap { part in
                DeviceGroup.groups(devices, orientation, upTo: iOS, multitasking: part)
                    .filter { $0.devices.contains(where: selected) }
                    .flatMap { group in
                        variants.map { variant in
                            Configuration(
                                group: group, orientation: orientation, multitasking: part,
                                variant: variant, iOSLimit: iOS == usualIOS ? nil : iOS)
                        }
                    }
            }
        }
    }

    /// The configuration of a name among these devices; nil for a name that none has.
    public init?(name: String, among devices: [Device] = Device.all) {
        var words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard words.count >= 2, let orientation = Orientation(rawValue: words[1]) else {
            return nil
        }
        let slug = words[0]
        words.removeFirst(2)
        let multitasking = words.first.flatMap(Multitasking.init(rawValue:)) ?? .full
        let limit = words.last.flatMap { word in
            word.hasPrefix("ios-")
                ? IOSVersion(String(word.dropFirst(4)).replacing("-", with: ".")) : nil
        }
        let groups = DeviceGroup.groups(
            devices, orientation, upTo: limit ?? Configuration.usualIOS,
            multitasking: multitasking)
        guard let group = groups.first(where: { $0.slug == slug }) else { return nil }
        self.init(
            group: group, orientation: orientation, multitasking: multitasking,
            variant: Variant(words: words), iOSLimit: limit)
        guard self.name == name, limit != Configuration.usualIOS else { return nil }
    }
}

extension Orientation {
    /// The two that have layouts of their own: a half turn gives the same screen again.
    public static let usual: [Orientation] = [.portrait, .landscapeLeft]
}
