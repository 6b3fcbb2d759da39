import UIKit

/// Information about a language from its tag.
///
/// Texts in another language don't change the names of scenes; they stay those of the document.
public enum Language {
    /// Whether the text is a tag that can be part of a filename, such as "fr", "pt-BR",
    /// "zh-Hans", or "pseudo-long".
    public static func isTag(_ text: String) -> Bool {
        if PseudoLanguage(rawValue: text) != nil { return true }
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

    /// Returns the language's writing direction.
    public static func direction(of tag: String) -> LayoutDirection {
        if tag == PseudoLanguage.rightToLeft.rawValue { return .rtl }
        let language = tag.split(separator: "-").first.map { $0.lowercased() } ?? ""
        return rightToLeft.contains(language) ? .rtl : .ltr
    }

    /// The languages for which iOS mirrors its interface, and others of the Arabic, Hebrew, Thaana,
    /// and Syriac scripts.
    private static let rightToLeft: Set<String> = [
        "ar", "ckb", "dv", "fa", "he", "iw", "ps", "sd", "syr", "ug", "ur", "yi",
    ]
}
