import ContactSheet

/// A page of the catalog: one family of controls in every state, each with its caption.
struct CatalogPage: Sendable {
    let name: String
    let specimens: @MainActor @Sendable () -> [Specimen]

    init(
        _ name: String,
        @SpecimenBuilder _ specimens: @escaping @MainActor @Sendable () -> [Specimen]
    ) {
        self.name = name
        self.specimens = specimens
    }

    /// What looks different from era to era, and follows text size and reading direction.
    static let controls: [CatalogPage] = [
        labels, textStyles, systemColors,
        buttons, buttonConfigurations, textFields, textViews,
        switches, sliders, segmentedControls, pageControls, pickers, datePickers,
        navigationBars, tallNavigationBars, toolbars, tabBars, alerts,
        tableCells, plainTables, groupedTables,
    ]

    /// What follows the appearance alone.
    static let artwork: [CatalogPage] =
        [
            labelLines, attributedTexts, collections, effects, imageViews, foreignViews, paths,
            layers, gradients, symbolVariants,
        ] + symbols
}

/// A view to look at, in its natural size where it is given none.
@MainActor struct Specimen {
    let caption: String
    let view: UIView
    let size: CGSize?
    /// Whether it stands at the start of a line, whatever room there is in the last one.
    let startsLine: Bool

    init(_ caption: String, size: CGSize? = nil, startsLine: Bool = false, _ view: UIView) {
        self.caption = caption
        self.view = view
        self.size = size
        self.startsLine = startsLine
    }
}

@resultBuilder enum SpecimenBuilder {
    static func buildExpression(_ specimen: Specimen) -> [Specimen] { [specimen] }
    static func buildBlock(_ parts: [Specimen]...) -> [Specimen] { parts.flatMap { $0 } }
    static func buildArray(_ parts: [[Specimen]]) -> [Specimen] { parts.flatMap { $0 } }
    static func buildOptional(_ part: [Specimen]?) -> [Specimen] { part ?? [] }
    static func buildEither(first: [Specimen]) -> [Specimen] { first }
    static func buildEither(second: [Specimen]) -> [Specimen] { second }
}
