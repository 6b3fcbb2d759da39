import ContactSheetDiagnostics
import Foundation
import SystemSymbols
import Typesetting

extension UIImage {
    /// Creates an image from the asset catalogs and folders of `AssetLibrary.main`, or `nil`, with
    /// a diagnostic, if none contains the name.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    public convenience init?(
        named name: String, in bundle: Bundle?, with configuration: Configuration?
    ) {
        self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    }

    public convenience init?(
        named name: String, in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection?
    ) {
        let found = onMainActor {
            let traits = traitCollection ?? UIScreen.main.traitCollection
            return AssetLibrary.main.image(name, in: bundle, for: traits)
        }
        guard let attributes = found else {
            Diagnostic(
                .warning, "no image named “\(name)”",
                hint: "specify the folder of its asset catalog with --assets"
            ).log()
            return nil
        }
        self.init(attributes)
    }

    /// Creates a symbol with its simple drawing; an unknown name becomes a rounded square, with a
    /// diagnostic, never `nil`.
    public convenience init?(systemName name: String) {
        self.init(systemName: name, withConfiguration: nil)
    }

    public convenience init?(
        systemName name: String, compatibleWith traitCollection: UITraitCollection?
    ) {
        self.init(systemName: name, withConfiguration: nil)
    }

    public convenience init?(
        systemName name: String, withConfiguration configuration: Configuration?
    ) {
        guard !name.isEmpty else { return nil }
        self.init(symbol: Symbol(named: name), configuration)
    }

    /// Creates a symbol.
    ///
    /// - Parameter variableValue: Ignored; every layer is drawn completely.
    public convenience init?(
        systemName name: String, variableValue: Double, configuration: Configuration? = nil
    ) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// Creates an image from the asset catalogs.
    ///
    /// - Parameter variableValue: Ignored; every layer is drawn completely.
    public convenience init?(
        named name: String, in bundle: Bundle? = nil, variableValue: Double,
        configuration: Configuration? = nil
    ) {
        self.init(named: name, in: bundle, with: configuration)
    }

    /// Creates a symbol whose proportions a document stores.
    package convenience init(systemName name: String, proportions: CGSize) {
        self.init(symbol: Symbol(named: name, proportions: proportions), nil)
    }

    /// The names with their own drawings, in alphabetical order; further symbols are composed of
    /// them.
    public static var systemNames: [String] { SymbolTable.names }

    // MARK: System images

    public static var actions: UIImage { system("ellipsis.circle") }
    public static var add: UIImage { system("plus.circle.fill") }
    public static var checkmark: UIImage { system("checkmark.circle.fill") }
    public static var remove: UIImage { system("minus.circle.fill") }
    public static var strokedCheckmark: UIImage { system("checkmark.circle") }

    /// Reports a symbol without a drawing.
    private static func report(_ symbol: Symbol) {
        guard symbol.drawing == nil else { return }
        if let diagnostic = IconFont.diagnostic, SymbolTable.needsIconFont(symbol.name) {
            return diagnostic.log()
        }
        Diagnostic(
            .note, "no drawing of the symbol “\(symbol.name)”; showing a gray square",
            hint: "check the name, or add an image to an asset catalog"
        ).log()
    }

    private static func system(_ name: String) -> UIImage {
        UIImage(symbol: Symbol(named: name), nil)
    }

    private convenience init(symbol: Symbol, _ configuration: Configuration?) {
        UIImage.report(symbol)
        self.init(
            ImageAttributes(
                content: .symbol(symbol), flipsForRightToLeft: symbol.flipsForRightToLeft,
                configuration: configuration))
    }
}
