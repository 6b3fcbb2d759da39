import CPango

/// A free font that has glyphs for the characters of a script.
struct ScriptFont: Sendable, Hashable {
    /// The script's name in messages, such as `Tibetan`.
    var script: String
    var file: String
    /// The Debian package that contains the file.
    var package: String

    /// What to do if the file isn't installed. Files that aren't required have to be added.
    var hint: String {
        FontCatalog.requiredFiles[file] == nil
            ? "install the package \(package), and add its file \(file) with --fonts"
            : "run `apt-get install \(package)`"
    }

    /// Returns the font for a character; `nil` if none is known, as for private use.
    static func containing(_ character: String) -> ScriptFont? {
        guard let scalar = character.unicodeScalars.first else { return nil }
        if Emoji.isEmoji(character) { return emoji }
        return byCode[g_unicode_script_to_iso15924(g_unichar_get_script(scalar.value))]
    }

    private static let emoji = ScriptFont(
        script: "emoji", file: EmojiFont.fileName, package: EmojiFont.package)
}

extension ScriptFont {
    /// The fonts by the script's ISO 15924 code, as a number.
    private static let byCode: [UInt32: ScriptFont] = {
        var fonts: [UInt32: ScriptFont] = [:]
        for (code, name) in eastAsian {
            fonts[number(code)] = ScriptFont(
                script: name, file: EastAsianFont.fileName(bold: false),
                package: EastAsianFont.package)
        }
        let words = noto.split(separator: " ").map(String.init)
        for index in stride(from: 0, to: words.count, by: 2) {
            let name = words[index + 1]
            fonts[number(words[index])] = ScriptFont(
                script: spaced(name), file: "NotoSans\(name)-Regular.ttf",
                package: Fallback.package)
        }
        fonts[number("Tibt")] = ScriptFont(
            script: "Tibetan", file: "NotoSerifTibetan-Regular.ttf", package: Fallback.package)
        return fonts
    }()

    private static func number(_ code: String) -> UInt32 {
        code.utf8.reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// Returns `Old Italic` for `OldItalic`.
    private static func spaced(_ name: String) -> String {
        guard name != "NKo" else { return "N’Ko" }
        return name.reduce("") { $0 + ($1.isUppercase && !$0.isEmpty ? " " : "") + String($1) }
    }

    private static let eastAsian = [
        ("Hani", "Chinese"), ("Hira", "Japanese"), ("Kana", "Japanese"), ("Hang", "Korean"),
        ("Bopo", "Bopomofo"),
    ]

    /// The ISO 15924 codes of scripts, each followed by the name of Noto's family for it.
    private static let noto = [
        "Adlm Adlam Arab Arabic Armn Armenian Avst Avestan",
        "Bali Balinese Bamu Bamum Bass BassaVah Batk Batak",
        "Beng Bengali Bhks Bhaiksuki Brah Brahmi Bugi Buginese",
        "Buhd Buhid Cans CanadianAboriginal Cari Carian Aghb CaucasianAlbanian",
        "Cakm Chakma Cham Cham Cher Cherokee Copt Coptic",
        "Xsux Cuneiform Cprt Cypriot Dsrt Deseret Deva Devanagari",
        "Dupl Duployan Egyp EgyptianHieroglyphs Elba Elbasan Ethi Ethiopic",
        "Geor Georgian Glag Glagolitic Goth Gothic Gran Grantha",
        "Gujr Gujarati Gong GunjalaGondi Guru Gurmukhi Rohg HanifiRohingya",
        "Hano Hanunoo Hatr Hatran Hebr Hebrew Armi ImperialAramaic",
        "Java Javanese Kthi Kaithi Knda Kannada Kali KayahLi",
        "Khar Kharoshthi Khmr Khmer Khoj Khojki Laoo Lao",
        "Lepc Lepcha Limb Limbu Lina LinearA Linb LinearB",
        "Lisu Lisu Lyci Lycian Lydi Lydian Mlym Malayalam",
        "Mand Mandaic Mani Manichaean Mtei MeeteiMayek Plrd Miao",
        "Mong Mongolian Mymr Myanmar Nkoo NKo Talu NewTaiLue",
        "Nshu Nushu Ogam Ogham Olck OlChiki Hung OldHungarian",
        "Ital OldItalic Perm OldPermic Xpeo OldPersian Orkh OldTurkic",
        "Orya Oriya Osge Osage Osma Osmanya Hmng PahawhHmong",
        "Pauc PauCinHau Phag PhagsPa Phnx Phoenician Rjng Rejang",
        "Runr Runic Samr Samaritan Saur Saurashtra Shaw Shavian",
        "Sidd Siddham Sgnw SignWriting Sinh Sinhala Sora SoraSompeng",
        "Sund Sundanese Sylo SylotiNagri Syrc Syriac Tglg Tagalog",
        "Tagb Tagbanwa Tale TaiLe Lana TaiTham Tavt TaiViet",
        "Taml Tamil Telu Telugu Thaa Thaana Thai Thai",
        "Tfng Tifinagh Ugar Ugaritic Vaii Vai Yiii Yi",
    ].joined(separator: " ")
}
