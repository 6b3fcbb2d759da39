import Foundation

/// The build settings of a project's configurations.
struct SettingsReader {
    private let objects: ProjectObjects
    private let configuration: String
    private let project: BuildSettings
    /// The settings of all configurations, the project's first.
    private(set) var all: [BuildSettings] = []
    private let files: ConfigurationFiles

    init(_ objects: ProjectObjects, configuration: String) throws(XcodeProjectError) {
        self.objects = objects
        self.configuration = configuration
        let base = BuildSettings([
            [
                "SRCROOT": objects.folder.path, "PROJECT_DIR": objects.folder.path,
                "PLATFORM_NAME": "iphonesimulator", "CONFIGURATION": configuration,
                "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator",
            ]
        ])
        let files = ConfigurationFiles()
        self.files = files
        let lists = [objects.root] + objects.objects("targets", of: objects.root)
        for list in lists {
            for one in Self.configurations(of: list, objects) {
                all.append(try Self.settings(base, one, objects, files))
            }
        }
        project = try Self.settings(
            base, Self.chosen(configuration, of: objects.root, objects), objects, files)
    }

    /// Returns the settings of a target.
    func settings(of target: PropertyList) throws(XcodeProjectError) -> BuildSettings {
        let name = target["name"]?.string ?? ""
        let own = project.adding(["TARGET_NAME": name, "PRODUCT_NAME": name])
        return try Self.settings(
            own, Self.chosen(configuration, of: target, objects), objects, files)
    }

    private static func configurations(
        of object: PropertyList, _ objects: ProjectObjects
    ) -> [PropertyList] {
        objects.object("buildConfigurationList", of: object).map {
            objects.objects("buildConfigurations", of: $0)
        } ?? []
    }

    private static func chosen(
        _ name: String, of object: PropertyList, _ objects: ProjectObjects
    ) -> PropertyList? {
        let all = configurations(of: object, objects)
        return all.first { $0["name"]?.string == name } ?? all.first
    }

    /// Returns settings with those of a configuration and of its file.
    private static func settings(
        _ base: BuildSettings, _ configuration: PropertyList?, _ objects: ProjectObjects,
        _ files: ConfigurationFiles
    ) throws(XcodeProjectError) -> BuildSettings {
        guard let configuration else { return base }
        let file =
            configuration["baseConfigurationReference"]?.string.flatMap(objects.url)
            ?? synchronizedFile(configuration, objects)
        let levels = if let file { try files.levels(of: file) } else { [[String: String]]() }
        return levels.reduce(base) { $0.adding($1) }
            .adding(BuildSettings.level(configuration["buildSettings"]))
    }

    private static func file(
        of configuration: PropertyList, _ objects: ProjectObjects
    ) -> URL? {
        configuration["baseConfigurationReference"]?.string.flatMap(objects.url)
            ?? synchronizedFile(configuration, objects)
    }

    /// Returns the configuration file in a folder that Xcode synchronizes, which has no object of its own.
    private static func synchronizedFile(
        _ configuration: PropertyList, _ objects: ProjectObjects
    ) -> URL? {
        guard let path = configuration["baseConfigurationReferenceRelativePath"]?.string
        else { return nil }
        return configuration["baseConfigurationReferenceAnchor"]?.string.flatMap(objects.url)?
            .appendingPathComponent(path)
    }
}
