import Foundation

/// Reads the targets of a project.
struct TargetReader {
    private let objects: ProjectObjects
    private let settings: SettingsReader

    init(_ objects: ProjectObjects, _ settings: SettingsReader) {
        self.objects = objects
        self.settings = settings
    }

    func targets() throws(XcodeProjectError) -> [XcodeTarget] {
        var targets: [XcodeTarget] = []
        var known: Set<String> = []
        for id in objects.identifiers("targets", of: objects.root)
        where known.insert(id).inserted {
            if let object = objects[id] { targets.append(try target(id, object)) }
        }
        return targets
    }

    private func target(
        _ id: String, _ object: PropertyList
    ) throws(XcodeProjectError) -> XcodeTarget {
        var target = XcodeTarget(
            name: object["name"]?.string ?? "", product: product(of: object),
            settings: try settings.settings(of: object), file: objects.project,
            folder: objects.folder)
        for phase in objects.objects("buildPhases", of: object) {
            let files = objects.objects("files", of: phase)
            switch objects.isa(phase) {
            case "PBXSourcesBuildPhase":
                target.sources += files.flatMap { urls(of: $0, &target) }
            case "PBXResourcesBuildPhase":
                target.resources += files.flatMap { urls(of: $0, &target) }
            case "PBXFrameworksBuildPhase":
                target.packageProducts += files.compactMap(frameworkName)
            default: break
            }
        }
        target.packageProducts += objects.objects("packageProductDependencies", of: object)
            .compactMap { $0["productName"]?.string }
        target.dependencies = objects.objects("dependencies", of: object)
            .compactMap { objects.object("target", of: $0)?["name"]?.string }
        for group in objects.identifiers("fileSystemSynchronizedGroups", of: object) {
            SynchronizedFolder(group, target: id, objects)?.add(to: &target, objects.limits)
        }
        return target
    }

    private func product(of target: PropertyList) -> XcodeTarget.Product {
        let prefix = "com.apple.product-type."
        switch target["productType"]?.string?.replacing(prefix, with: "") {
        case "application": return .application
        case "framework", "framework.static": return .framework
        case "library.static", "library.dynamic": return .staticLibrary
        case "bundle.unit-test", "bundle.ui-testing": return .tests
        default: return .other
        }
    }

    /// Returns the files of an entry of a build phase. Groups of localized files have several.
    private func urls(of entry: PropertyList, _ target: inout XcodeTarget) -> [URL] {
        guard let id = entry["fileRef"]?.string, let object = objects[id] else { return [] }
        let isGroup = objects.isa(object) == "PBXVariantGroup"
        let ids = isGroup ? objects.identifiers("children", of: object) : [id]
        var found: [URL] = []
        for url in ids.compactMap(objects.url) where objects.limits.list() {
            let url = ProjectFile.location(of: url.standardizedFileURL)
            switch ProjectFile(at: url) {
            case .file, .folder: found.append(url)
            case .special: target.specialFiles.append(url)
            case .missing: target.missingFiles.append(url)
            }
        }
        return found
    }

    private func frameworkName(of entry: PropertyList) -> String? {
        guard let file = objects.object("fileRef", of: entry),
            file["sourceTree"]?.string != "SDKROOT", let path = file["path"]?.string
        else { return nil }
        return URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    }
}
