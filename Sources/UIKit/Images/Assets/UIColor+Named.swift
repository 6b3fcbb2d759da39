import ContactSheetDiagnostics
import Foundation

extension UIColor {
    /// Creates a color from the asset catalogs of `AssetLibrary.main`, or `nil`, with a diagnostic,
    /// if none contains the name.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        guard let color = onMainActor({ AssetLibrary.main.color(name, in: bundle) }) else {
            Diagnostic(
                .warning, "no color named “\(name)”",
                hint: "specify the folder of its asset catalog with --assets"
            ).log()
            return nil
        }
        guard let traitCollection else {
            self.init(color, assetName: name)
            return
        }
        self.init(cgColor: color.resolvedColor(with: traitCollection).cgColor)
    }
}
