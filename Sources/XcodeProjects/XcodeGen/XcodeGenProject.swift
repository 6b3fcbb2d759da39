import Foundation

/// The targets of a project that XcodeGen describes in `project.yml`.
///
/// Source: XcodeGen's “Project Spec”. Templates, groups of settings, and files for all configurations are
/// read; scripts aren't run.
public struct XcodeGenProject {
    public private(set) var targets: [XcodeTarget] = []
    public let remotePackages: [RemotePackage]
    /// The folders of the packages that the project depends on by their paths.
    public let localPackages: [URL]

    /// The names of files with projects.
    public static let fileNames = ["project.yml", "project.yaml"]

    private let file: URL
    private let root: PropertyList
    private let configuration: String
    private let limits = ReadingLimits()

    private var folder: URL { file.deletingLastPathComponent() }

    /// Reads a project.
    ///
    /// - Throws: ``XcodeProjectError`` if it can't be read.
    public init(at url: URL, configuration: String = "Debug") throws(XcodeProjectError) {
        file = url.standardizedFileURL
        self.configuration = configuration
        root = try Self.read(file, depth: 0)
        let packages = root["packages"]?.entries.sorted { $0.key < $1.key }.map(\.value) ?? []
        remotePackages = packages.compactMap(RemotePackage.init(xcodeGen:))
        let folder = file.deletingLastPathComponent()
        localPackages = packages.compactMap {
            $0["path"]?.string.map { folder.appending(path: $0).standardizedFileURL }
        }
        let declared = root["targets"]?.entries ?? [:]
        for (name, target) in declared.sorted(by: { $0.key < $1.key }) {
            targets.append(self.target(name, target.merged(templates: root["targetTemplates"])))
        }
        try limits.check(file.path)
    }

    private static let depthLimit = 16

    /// Reads a file with those that it includes.
    private static func read(_ file: URL, depth: Int) throws(XcodeProjectError) -> PropertyList {
        guard depth < depthLimit, let data = ProjectFile.data(at: file, limit: 4 << 20) else {
            throw .notFound(file.path)
        }
        let own: PropertyList
        do {
            own = try YAMLValues().value(of: String(decoding: data, as: UTF8.self))
        } catch {
            throw XcodeProjectError(file, data, reason: "\(error)".replacing("\n", with: " "))
        }
        var merged = PropertyList.dictionary([:])
        for item in own["include"].map({ $0.items.isEmpty ? [$0] : $0.items }) ?? [] {
            guard let path = item.string ?? item["path"]?.string else { continue }
            let other = file.deletingLastPathComponent().appending(path: path)
            merged = merged.merged(with: try read(other, depth: depth + 1))
        }
        return merged.merged(with: own)
    }

    // MARK: Targets

    private func target(_ name: String, _ declared: PropertyList) -> XcodeTarget {
        var target = XcodeTarget(
            name: name, product: Self.product(declared["type"]?.string),
            settings: settings(name, declared), file: file, folder: folder)
        target.infoPlistEntries = declared["info"]?["properties"]?.entries ?? [:]
        addSources(declared["sources"], to: &target)
        for dependency in declared["dependencies"]?.items ?? [] {
            if let other = dependency["target"]?.string {
                target.dependencies.append(other)
            } else if let package = dependency["package"]?.string {
                let named = dependency["products"]?.strings ?? []
                let products = named.isEmpty ? [dependency["product"]?.string ?? package] : named
                target.packageProducts += products
            } else if let framework = dependency["framework"]?.string
                ?? dependency["carthage"]?.string
            {
                target.packageProducts.append(
                    URL(fileURLWithPath: framework).deletingPathExtension().lastPathComponent)
            }
        }
        return target
    }

    private static func product(_ type: String?) -> XcodeTarget.Product {
        switch type {
        case "application": .application
        case "framework", "framework.static": .framework
        case "library.static", "library.dynamic": .staticLibrary
        case "bundle.unit-test", "bundle.ui-testing": .tests
        default: .other
        }
    }

    private static let platforms = [
        "iOS": "iphoneos", "macOS": "macosx", "tvOS": "appletvos", "watchOS": "watchos",
        "visionOS": "xros",
    ]

