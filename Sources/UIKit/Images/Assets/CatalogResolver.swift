import AssetCatalogs
import ContactSheetDiagnostics
import Foundation

/// Finds the images and colors of a catalog for traits, and reports files that can't be read.
///
/// The catalog is read when it is used for the first time, and each set once.
@MainActor final class CatalogResolver {
    private let url: URL
    private lazy var catalog = AssetCatalog(at: url)
    private var imageSets: [String: AssetImageSet] = [:]
    private var colors: [String: UIColor] = [:]

    init(_ url: URL) {
        self.url = url
    }

    func image(
        _ name: String, for traits: UITraitCollection, _ files: ImageFileStore
    ) -> ImageAttributes? {
        imageSet(name)?.image(for: traits, files)
    }

    func color(_ name: String) -> UIColor? {
        if let known = colors[name] { return known }
        let color = reportingErrors { () throws(AssetContentsError) in
            try catalog.colorSet(name)
        }?.color.map { UIColor($0, assetName: name) }
        colors[name] = color
        return color
    }

    func dataFile(_ name: String) -> (url: URL, type: String?)? {
        reportingErrors { () throws(AssetContentsError) in try catalog.dataFile(name) }
    }

    private func imageSet(_ name: String) -> AssetImageSet? {
        if let known = imageSets[name] { return known }
        let set = reportingErrors { () throws(AssetContentsError) in
            try catalog.imageSet(name)
        }
        imageSets[name] = set
        return set
    }

    /// Returns the set, or `nil`, with a diagnostic, if its file can't be used. Its error is
    /// reported in each preview that uses the set.
    private func reportingErrors<Contents>(
        _ read: () throws(AssetContentsError) -> Contents?
    ) -> Contents? {
        do {
            return try read()
        } catch {
            DiagnosticLog.current.add(
                Diagnostic(.warning, error.message, location: error.file))
            return nil
        }
    }
}
