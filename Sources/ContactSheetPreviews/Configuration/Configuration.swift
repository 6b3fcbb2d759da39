import Foundation
import UIKit

/// The conditions of a snapshot: devices that produce identical output, their orientation, and
/// settings.
public struct Configuration: Sendable, Hashable {
    public var group: DeviceGroup
    public var orientation: Orientation
    /// The part of an iPad's display that the window occupies.
    public var multitasking: Multitasking
    public var variant: Variant
    /// The maximum iOS version, or `nil` if devices run the newest version that they support. It is
    /// part of the name.
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

    /// The filename without its extension: `iphone-x.landscape-left.dark`,
    /// `ipad-10.landscape-left.half`.
    public var name: String { name(after: group.slug) }

    /// The configuration's names with each device of the class, beginning with its own name.
    public var namesByDevice: [String] { group.devices.map { name(after: $0.slug) } }

    private func name(after slug: String) -> String {
        let limit = iOSLimit.map { ["ios-\($0.description.replacing(".", with: "-"))"] } ?? []
        let part = multitasking == .full ? [] : [multitasking.rawValue]
        return ([slug, orientation.rawValue] + part + variant.nameComponents + limit)
            .joined(separator: ".")
    }

    /// Returns the screen of the first device in another orientation.
    public func screen(in orientation: Orientation) -> Screen? {
        group.devices.first?.window(multitasking, orientation, iOS: group.iOS)
    }

    var simulatedDevice: SimulatedDevice? {
        guard let device = group.devices.first else { return nil }
        var simulated = SimulatedDevice(device, iOS: group.iOS, multitasking: multitasking)
        simulated.style = variant.appearance.style
        simulated.contentSize = variant.textSize.category
        simulated.direction = variant.direction.direction
        simulated.pseudoLanguage = variant.language.flatMap(PseudoLanguage.init(rawValue:))
        simulated.language = simulated.pseudoLanguage == nil ? variant.language : nil
        simulated.hasBoldText = variant.boldText
        simulated.hasHighContrast = variant.contrast
        return simulated
    }
}

extension Configuration {
    /// Returns each distinct screen of the devices in each orientation with each variant.
    ///
    /// - Parameters:
    ///   - devices: The devices, in the order of the result. The first device of a class names it.
    ///   - universe: The devices that classes consist of. Devices that aren't in it are omitted.
    ///   - iOS: The newest version that devices run.
    public static func all(
        _ devices: [Device] = Device.all, among universe: [Device] = Device.all,
        orientations: [Orientation] = Orientation.usual,
        multitasking: [Multitasking] = [.full], variants: [Variant] = [Variant()],
        iOS: IOSVersion = .newest
    ) -> [Configuration] {
        let allowed = Set(universe.map(\.slug))
        let selected = devices.filter { allowed.contains($0.slug) }
        let ordered = universe.moved(toFront: selected)
        let names = Set(selected.map(\.slug))
        return orientations.flatMap { orientation in
            multitasking.flatMap { part in
                // Selected devices are first, so that they are first in their groups as well.
                DeviceGroup.groups(ordered, orientation, upTo: iOS, multitasking: part)
                    .filter { names.contains($0.slug) }
                    .flatMap { group in
                        variants.map { variant in
                            Configuration(
                                group: group, orientation: orientation, multitasking: part,
                                variant: variant, iOSLimit: iOS.isNewest ? nil : iOS)
                        }
                    }
            }
        }
    }

    /// Creates a configuration from its name, with any device of its class, or `nil` if the name
    /// isn't valid for these devices.
    public init?(name: String, among devices: [Device] = Device.all) {
        var components = name.split(separator: ".", omittingEmptySubsequences: false).map(
            String.init)
        guard components.count >= 2, let orientation = Orientation(rawValue: components[1]) else {
            return nil
        }
        let slug = components[0]
        guard let device = devices.first(where: { $0.slug == slug }) else { return nil }
        components.removeFirst(2)
        let multitasking = components.first.flatMap(Multitasking.init(rawValue:)) ?? .full
        let limit = components.last.flatMap { component in
            component.hasPrefix("ios-")
                ? IOSVersion(String(component.dropFirst(4)).replacing("-", with: ".")) : nil
        }
        let groups = DeviceGroup.groups(
            devices.moved(toFront: [device]), orientation, upTo: limit ?? .newest,
            multitasking: multitasking)
        guard let group = groups.first(where: { $0.slug == slug }) else { return nil }
        self.init(
            group: group, orientation: orientation, multitasking: multitasking,
            variant: Variant(nameComponents: components), iOSLimit: limit)
        guard self.name == name, limit?.isNewest != true else { return nil }
    }
}

extension [Device] {
    /// Returns the array with the given devices first, without duplicates.
    fileprivate func moved(toFront first: [Device]) -> [Device] {
        var slugs: Set<String> = []
        return (first + self).filter { slugs.insert($0.slug).inserted }
    }
}

extension Orientation {
    /// The two orientations with layouts of their own. A half turn results in the same screen
    /// again.
    public static let usual: [Orientation] = [.portrait, .landscapeLeft]
}
