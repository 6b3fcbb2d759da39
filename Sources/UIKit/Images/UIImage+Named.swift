import Diagnostics
import Foundation

extension UIImage {
    /// Looks into the asset catalogs and folders of `AssetLibrary.main`; nil, with a diagnostic,
    /// where none has the name.
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

    /// A symbol's own simple drawing; an unknown name gives a labeled box, never nil.
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

    /// - Parameter variableValue: accepted; every layer is drawn in full.
    public convenience init?(
        systemName name: String, variableValue: Double, configuration: Configuration? = nil
    ) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// A symbol of which a document knows the proportions.
    package convenience init(systemName name: String, proportions: CGSize) {
        self.init(symbol: Symbol(named: name, proportions: proportions), nil)
    }

    /// The names that have drawings of their own, in alphabetical order; more are composed of them.
    public static var systemNames: [String] { SymbolTable.names }

    // MARK: Images that the system has

    public static var actions: UIImage { system("ellipsis.circle") }
    public static var add: UIImage { system("plus.circle.fill") }
    public static var checkmark: UIImage { system("checkmark.circle.fill") }
    public static var remove: UIImage { system("minus.circle.fill") }
    public static var strokedCheckmark: UIImage { system("checkmark.circle") }

    private static func system(_ name: String) -> UIImage {
        UIImage(symbol: Symbol(named: name), nil)
    }

    private convenience init(symbol: Symbol, _ configuration: Configuration?) {
        self.init(
            ImageAttributes(
                content: .symbol(symbol), flipsForRightToLeft: symbol.flipsForRightToLeft,
                configuration: configuration))
    }
}
