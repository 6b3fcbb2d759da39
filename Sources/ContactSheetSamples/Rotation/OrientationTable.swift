import UIKit

/// The chapter's table: the orientations of the interface and of the device, and the masks. The first two fit on a
/// phone in portrait.
@MainActor struct OrientationTable {
    struct Row {
        let name: String
        let value: String
        var isMarked = false
    }

    struct Section {
        let title: String
        let rows: [Row]
    }

    let sections: [Section]

    /// Creates the table. The interface's orientation, the device's orientation, and the masks
    /// contained in `allowed` are marked.
    init(
        device: UIDeviceOrientation, interface: UIInterfaceOrientation,
        allowed: UIInterfaceOrientationMask
    ) {
        sections = [
            Section(
                title: "Interface",
                rows: Self.interfaces.map { name, value in
                    Row(name: name, value: "\(value.rawValue)", isMarked: value == interface)
                }),
            Section(
                title: "Device",
                rows: Self.devices.map { name, value in
                    Row(name: name, value: "\(value.rawValue)", isMarked: value == device)
                }),
            Section(
                title: "Masks",
                rows: Self.masks.map { name, mask in
                    Row(
                        name: name, value: Self.formula(mask),
                        isMarked: allowed.isSuperset(of: mask))
                }),
        ]
    }

    /// Returns the value as `1 << 1 = 2` for one orientation, or the sum alone for several.
    private static func formula(_ mask: UIInterfaceOrientationMask) -> String {
        let bit = mask.rawValue.trailingZeroBitCount
        return mask.rawValue == 1 << bit ? "1 << \(bit) = \(mask.rawValue)" : "\(mask.rawValue)"
    }

    private static let interfaces: [(String, UIInterfaceOrientation)] = [
        ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown),
        ("landscapeRight", .landscapeRight), ("landscapeLeft", .landscapeLeft),
    ]

    private static let masks: [(String, UIInterfaceOrientationMask)] = [
        ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown),
        ("landscapeRight", .landscapeRight), ("landscapeLeft", .landscapeLeft),
        ("landscape", .landscape), ("allButUpsideDown", .allButUpsideDown), ("all", .all),
    ]

    private static let devices: [(String, UIDeviceOrientation)] = [
        ("portrait", .portrait), ("portraitUpsideDown", .portraitUpsideDown),
        ("landscapeLeft", .landscapeLeft), ("landscapeRight", .landscapeRight),
        ("faceUp", .faceUp), ("faceDown", .faceDown),
    ]
}
