import ContactSheet

/// A page of the catalog: a family of controls in every state, with captions.
///
/// The gallery shows each page in all configurations. A page has references where its controls
/// differ from those in its other references by more than the edges of their pixels:
///
/// - In an era, if the controls changed with it.
/// - In dark appearance, if they have colors that the page of colors and other pages don't show.
/// - With another text size or layout direction, if they respond to it in a way of their own. The
///   colors' page, for example, only moves its captions.
struct CatalogPage: Sendable {
    let name: String
    private let referenced: [CatalogConfiguration]
    let specimens: @MainActor @Sendable () -> [Specimen]

    init(
        _ name: String, references: [CatalogConfiguration],
        @SpecimenBuilder _ specimens: @escaping @MainActor @Sendable () -> [Specimen]
    ) {
        self.name = name
        referenced = references
        self.specimens = specimens
    }

    /// The configurations with references.
    var references: [Configuration] { referenced.compactMap(\.configuration) }

    /// The pages whose contents differ between eras, and depend on text size and layout direction.
    static let controls: [CatalogPage] = [
        labels, textStyles, typefaces, systemColors, buttons, buttonConfigurations, textFields,
        textViews, searchBars, switches, steppers, sliders, progressViews, segmentedControls,
        pageControls, activityIndicators, pickers, datePickers, navigationBars, tallNavigationBars,
        toolbars, tabBars, alerts, tableCells, plainTables, groupedTables,
    ]

    /// The pages whose contents only depend on the appearance.
    static let artwork: [CatalogPage] =
        [
            labelLines, attributedTexts, collections, effects, imageViews, foreignViews, paths,
            layers, gradients, symbolVariants,
        ] + symbols
}

/// A view on a page of the catalog. Without a size it has its natural size.
@MainActor struct Specimen {
    let caption: String
    let view: UIView
    let size: CGSize?
    /// Whether the specimen begins a new line, even if there is space in the last one.
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
