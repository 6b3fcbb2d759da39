import ArgumentParser
import ContactSheetPreviews

/// Comma-separated language tags, such as `fr,pt-BR`.
struct LanguageList: OptionValue {
    let tags: [String]

    init(option text: String) throws(OptionError) {
        tags = text.commaSeparated
        if let word = tags.first(where: { !Language.isTag($0) }) {
            let name = word == text ? "" : "'\(word)' isn't a language tag — "
            throw OptionError("\(name)expected a language tag such as fr or pt-BR")
        }
        guard !tags.isEmpty else {
            throw OptionError("expected a language tag such as fr or pt-BR")
        }
    }

    var defaultValueDescription: String { tags.joined(separator: ",") }
}
