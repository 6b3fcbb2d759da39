/// The language whose forms ideographs have. Unicode has one code point for what Chinese, Japanese,
/// and Korean write differently, so the face depends on the language.
public enum EastAsianLanguage: String, Sendable, Hashable, CaseIterable {
    case japanese = "jp"
    case korean = "kr"
    case simplifiedChinese = "sc"
    case traditionalChinese = "tc"
    case hongKongChinese = "hk"

    /// Creates the language of an identifier such as `ja` or `zh-Hant-HK`; `nil` for languages that
    /// aren't written with ideographs.
    public init?(identifier: String) {
        let parts = identifier.lowercased().split { $0 == "-" || $0 == "_" }
        switch parts.first {
        case "ja": self = .japanese
        case "ko": self = .korean
        case "zh", "yue": self = Self.chinese(parts.dropFirst().map(String.init))
        default: return nil
        }
    }

    private static func chinese(_ parts: [String]) -> EastAsianLanguage {
        if parts.contains("hans") { return .simplifiedChinese }
        if parts.contains("hk") || parts.contains("mo") { return .hongKongChinese }
        return parts.contains("hant") || parts.contains("tw")
            ? .traditionalChinese : .simplifiedChinese
    }

    /// Returns the language that the letters of a text belong to: kana are Japanese, and Hangul is
    /// Korean. Other text has simplified forms, as in PingFang SC. A decision.
    static func ofLetters(in bytes: some Collection<UInt8>) -> EastAsianLanguage {
        var hasHangul = false
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            switch scalar.value {
            case 0x3041...0x30FF, 0xFF66...0xFF9F: return .japanese
            case 0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF: hasHangul = true
            default: break
            }
        }
        return hasHangul ? .korean : .simplifiedChinese
    }
}

/// Noto Sans CJK, whose files contain a face for each language.
enum EastAsianFont {
    static let package = "fonts-noto-cjk"

    static func fileName(bold: Bool) -> String {
        "NotoSansCJK-\(bold ? "Bold" : "Regular").ttc"
    }

    static func faceName(_ language: EastAsianLanguage, bold: Bool) -> String {
        "NotoSansCJK\(language.rawValue)-\(bold ? "Bold" : "Regular")"
    }
}
