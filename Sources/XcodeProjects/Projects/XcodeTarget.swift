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
    public let settings: BuildSettings
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
    /// The folder that build settings are relative to.
    public let folder: URL

    /// The Core Data models, which Xcode compiles and copies.
    public var models: [URL] {
        (sources + resources).filter { ["xcdatamodeld", "xcdatamodel"].contains($0.pathExtension) }
    }

    /// The name of the module.
    public var moduleName: String {
        settings["PRODUCT_MODULE_NAME"] ?? (settings["PRODUCT_NAME"] ?? name).moduleName
    }

    /// The URL of the Info.plist, or `nil` if it is generated.
    public var infoPlistURL: URL? {
        settings["INFOPLIST_FILE"].flatMap { $0.isEmpty ? nil : folder.appending(path: $0) }
    }

    /// The Info.plist, from its file and from the settings that generate it.
    public var infoPlist: InfoPlistFile {
        InfoPlistFile(at: infoPlistURL, settings: settings)
    }
}
