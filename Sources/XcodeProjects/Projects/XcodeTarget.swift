import Escaping
import Foundation

/// A target of a project.
public struct XcodeTarget: Sendable {
    public enum Product: Sendable, Hashable {
        case application
        case framework
        case staticLibrary
        case tests
        case other
    }

    public let name: String
    public let product: Product
    public internal(set) var settings: BuildSettings
    /// Entries of the Info.plist that the project declares besides the file.
    var infoPlistEntries: [String: PropertyList] = [:]
    /// The files to compile, in Swift and other languages.
    public internal(set) var sources: [URL] = []
    /// The files and folders to copy into the product.
    public internal(set) var resources: [URL] = []
    /// The names of the targets that it depends on, in the same project.
    public internal(set) var dependencies: [String] = []
    /// The names of the products of Swift packages, and of other frameworks.
    public internal(set) var packageProducts: [String] = []
    /// The files of the project that don't exist.
    public internal(set) var missingFiles: [URL] = []
    /// The pipes, devices, and sockets among the files of the project.
    public internal(set) var specialFiles: [URL] = []
    /// The project or manifest that declares the target.
    public let file: URL
    /// The folder that build settings are relative to.
    public let folder: URL

    /// The Core Data models, which Xcode compiles and copies.
    public var models: [URL] {
        (sources + resources).filter { ["xcdatamodeld", "xcdatamodel"].contains($0.pathExtension) }
    }

    /// Whether the product runs on iOS, as far as the build settings tell.
    public var isForIOS: Bool {
        if let platforms = settings["SUPPORTED_PLATFORMS"], !platforms.isEmpty {
            return platforms.contains("iphone")
        }
        let sdk = settings["SDKROOT"]?.lowercased() ?? ""
        return sdk.isEmpty || sdk == "auto" || sdk.contains("iphone")
    }

    /// The custom conditions of `#if`: those of the setting, and those of `-D` among the compiler's flags.
    public var compilationConditions: [String] {
        var conditions = settings.list("SWIFT_ACTIVE_COMPILATION_CONDITIONS")
        let flags = settings.list("OTHER_SWIFT_FLAGS").map { $0.filter { $0 != "\"" && $0 != "'" } }
        for (index, flag) in flags.enumerated() {
            let previous = index > 0 ? flags[index - 1] : ""
            // The flag after -Xcc is Clang's.
            guard previous != "-Xcc" else { continue }
            if previous == "-D" { conditions.append(flag) }
            if flag.hasPrefix("-D"), flag != "-D" { conditions.append(String(flag.dropFirst(2))) }
        }
        return conditions
    }

    /// The name of the module, an identifier: `MVVM_Project` for a PRODUCT_MODULE_NAME `MVVM Project`, as Xcode
    /// calls the compiler.
    public var moduleName: ModuleName {
        get throws(XcodeProjectError) {
            let own = try value(of: "PRODUCT_MODULE_NAME")
            let product = try value(of: "PRODUCT_NAME")
            if let module = ModuleName((own ?? product ?? name).identifier) { return module }
            throw .noModuleName(
                file: file.lastPathComponent, target: name,
                setting: own != nil
                    ? "PRODUCT_MODULE_NAME" : product != nil ? "PRODUCT_NAME" : "name",
                value: own ?? product ?? name)
        }
    }

    private func value(of setting: String) throws(XcodeProjectError) -> String? {
        do throws(BuildSettingsError) {
            return try settings.value(of: setting)
        } catch {
            throw .longSetting(file: file.lastPathComponent, target: name, setting: setting)
        }
    }

    /// Throws an error if one of the settings that are used has no valid value.
    public func check() throws(XcodeProjectError) {
        _ = try moduleName
        for setting in Self.usedSettings + GeneratedInfoPlist.usedSettings(of: settings) {
            _ = try value(of: setting)
        }
    }

    private static let usedSettings = [
        "INFOPLIST_FILE", "IPHONEOS_DEPLOYMENT_TARGET", "TARGETED_DEVICE_FAMILY", "SWIFT_VERSION",
        "SWIFT_ACTIVE_COMPILATION_CONDITIONS", "SWIFT_DEFAULT_ACTOR_ISOLATION",
        "SWIFT_ENABLE_BARE_SLASH_REGEX", "OTHER_SWIFT_FLAGS", "SDKROOT", "SUPPORTED_PLATFORMS",
    ]

    /// The URL of the Info.plist, or `nil` if it is generated.
    public var infoPlistURL: URL? {
        guard let path = settings["INFOPLIST_FILE"], !path.isEmpty else { return nil }
        return ProjectFile.location(
            of: path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appending(path: path))
    }

    /// The Info.plist if the project names one that doesn't exist, and doesn't generate it.
    public var missingInfoPlist: URL? {
        guard let url = infoPlistURL, ProjectFile(at: url) == .missing,
            PropertyList.string(settings["GENERATE_INFOPLIST_FILE"] ?? "").flag != true
        else { return nil }
        return url
    }

    /// The Info.plist, from its file and from the settings that generate it.
    public var infoPlist: InfoPlistFile {
        InfoPlistFile(at: infoPlistURL, settings: settings, properties: infoPlistEntries)
    }
}
