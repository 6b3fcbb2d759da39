import ContactSheetDevices
import CoreGraphics
import InterfaceBuilder
import UIKit

/// The lowest iOS version on which the app of a document runs.
public struct DeploymentFloor: Sendable, Hashable {
    public let version: IOSVersion
    /// What determines the version, such as "stack views" or "App.xcodeproj".
    public let reason: String
}

/// The screens on which the app of a document runs.
public struct DocumentRequirements: Sendable, Hashable {
    public let floor: DeploymentFloor
    /// The supported orientations of iPhones, or `nil` if neither an Info.plist nor the canvas of all
    /// screens specifies them.
    public let phoneOrientations: Set<Orientation>?
    /// The supported orientations of iPads, or `nil` if no Info.plist specifies them.
    public let padOrientations: Set<Orientation>?
    /// The style of the status bar while controllers don't determine it, or `nil` if no Info.plist
    /// specifies it.
    public var statusBarStyle: UIStatusBarStyle?
    /// Whether controllers determine the style of the status bar, or `nil` if no Info.plist specifies
    /// it.
    public var isStatusBarControllerBased: Bool?
    /// The messages about files of the project that can't be read.
    public var damagedFiles: [String] = []

    /// Whether the app supports an orientation. Both landscape orientations count as the same.
    public func supports(_ orientation: Orientation, on idiom: Idiom) -> Bool {
        guard let known = idiom == .pad ? padOrientations : phoneOrientations else { return true }
        return known.contains(orientation)
            || orientation.isLandscape && known.contains(where: \.isLandscape)
    }
}

extension Document {
    /// Returns the screens on which the document's app runs.
    ///
    /// The lowest iOS version is that of the project or Info.plist around the document, or
    /// otherwise the one that the document stores, or otherwise the one that its features require.
    /// It is at least the oldest one for which the Xcode that saved the document builds apps.
    /// Decision: iOS 13 if nothing determines it.
    public func requirements() -> DocumentRequirements {
        var projects = SurroundingProjects()
        return requirements(&projects)
    }

    /// Returns the screens on which the document's app runs.
    ///
    /// - Parameter projects: The projects around other documents, which aren't read again.
    package func requirements(_ projects: inout SurroundingProjects) -> DocumentRequirements {
        let project = url.map { projects.settings(around: $0) } ?? ProjectSettings()
        let forPhones = drawnOrientations(onPads: false)
        return DocumentRequirements(
            floor: project.floor ?? storedFloor ?? featuresFloor,
            phoneOrientations: project.phoneOrientations ?? forPhones,
            padOrientations: project.padOrientations ?? project.phoneOrientations
                ?? drawnOrientations(onPads: true) ?? forPhones,
            statusBarStyle: project.statusBarStyle,
            isStatusBarControllerBased: project.isStatusBarControllerBased,
            damagedFiles: project.damagedFiles)
    }

    /// Returns the orientations of phones or iPads if all screens are drawn for such devices in
    /// landscape, as those of games are.
    private func drawnOrientations(onPads: Bool) -> Set<Orientation>? {
        let sizes = scenes.compactMap { scene -> CGSize? in
            guard case .controller(_, let view) = scene.content else { return nil }
            return view.rect("frame")?.size
        }
        let screens = sizes.filter { DesignCanvas.isScreen($0) }
        let isLandscape = screens.allSatisfy { size in
            size.width > size.height && (size.height > Self.widestPhone) == onPads
        }
        return screens.isEmpty || !isLandscape ? nil : [.landscapeLeft, .landscapeRight]
    }

    private var featuresFloor: DeploymentFloor {
        let used =
            DocumentFeature.newest(in: root).map {
                DeploymentFloor(version: $0.iOS, reason: $0.name)
            } ?? DeploymentFloor(version: IOSVersion(13), reason: "the default")
        let tools = DeploymentFloor(
            version: version.leastDeploymentTarget, reason: "the Xcode that saved the document")
        return tools.version > used.version ? tools : used
    }

    /// The version of "Builds for" in Xcode's File inspector, or that of the project when the
    /// document was saved. The digits of its hexadecimal form are those of the version: 0x1400 is
    /// iOS 14.
    private var storedFloor: DeploymentFloor? {
        let deployment = root.child("dependencies")?.child("deployment")
        guard
            let number = (deployment?["version"] ?? deployment?["defaultVersion"])
                .flatMap({ Int($0) }),
            let major = Int(String(number >> 8, radix: 16)), number >= 0x300,
            IOSVersion(major).isReleased
        else { return nil }
        return DeploymentFloor(
            version: IOSVersion(major, (number >> 4) & 0xF), reason: "its deployment target")
    }
}

extension ToolsVersion {
    /// The lowest deployment target of the Xcode versions with this number (Apple, "Xcode Support").
    var leastDeploymentTarget: IOSVersion {
        let firsts: [(version: Int, iOS: Int)] = [
            (23000, 15), (22000, 12), (21000, 11), (17000, 9), (11000, 8), (6000, 6),
        ]
        return IOSVersion(firsts.first { number >= $0.version }?.iOS ?? 4)
    }
}
