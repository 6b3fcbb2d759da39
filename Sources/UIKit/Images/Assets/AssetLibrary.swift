import AssetCatalogs
import ContactSheetDiagnostics
import Foundation

/// The asset catalogs and folders of image files in which `UIImage(named:)` and `UIColor(named:)`
/// search.
@preconcurrency @MainActor public final class AssetLibrary {
    /// The library of the current simulation.
    public static var main: AssetLibrary { SimulatedSystem.current.assets }

    /// The catalogs in the order in which they were added; the first that contains a name counts.
    private var catalogs: [CatalogResolver] = []
    private var folders: [URL] = []
    private let bundles: BundleLibraries
    let files: ImageFileStore

    init() { (bundles, files) = (BundleLibraries(), ImageFileStore()) }

    /// Creates a library with the same catalogs and folders, which shares the files that were read.
    init(inheriting outer: AssetLibrary?) {
        catalogs = outer?.catalogs ?? []
        folders = outer?.folders ?? []
        bundles = outer?.bundles ?? BundleLibraries()
        files = outer?.files ?? ImageFileStore()
        if outer == nil { for folder in LinkedResources.folders { add(folder) } }
    }

    /// Whether there are no catalogs and folders.
    public var isEmpty: Bool { catalogs.isEmpty && folders.isEmpty }

    /// Adds a catalog, or the catalogs in a folder and the image files directly in it. Their
    /// diagnostics are reported when they are used.
    ///
    /// - Returns: Whether the folder exists.
    @discardableResult public func add(_ folder: URL) -> Bool {
        let folder = folder.standardizedFileURL
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
            isFolder.boolValue
        else { return false }
        guard !folders.contains(folder) else { return true }
        folders.append(folder)
        catalogs += AssetCatalog.catalogFolders(in: folder).map(CatalogResolver.init)
        return true
    }

    /// Adds the resources of a bundle other than the main bundle.
    public func add(_ bundle: Bundle) {
        if bundle !== Bundle.main, let folder = bundle.resourceURL { add(folder) }
    }

    // MARK: Finding

    /// Returns the library of a bundle, or this one if there is no bundle or it has no assets.
    private func library(of bundle: Bundle?) -> AssetLibrary {
        // The main bundle of a tool is the folder of its executable, which contains all build
        // products.
        guard let bundle, bundle !== Bundle.main,
            let folder = bundle.resourceURL?.standardizedFileURL
        else { return self }
        if let known = bundles.known[folder] { return known }
        let library = AssetLibrary()
        library.add(folder)
        bundles.known[folder] = library
        return library
    }

    func image(
        _ name: String, in bundle: Bundle?, for traits: UITraitCollection
    ) -> ImageAttributes? {
        let library = library(of: bundle)
        if library !== self, let own = library.image(name, in: nil, for: traits) { return own }
        return catalogImage(name, for: traits) ?? looseFile(name, for: traits)
            ?? imageWithoutExtension(name, for: traits)
    }

    private func catalogImage(_ name: String, for traits: UITraitCollection) -> ImageAttributes? {
        catalogs.lazy.compactMap { $0.image(name, for: traits, self.files) }.first
    }

    /// Returns the catalog's image for a name with the extension of PNG files. Code and documents
    /// that are older than asset catalogs contain such names, and find the images on iOS, too.
    private func imageWithoutExtension(
        _ name: String, for traits: UITraitCollection
    ) -> ImageAttributes? {
        let file = name as NSString
        guard file.pathExtension.lowercased() == "png" else { return nil }
        return catalogImage(file.deletingPathExtension, for: traits)
    }

    func color(_ name: String, in bundle: Bundle?) -> UIColor? {
        let library = library(of: bundle)
        if library !== self, let own = library.color(name, in: nil) { return own }
        return catalogs.lazy.compactMap { $0.color(name) }.first
    }

    func dataFile(_ name: String, in bundle: Bundle?) -> (url: URL, type: String?)? {
        let library = library(of: bundle)
        if library !== self, let own = library.dataFile(name, in: nil) { return own }
        return catalogs.lazy.compactMap { $0.dataFile(name) }.first
    }

    /// Returns the color of a catalog; a missing one isn't reported.
    package func knownColor(_ name: String) -> UIColor? { color(name, in: nil) }

    /// Returns the image; a missing one isn't reported.
    package func knownImage(_ name: String) -> UIImage? {
        image(name, in: nil, for: UIScreen.main.traitCollection).map(UIImage.init)
    }

    /// Returns a file in one of the folders, at the screen's scale or else at the nearest one.
    /// Names without an extension are PNG files, as documented.
    private func looseFile(_ name: String, for traits: UITraitCollection) -> ImageAttributes? {
        let file = name as NSString
        let ending = file.pathExtension.isEmpty ? "png" : file.pathExtension
        let stem = file.pathExtension.isEmpty ? name : file.deletingPathExtension
        guard !name.split(separator: "/").contains("..") else { return nil }
        let scale = traits.displayScale > 0 ? traits.displayScale : UIScreen.main.scale
        let wanted = Int(saturating: min(scale, 1000))
        let scales = [1, 2, 3].sorted { Self.distance($0, wanted) < Self.distance($1, wanted) }
        for folder in folders {
            for scale in scales {
                let suffix = scale == 1 ? "" : "@\(scale)x"
                let url = folder.appendingPathComponent("\(stem)\(suffix).\(ending)")
                if let image = files.file(at: url)?.attributes(scale: CGFloat(scale)) {
                    return image
                }
            }
        }
        return nil
    }

    /// Returns the order of a scale: larger ones before smaller ones, the nearest first.
    private static func distance(_ scale: Int, _ wanted: Int) -> Int {
        scale >= wanted ? scale - wanted : 3 + wanted - scale
    }
}

/// The libraries of bundles that code named, whose files don't change.
@MainActor private final class BundleLibraries {
    var known: [URL: AssetLibrary] = [:]
}

/// The image files that were read, each once, so that the same file is the same image in all
/// previews.
@MainActor final class ImageFileStore {
    private var known: [URL: ImageFile] = [:]

    /// Returns the file, or `nil` if it doesn't exist or is too large.
    func file(at url: URL, isSymbol: Bool = false) -> ImageFile? {
        let url = url.standardizedFileURL
        if let file = known[url] { return file }
        guard let values = try? url.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey]),
            values.isRegularFile == true
        else { return nil }
        guard (values.fileSize ?? 0) <= ImageFile.sizeLimit else {
            DiagnosticLog.current.add(
                Diagnostic(
                    .warning, "the image \(url.lastPathComponent) is larger than 64 MB",
                    hint: "the image isn't loaded"))
            return nil
        }
        guard let data = try? Data(contentsOf: url) else { return nil }
        let file = ImageFile(data, name: Self.name(of: url), isSymbol: isSymbol)
        known[url] = file
        return file
    }

    /// Returns the file's name for messages, with the set that it belongs to, if any.
    private static func name(of url: URL) -> String {
        let folder = url.deletingLastPathComponent().lastPathComponent
        let isInSet = folder.hasSuffix(".imageset") || folder.hasSuffix(".symbolset")
        return isInSet ? "\(folder)/\(url.lastPathComponent)" : url.lastPathComponent
    }
}
