import Foundation
import XcodeProjects

/// The bundle of an adopted application: its resources, its Info.plist, and the executable.
struct AppBundle {
    /// The name of the bundle's folder in the package.
    let name: String
    let contents: BundleContents
    private let project: AdoptedProject
    private let executable: String

    private static let infoPlist = "Info.plist"

    /// - Parameter executable: The name of the executable.
    init(_ project: AdoptedProject, executable: String) throws {
        self.project = project
        self.executable = executable
        name = "\(project.name).app"
        contents = try BundleContents(
            project.resources, infoPlist: project.application.infoPlistURL,
            reserved: [Self.infoPlist, executable])
    }

    /// The paths of all files in the package.
    var paths: [String] {
        contents.files.map { "\(name)/\($0.path)" } + ["\(name)/\(Self.infoPlist)", executablePath]
    }

    /// The path of the executable in the package.
    var executablePath: String { "\(name)/\(executable)" }

    /// The Info.plist with the entries that Xcode adds from build settings.
    private var info: PropertyList {
        let application = project.application
        var entries = application.infoPlist.values.entries
        if let target = application.settings["IPHONEOS_DEPLOYMENT_TARGET"] {
            entries["MinimumOSVersion"] = .string(target)
        }
        if let families = application.settings["TARGETED_DEVICE_FAMILY"] {
            let numbers = families.split { $0 == "," || $0 == " " }.map(String.init)
            entries["UIDeviceFamily"] = .array(numbers.map { .scalar(.integer, $0) })
        }
        entries["CFBundleExecutable"] = .string(executable)
        return .dictionary(entries)
    }

    /// Writes all files except the executable.
    func write(to folder: PackageFolder) throws {
        for file in contents.files { try folder.copy(file.source, to: "\(name)/\(file.path)") }
        try folder.save(info.xml, to: "\(name)/\(Self.infoPlist)")
    }
}
