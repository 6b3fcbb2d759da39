import ContactSheetDevices
import ContactSheetPreviews
import InterfaceBuilder
import XcodeProjects

/// The devices and orientations that an adopted application supports.
struct AppSupport: Sendable {
    /// The kinds of devices on which the application can be installed, or runs in its own size.
    var idioms: Set<Idiom> = [.phone, .pad]
    /// The orientations by kind of device, or none if the application doesn't specify them.
    var orientations: [Idiom: Set<Orientation>] = [:]
    /// The oldest iOS version, or `nil` if it isn't known.
    var deploymentTarget: IOSVersion?

    /// The newest device of the command's default that the application supports.
    var defaultDevice: DeviceList {
        idioms.contains(.phone) ? .defaultPhone : .defaultPad
    }

    /// Returns the devices of a list that the application supports.
    ///
    /// Devices that are in the list because of the word `all` are left out unless they are supported. An
    /// application for iPhones is shown on an iPad that is named.
    ///
    /// - Throws: `UsageError.phoneForPadApp` if a phone is named, but the application is for iPads.
    func devices(_ list: DeviceList) throws(UsageError) -> [Device] {
        if !idioms.contains(.phone), let phone = list.named.first(where: { $0.idiom == .phone }) {
            throw .phoneForPadApp(phone.slug)
        }
        let named = Set(list.named.map(\.slug))
        return list.devices.filter { idioms.contains($0.idiom) || named.contains($0.slug) }
    }

    /// Whether a device runs the deployment target.
    func runs(on device: Device) -> Bool {
        deploymentTarget.map { device.iOS(upTo: .newest) >= $0 } ?? true
    }

    /// Returns the orientations to render by default on a kind of device: of portrait and landscape, those
    /// that are supported.
    func orientations(on idiom: Idiom) -> [Orientation] {
        guard let supported = orientations[idiom], !supported.isEmpty else {
            return Orientation.usual
        }
        let shapes: [[Orientation]] = [
            [.portrait, .portraitUpsideDown], [.landscapeLeft, .landscapeRight],
        ]
        return shapes.compactMap { $0.first(where: supported.contains) }
    }
}

extension AppSupport {
    /// Reads the support of an application from its Info.plist. Families other than iPhone and iPad don't
    /// count.
    ///
    /// Source: Information Property List Key Reference (`UIDeviceFamily`, `MinimumOSVersion`,
    /// `UISupportedInterfaceOrientations`).
    init(_ info: InfoPlistFile) {
        let families: [String: Idiom] = ["1": .phone, "2": .pad]
        let known = (info.values["UIDeviceFamily"]?.strings ?? []).compactMap { families[$0] }
        if !known.isEmpty { idioms = Set(known) }
        orientations = [
            .phone: Self.orientations(info.phoneOrientations),
            .pad: Self.orientations(info.padOrientations),
        ]
        deploymentTarget = info.string("MinimumOSVersion").flatMap { IOSVersion($0) }
    }

    private static func orientations(_ names: [String]) -> Set<Orientation> {
        Set(names.compactMap { Orientation(infoPlist: $0) })
    }
}
