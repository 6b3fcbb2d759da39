import AtomicFiles
import Foundation

/// The objects of a project file, by their identifiers.
struct ProjectObjects {
    private let objects: [String: PropertyList]
    let root: PropertyList
    /// The folder with the extension `xcodeproj`.
    let project: URL
    /// The folder that paths are relative to.
    let folder: URL
    /// The identifier of the group that contains a file or group.
    private var parents: [String: String] = [:]

    let limits = ReadingLimits()
    private let locations = Locations()

    init(at project: URL) throws(XcodeProjectError) {
        let file = project.appending(path: "project.pbxproj")
        guard let data = ProjectFile.data(at: file) else { throw .notFound(project.path) }
        let list: PropertyList
        do throws(PropertyListError) {
            list = try PropertyList(data)
        } catch {
            throw XcodeProjectError(file, data, reason: "\(error)")
        }
        objects = list["objects"]?.entries ?? [:]
        guard let id = list["rootObject"]?.string, let root = objects[id] else {
            throw FileDefect(data).map { XcodeProjectError.defect(file.path, $0) }
                ?? .noObjects(file.path)
        }
        self.root = root
        self.project = project
        folder =
            project.deletingLastPathComponent()
            .appending(path: root["projectDirPath"]?.string ?? "").standardizedFileURL
        for (id, object) in objects {
            for child in identifiers("children", of: object) { parents[child] = id }
        }
    }

    subscript(id: String) -> PropertyList? { objects[id] }

    /// The object that a key refers to.
    func object(_ key: String, of object: PropertyList) -> PropertyList? {
        object[key]?.string.flatMap { objects[$0] }
    }

    /// The objects that a key refers to.
    func objects(_ key: String, of object: PropertyList) -> [PropertyList] {
        identifiers(key, of: object).compactMap { objects[$0] }
    }

    /// The identifiers of the objects that a key refers to.
    func identifiers(_ key: String, of object: PropertyList) -> [String] {
        let identifiers = object[key]?.strings ?? []
        return limits.follow(identifiers.count) ? identifiers : []
    }

    func isa(_ object: PropertyList) -> String { object["isa"]?.string ?? "" }

    /// Returns the location of a file or group.
    func url(of id: String) -> URL? {
        url(of: id, depth: 0)
    }

    private func url(of id: String, depth: Int) -> URL? {
        if let url = locations.known[id] { return url }
        guard depth < 64, let object = objects[id] else { return nil }
        let url = url(of: id, object, depth: depth).flatMap {
            $0.path.utf8.count <= Int(PATH_MAX) ? $0 : nil
        }
        locations.known[id] = .some(url)
        return url
    }

    private func url(of id: String, _ object: PropertyList, depth: Int) -> URL? {
        let path = object["path"]?.string ?? ""
        switch object["sourceTree"]?.string ?? "<group>" {
        case "<absolute>": return URL(fileURLWithPath: path)
        case "SOURCE_ROOT": return folder.appending(path: path)
        case "<group>":
            let parent = parents[id].flatMap { url(of: $0, depth: depth + 1) } ?? folder
            return path.isEmpty ? parent : parent.appending(path: path)
        default: return nil
        }
    }

    /// The locations that were found, by identifier.
    private final class Locations {
        var known: [String: URL?] = [:]
    }

    /// The folders of packages that the project refers to, or shows as a folder.
    var localPackages: [URL] {
        let references = objects("packageReferences", of: root).compactMap {
            $0["relativePath"]?.string.map { folder.appending(path: $0) }
        }
        let shown = objects.filter { isa($0.value) == "PBXFileReference" }.keys.sorted()
            .compactMap(url)
        var known: Set<String> = []
        return (references + shown).map(\.standardizedFileURL).filter { url in
            FileManager.default.fileExists(atPath: url.appending(path: "Package.swift").path)
                && known.insert(url.path).inserted
        }
    }

    var remotePackages: [RemotePackage] {
        objects("packageReferences", of: root).compactMap(RemotePackage.init)
    }
}
