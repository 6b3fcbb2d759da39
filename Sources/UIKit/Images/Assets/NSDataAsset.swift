import ContactSheetDiagnostics
import Foundation

/// A file from a data set of an asset catalog.
open class NSDataAsset: NSObject {
    public let name: String
    public let data: Data
    /// The file's type identifier; empty if the catalog has none.
    public let typeIdentifier: String

    /// Reads a file from the catalogs of `AssetLibrary.main`. The result is `nil`, with a
    /// diagnostic, if none contains the name or the file can't be read.
    public init?(name: String, bundle: Bundle?) {
        let found = onMainActor { AssetLibrary.main.dataFile(name, in: bundle) }
        guard let found, let data = try? Data(contentsOf: found.url) else {
            Diagnostic(
                .warning, "no data set named “\(name)”",
                hint: "specify the folder of its asset catalog with --assets"
            ).log()
            return nil
        }
        self.name = name
        self.data = data
        typeIdentifier = found.type ?? ""
    }

    public convenience init?(name: String) { self.init(name: name, bundle: nil) }
}
