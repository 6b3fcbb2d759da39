import Testing

@testable import UIKit

/// Source: decision (Documentation/Documents.md).
struct PseudoLanguageTests {
    @Test func longTextsHaveAccentsAnd40PercentMore() {
        #expect(PseudoLanguage.long.text("Save changes") == "Šávé çháñğéš Šávé")
        #expect(PseudoLanguage.long.text("OK") == "ÖK ")
    }

    @Test(arguments: [1, 2, 5, 10, 99, 1000])
    func lengths(_ count: Int) {
        let text = PseudoLanguage.long.text(String(repeating: "x", count: count))
        #expect(text.count == count + max(1, (2 * count + 4) / 5))
    }

    @Test func placeholdersStay() {
        let text = PseudoLanguage.long.text("%1$@ of %.2f%% and %d")
        #expect(text.hasPrefix("%1$@ öf %.2f%% áñd %d "))
        #expect(text.filter { $0 == "%" }.count == 5)
    }

    @Test(arguments: PseudoLanguage.allCases)
    func textsWithoutLettersStay(_ language: PseudoLanguage) {
        #expect(language.text("") == "" && language.text(" \n") == " \n")
    }

    @Test func othersEnclose() {
        #expect(PseudoLanguage.bounded.text("Save") == "[Save]")
        #expect(PseudoLanguage.rightToLeft.text("Save") == "\u{202E}Save\u{202C}")
    }

    @MainActor @Test func textsInCode() {
        UIScreen.main.device.pseudoLanguage = .bounded
        defer { UIScreen.main.device = .standard }
        #expect(String(localized: "Delete \(3) photos") == "[Delete 3 photos]")
    }
}
