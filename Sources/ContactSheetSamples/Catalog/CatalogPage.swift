import ContactSheet

/// A page of the catalog: families of controls in every state, with captions.
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
    let sections: [CatalogSection]

    private init(
        _ name: String, references: [CatalogConfiguration], _ sections: [CatalogSection]
    ) {
        self.name = name
        referenced = references
        self.sections = sections
    }

    /// The configurations with references.
    var references: [Configuration] { referenced.compactMap(\.configuration) }

    /// The pages whose contents differ between eras, and depend on text size and layout direction.
    static let controls = [
        CatalogPage(
            "Texts", references: [.iOS15, .largeText, .rightToLeft],
            [.labels, .textStyles, .typefaces]),
        CatalogPage(
            "Colors", references: [.iOS15, .dark, .iOS26], [.systemColors]),
        CatalogPage(
            "Buttons", references: [.iOS5, .iOS15, .iOS26],
            [.buttons, .buttonConfigurations]),
        CatalogPage(
            "Text fields", references: [.iOS5, .iOS15, .dark, .rightToLeft], [.textFields]),
        CatalogPage("Text views", references: [.iOS5, .iOS15], [.textViews]),
        CatalogPage(
            "Search bars and segments", references: [.iOS5, .iOS9, .iOS15, .dark, .iOS26],
            [.searchBars, .segmentedControls]),
        CatalogPage(
            "Controls", references: [.iOS5, .iOS15, .rightToLeft, .iOS26],
            [
                .switches, .steppers, .sliders, .progressViews, .activityIndicators,
                .pageControls,
            ]),
        CatalogPage("Pickers", references: [.iOS5, .iOS12, .iOS15], [.pickers]),
        CatalogPage("Date pickers", references: [.iOS15], [.datePickers]),
        CatalogPage(
            "Navigation bars",
            references: [.iOS5, .iOS15, .dark, .rightToLeft, .iOS26, .darkGlass],
            [.navigationBars, .tallNavigationBars]),
        CatalogPage(
            "Toolbars and tab bars",
            references: [.iOS5, .iOS9, .iOS15, .dark, .rightToLeft, .iOS26],
            [.toolbars, .tabBars]),
        CatalogPage("Alerts", references: [.iOS5, .iOS15, .dark, .iOS26], [.alerts]),
        CatalogPage(
            "Table cells", references: [.iOS5, .iOS12, .iOS15, .iOS26], [.tableCells]),
        CatalogPage("Plain tables", references: [.iOS5, .iOS15], [.plainTables]),
        CatalogPage(
            "Grouped tables", references: [.iOS5, .iOS15, .iOS26], [.groupedTables]),
    ]

    /// The pages whose contents only depend on the appearance.
    static let artwork =
        [
            CatalogPage("Label lines", references: [.iOS15], [.labelLines]),
            CatalogPage("Attributed text", references: [.iOS15], [.attributedTexts]),
            CatalogPage("Collections", references: [.iOS15], [.collections]),
            CatalogPage("Effects", references: [.iOS15], [.effects]),
            CatalogPage("Image views", references: [.iOS15, .dark], [.imageViews]),
            CatalogPage("Foreign views", references: [.iOS15, .dark], [.foreignViews]),
            CatalogPage("Paths", references: [.iOS15], [.paths]),
            CatalogPage("Layers", references: [.iOS15], [.layers]),
            CatalogPage("Gradients", references: [.iOS15], [.gradients]),
            CatalogPage("Symbol variants", references: [.iOS15], [.symbolVariants]),
        ]
        + CatalogSection.symbols.map { CatalogPage($0.name, references: [.iOS15], [$0]) }
}

/// A family of controls on a page of the catalog.
struct CatalogSection: Sendable {
    let name: String
    let specimens: @MainActor @Sendable () -> [Specimen]

    init(
        _ name: String,
        @SpecimenBuilder _ specimens: @escaping @MainActor @Sendable () -> [Specimen]
    ) {
        self.name = name
        self.specimens = specimens
    }
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
