import Foundation

/// The Info.plist of an app.
public struct InfoPlistFile: Sendable, Hashable {
    public let values: PropertyList

    /// Reads a file. Keys that build settings generate are added, and the settings that its values name
    /// are replaced. A file that can't be read has no values.
    ///
    /// - Parameter properties: Entries that a project adds to those of the file.
    public init(
        at url: URL?, settings: BuildSettings = BuildSettings(),
        properties: [String: PropertyList] = [:]
    ) {
        let data = url.flatMap { ProjectFile.data(at: $0) }
        let list = data.flatMap { try? PropertyList($0) }
        var entries = list?.expanded(settings).entries ?? [:]
        entries.merge(GeneratedInfoPlist(settings).entries) { own, _ in own }
        entries.merge(properties) { _, new in new }
        values = .dictionary(entries)
    }

    public init(_ data: Data) throws(PropertyListError) { values = try PropertyList(data) }

    public init(_ values: PropertyList) { self.values = values }

    // MARK: Values

    public func string(_ key: String) -> String? { values[key]?.strings.first }
    public func flag(_ key: String) -> Bool? { values[key]?.flag }

    /// The name of the main storyboard, without its extension.
    public var mainStoryboard: String? {
        let names = [
            string("UIMainStoryboardFile"), sceneConfiguration?["UISceneStoryboardFile"]?.string,
        ]
        return names.lazy.compactMap(\.self).first { !$0.isEmpty }
    }

    public var launchStoryboard: String? { string("UILaunchStoryboardName") }

    /// The name of the scene delegate's class, without its module.
    public var sceneDelegate: String? {
        let name = sceneConfiguration?["UISceneDelegateClassName"]?.string
        return name?.split(separator: ".").last.map(String.init)
    }

    private var sceneConfiguration: PropertyList? {
        let scenes = values["UIApplicationSceneManifest"]?["UISceneConfigurations"]
        return scenes?["UIWindowSceneSessionRoleApplication"]?.items.first
    }

    /// The names of the supported orientations of phones, or none if they aren't specified.
    public var phoneOrientations: [String] {
        orientations("UISupportedInterfaceOrientations~iPhone", "UISupportedInterfaceOrientations")
    }

    /// The names of the supported orientations of iPads, or none if they aren't specified.
    public var padOrientations: [String] {
        let own = specificPadOrientations
        return own.isEmpty ? phoneOrientations : own
    }

    /// The names of the supported orientations of iPads, or none if they are those of phones.
    public var specificPadOrientations: [String] {
        orientations(
            "UISupportedInterfaceOrientations~ipad", "UISupportedInterfaceOrientations~iPad")
    }

    private func orientations(_ keys: String...) -> [String] {
        keys.lazy.compactMap { values[$0]?.strings }.first ?? []
    }
}

extension PropertyList {
    /// Returns the list with the values of the settings that its strings name. If all of them are too
    /// long, the rest isn't expanded.
    func expanded(_ settings: BuildSettings) -> PropertyList {
        var expansion = SettingExpansion()
        return expanded(settings, &expansion)
    }

    private func expanded(
        _ settings: BuildSettings, _ expansion: inout SettingExpansion
    ) -> PropertyList {
        switch self {
        case .string(let text): .string((try? settings.expand(text, &expansion)) ?? text)
        case .boolean, .scalar: self
        case .array(let items): .array(items.map { $0.expanded(settings, &expansion) })
        case .dictionary(let entries):
            .dictionary(entries.mapValues { $0.expanded(settings, &expansion) })
        }
    }
}
