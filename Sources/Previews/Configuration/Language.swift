/// What a language's tag tells.
public enum Language {
    /// Whether the text is a tag such as "fr", "pt-BR" or "zh-Hans", fit to stand in a file's name.
    public static func isTag(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        return (2...3).contains(parts[0].count)
            && parts.allSatisfy { part in
                (1...8).contains(part.count)
                    && part.utf8.allSatisfy {
                        ("a"..."z").contains(Unicode.Scalar($0 | 0x20))
                            || ("0"..."9").contains(Unicode.Scalar($0))
                    }
            }
    }

    /// The direction in which the language is read.
    public static func direction(of tag: String) -> LayoutDirection {
        let language = tag.split(separator: "-").first.map { $0.lowercased() } ?? ""
        return rightToLeft.contains(language) ? .rtl : .ltr
    }

    /// Those that iOS mirrors its interface for, and others of the Arabic, Hebrew, Thaana and
    /// Syriac scripts.
    private static let rightToLeft: Set<String> = [
        "ar", "ckb", "dv", "fa", "he", "iw", "ps", "sd", "syr", "ug", "ur", "yi",
    ]
}
