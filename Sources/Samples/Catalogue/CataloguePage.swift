import ContactSheet

/// A page of the catalogue: one family of controls in every state, each with its caption.
struct CataloguePage: Sendable {
    let name: String
    let specimens: @MainActor @Sendable () -> [Specimen]

    init(
        _ name: String,
        @SpecimenBuilder _ specimens: @escaping @MainActor @Sendable () -> [Specimen]
    ) {
        self.name = name
        self.specimens = specimens
    }

    /// The pages in the order of the gallery.
    static let all: [CataloguePage] =
        [
            labels, labelLines, attributedTexts,
            colours, textStyles, effects,
            buttons, buttonConfigurations, textFields, textViews,
            imageViews, symbolVariants,
            paths, layers, gradients,
            switches, sliders, segmentedControls, pageControls, pickers, datePickers,
            navigationBars, tallNavigationBars, toolbars, tabBars, alerts, foreignViews,
            tableCells, plainTables, groupedTables, collections,
        ] + symbols
}

/// A view to look at, in its natural size where it is given none.
@MainActor struct Specimen {
    let caption: String
    let view: UIView
    let size: CGSize?

    init(_ caption: String, size: CGSize? = nil, _ view: UIView) {
        self.caption = caption
        self.view = view
        self.size = size
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
