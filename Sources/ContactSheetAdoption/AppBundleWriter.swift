import AtomicFiles
import Foundation
import XcodeProjects

/// Writes the bundle of an adopted application: its resources and its Info.plist.
struct AppBundleWriter {
    let bundle: URL
    let project: AdoptedProject

    /// The Info.plist with the entries that Xcode adds from build settings.
    var info: PropertyList {
        let application = project.application
        var entries = application.infoPlist.values.entries
        if let target = application.settings["IPHONEOS_DEPLOYMENT_TARGET"] {
            entries["MinimumOSVersion"] = .string(target)
        }
        if let families = application.settings["TARGETED_DEVICE_FAMILY"] {
            let numbers = families.split { $0 == "," || $0 == " " }.map(String.init)
            entries["UIDeviceFamily"] = .array(numbers.map { .scalar(.integer, $0) })
        }
        return .dictionary(entries)
    }

    /// Copies the resources. A localized file is in the folder of its language.
    func write() throws {
        try? FileManager.default.removeItem(at: bundle)
        try Folder.create(bundle.path)
        for resource in project.resources {
            let parent = resource.deletingLastPathComponent()
            var folder = bundle
            if parent.pathExtension == "lproj" {
                folder = bundle.appending(path: parent.lastPathComponent)
                try Folder.create(folder.path)
            }
            let copy = folder.appending(path: resource.lastPathComponent)
            guard !FileManager.default.fileExists(atPath: copy.path) else { continue }
            try FileManager.default.copyItem(at: resource, to: copy)
        }
        try AdoptedPackage.save(info.xml, to: bundle.appending(path: "Info.plist"))
    }
}
