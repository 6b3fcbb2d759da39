import Foundation

/// The build settings of a project's configurations.
struct SettingsReader {
    private let objects: ProjectObjects
    private let configuration: String
    private let project: BuildSettings
    /// The settings of all configurations, the project's first.
    private(set) var all: [BuildSettings] = []
    /// The first error in a file of settings, whose lines would otherwise count as settings.
    private(set) var error: XcodeProjectError?

    init(_ objects: ProjectObjects, configuration: String) {
        self.objects = objects
        self.configuration = configuration
        let base = BuildSettings([
            [
                "SRCROOT": objects.folder.path, "PROJECT_DIR": objects.folder.path,
                "PLATFORM_NAME": "iphonesimulator", "CONFIGURATION": configuration,
                "EFFECTIVE_PLATFORM_NAME": "-iphonesimulator",
            ]
        ])
        let lists = [objects.root] + objects.objects("targets", of: objects.root)
        for list in lists {
            for one in Self.configurations(of: list, objects) {
                all.append(Self.settings(base, one, objects))
                error =
                    error ?? Self.file(of: one, objects).flatMap { ConfigurationFile(at: $0).error }
            }
        }
        project =
            Self.chosen(configuration, of: objects.root, objects)
            .map { Self.settings(base, $0, objects) } ?? base
    }

    /// Returns the settings of a target.
    func settings(of target: PropertyList) -> BuildSettings {
        let name = target["name"]?.string ?? ""
        let own = project.adding(["TARGET_NAME": name, "PRODUCT_NAME": name])
        return Self.chosen(configuration, of: target, objects)
            .map { Self.settings(own, $0, objects) } ?? own
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
        _ base: BuildSettings, _ configuration: PropertyList, _ objects: ProjectObjects
    ) -> BuildSettings {
        let levels = file(of: configuration, objects).map { ConfigurationFile(at: $0).levels } ?? []
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
