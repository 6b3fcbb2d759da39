import ArgumentParser
import ContactSheetPreviews

/// The user's settings on the device.
struct AppearanceOptions: ParsableArguments {
    @Option(help: ArgumentHelp("Appearances; comma-separated", valueName: "appearances"))
    var appearance: Choices<Appearance> = "light"

    @Option(help: ArgumentHelp("Text sizes; comma-separated", valueName: "sizes"))
    var textSize: Choices<TextSize> = "l"

    @Option(
        help: ArgumentHelp(
            "Layout directions; by default that of the language; comma-separated",
            valueName: "directions"))
    var direction: Choices<LayoutDirection>?

    @Option(
        help: ArgumentHelp(
            "Localizations of documents, such as fr or pt-BR; comma-separated",
            discussion: """
                Texts are from .strings and .xcstrings files next to the documents; those of \
                pseudo-long, pseudo-rtl, and pseudo-bounded are computed.
                """,
            valueName: "languages"))
    var language: LanguageList?

    @Flag(help: "Turn on Bold Text")
    var boldText = false

    @Flag(help: "Turn on Increase Contrast")
    var contrast = false

    @Option(
        help: ArgumentHelp(
            "The status bar: shown, its empty area, or hidden as if the app had hidden it",
            valueName: "content"))
    var statusBar: Choice<StatusBarContent>?

    @Flag(help: "Make screens as high as the content of their main scroll view requires")
    var fullContent = false
}

extension AppearanceOptions {
    var variants: [Variant] {
        appearance.values.flatMap { appearance in
            textSize.values.flatMap { size in
                editions.map { direction, language in
                    Variant(
                        appearance: appearance, textSize: size, direction: direction,
                        boldText: boldText, contrast: contrast, language: language)
                }
            }
        }
    }

    /// The languages with their layout directions.
    private var editions: [(LayoutDirection, String?)] {
        let directions = direction?.values
        guard let language else { return (directions ?? [.ltr]).map { ($0, nil) } }
        return language.tags.flatMap { tag in
            (directions ?? [Language.direction(of: tag)]).map { ($0, tag) }
        }
    }
}

extension StatusBarContent: OptionChoice {
    static var optionKind: String { "content of the status bar" }
}

extension Appearance: OptionChoice {
    static var optionKind: String { "appearance" }
}

extension TextSize: OptionChoice {
    static var optionKind: String { "text size" }
}

extension LayoutDirection: OptionChoice {
    static var optionKind: String { "layout direction" }
}