    private func settings(_ name: String, _ declared: PropertyList) -> BuildSettings {
        let platforms = declared["platform"]?.strings ?? []
        let names = platforms.isEmpty ? declared["supportedDestinations"]?.strings ?? [] : platforms
        let sdks = names.compactMap { Self.platforms[$0] }
        var level = ["TARGET_NAME": name, "PRODUCT_NAME": name, "SRCROOT": folder.path]
        if !sdks.isEmpty { level["SUPPORTED_PLATFORMS"] = sdks.joined(separator: " ") }
        if configuration == "Debug" { level["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] = "DEBUG" }
        if let prefix = root["options"]?["bundleIdPrefix"]?.string {
            level["PRODUCT_BUNDLE_IDENTIFIER"] = "\(prefix).\(name)"
        }
        let deployment =
            declared["deploymentTarget"]?.string ?? declared["deploymentTarget"]?["iOS"]?.string
            ?? root["options"]?["deploymentTarget"]?["iOS"]?.string
        if declared["info"] != nil {
            level["GENERATE_INFOPLIST_FILE"] = "YES"
            level["MARKETING_VERSION"] = "1.0"
            level["CURRENT_PROJECT_VERSION"] = "1"
        }
        if let deployment { level["IPHONEOS_DEPLOYMENT_TARGET"] = deployment }
        if let path = declared["info"]?["path"]?.string { level["INFOPLIST_FILE"] = path }
        var levels = [level]
        for object in [root, declared] {
            let files = object["configFiles"]
            if let path = files?[configuration]?.string ?? files?.string {
                let url = folder.appending(path: path)
                levels += (try? ConfigurationFiles().levels(of: url)) ?? []
            }
            levels += settingLevels(object["settings"], depth: 0)
        }
        return BuildSettings(levels)
    }

    /// Returns the levels of settings: those of groups, the base, and those of the configuration.
    private func settingLevels(_ settings: PropertyList?, depth: Int) -> [[String: String]] {
        guard let settings, depth < Self.depthLimit else { return [] }
        let parts = ["base", "groups", "configs"]
        guard settings.entries.keys.contains(where: parts.contains) else {
            return [BuildSettings.level(settings)]
        }
        let groups = (settings["groups"]?.strings ?? []).flatMap {
            settingLevels(root["settingGroups"]?[$0], depth: depth + 1)
        }
        let own = settings["configs"]?.entries.first {
            $0.key.lowercased() == configuration.lowercased()
        }
        return groups + settingLevels(settings["base"], depth: depth + 1)
            + settingLevels(own?.value, depth: depth + 1)
    }

    // MARK: Sources

    private func addSources(_ sources: PropertyList?, to target: inout XcodeTarget) {
        let items = sources.map { $0.items.isEmpty ? [$0] : $0.items } ?? []
        for item in items where item["buildPhase"]?.string != "none" {
            guard let path = item.string ?? item["path"]?.string else { continue }
            let url = ProjectFile.location(of: folder.appending(path: path).standardizedFileURL)
            var added = XcodeTarget(
                name: "", product: .other, settings: BuildSettings(), file: file, folder: folder)
            switch ProjectFile(at: url) {
            case .folder where item["type"]?.string == "folder" || FileKinds.isDocument(url):
                added.resources = [url]
            case .folder: SynchronizedFolder(url).add(to: &added, limits)
            case .file where FileKinds.isSource(url): added.sources = [url]
            case .file: added.resources = [url]
            case .special: added.specialFiles = [url]
            case .missing: if item["optional"]?.flag != true { added.missingFiles = [url] }
            }
            let excluded = FilePatterns(item["excludes"]?.strings ?? [], in: url)
            target.sources += added.sources.filter { !excluded.contain($0) }
            target.resources += added.resources.filter { !excluded.contain($0) }
            target.missingFiles += added.missingFiles
            target.specialFiles += added.specialFiles
            guard target.settings["INFOPLIST_FILE"] == nil else { continue }
            // XcodeGen uses the one among the sources.
            let plist = url.appending(path: "Info.plist")
            if ProjectFile(at: plist) == .file {
                target.settings = target.settings.adding(["INFOPLIST_FILE": plist.path])
            }
        }
    }
}

/// Patterns of paths in a folder, as shells write them: `Tests/**/*.swift`.
private struct FilePatterns {
    private let patterns: [String]
    private let folder: String

    init(_ patterns: [String], in folder: URL) {
        self.patterns = patterns.map { $0.replacing("**/", with: "*") }
        self.folder = folder.path + "/"
    }

    /// Whether a pattern matches a file or a folder around it.
    func contain(_ url: URL) -> Bool {
        guard url.path.hasPrefix(folder) else { return false }
        let parts = url.path.dropFirst(folder.count).split(separator: "/")
        return parts.indices.contains { end in
            let path = parts[...end].joined(separator: "/")
            return patterns.contains { fnmatch($0, path, 0) == 0 }
        }
    }
}

extension PropertyList {
    /// Returns the dictionary with the entries of another one, which replace its own. Dictionaries and arrays
    /// in both are combined.
    fileprivate func merged(with other: PropertyList) -> PropertyList {
        switch (self, other) {
        case (.dictionary(let own), .dictionary(let added)):
            .dictionary(own.merging(added) { $0.merged(with: $1) })
        case (.array(let own), .array(let added)): .array(own + added)
        default: other
        }
    }

    /// Returns a target with the entries of the templates that it names.
    fileprivate func merged(templates: PropertyList?) -> PropertyList {
        let names = self["templates"]?.strings ?? []
        return names.compactMap { templates?[$0] }.reduce(PropertyList.dictionary([:])) {
            $0.merged(with: $1)
        }
        .merged(with: self)
    }
}

extension RemotePackage {
    /// Reads an entry of `packages`.
    fileprivate init?(xcodeGen entry: PropertyList) {
        guard
            let url = entry["url"]?.string
                ?? entry["github"]?.string.map({ "https://github.com/\($0)" })
        else { return nil }
        func requirement(_ kind: String, _ key: String, _ value: String) -> PropertyList {
            .dictionary(["kind": .string(kind), key: .string(value)])
        }
        let version =
            if let value = entry["from"]?.string ?? entry["majorVersion"]?.string {
                requirement("upToNextMajorVersion", "minimumVersion", value)
            } else if let value = entry["minorVersion"]?.string {
                requirement("upToNextMinorVersion", "minimumVersion", value)
            } else if let value = entry["exactVersion"]?.string ?? entry["version"]?.string {
                requirement("exactVersion", "version", value)
            } else if let value = entry["branch"]?.string {
                requirement("branch", "branch", value)
            } else if let value = entry["revision"]?.string {
                requirement("revision", "revision", value)
            } else {
                PropertyList.dictionary([:])
            }
        self.init(
            .dictionary([
                "isa": .string("XCRemoteSwiftPackageReference"), "repositoryURL": .string(url),
                "requirement": version,
            ]))
    }
}
