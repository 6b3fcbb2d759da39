import ContactSheetDiagnostics
import CoreGraphics

extension FontCatalog {
    /// Returns the face of a family, or of the next family that is installed; an empty face if none
    /// is.
    func face(of family: FontSubstitute, _ weight: FontWeight, italic: Bool) -> FontFace {
        for candidate in family.chain {
            let name = candidate.fileName(weight, italic: italic)
            if let face = faces[name]?.first { return face }
            let upright = candidate.fileName(weight.isBold ? .bold : .regular, italic: false)
            if let face = faces[upright]?.first { return face }
        }
        return FontFace(path: "", postScriptName: "")
    }

    /// Returns the family that replaces `family` on this machine; `nil` if none is installed.
    func installed(_ family: FontSubstitute) -> FontSubstitute? {
        family.chain.first { faces[$0.fileName(.regular, italic: false)] != nil }
    }

    /// The names of the required files that weren't found, sorted.
    var missingFiles: [String] {
        Self.requiredFiles.keys.filter { name in
            faces[name] == nil && (name != IconFont.fileName || iconFontPath == nil)
        }.sorted()
    }

    /// A warning for each family that isn't installed.
    var diagnostics: [Diagnostic] {
        FontSubstitute.allCases.filter { installed($0) != $0 }
            .map { FontIssue.missingFamily($0, used: installed($0)).diagnostic }
    }

    /// The PostScript names of the fallback faces that are installed, in order of preference.
    func fallbackNames(bold: Bool, _ language: EastAsianLanguage) -> [String] {
        let weights = bold ? [true, false] : [false]
        let names = weights.flatMap { Fallback.fileNames(bold: $0) }
            .flatMap { faces[$0] ?? [] }.map(\.postScriptName)
        return names
            + weights.filter { faces[EastAsianFont.fileName(bold: $0)] != nil }
            .map { EastAsianFont.faceName(language, bold: $0) }
    }
}

extension FontSubstitute {
    /// The family, followed by its replacements in order of similarity.
    var chain: [FontSubstitute] { [self] + (next?.chain ?? []) }
}
