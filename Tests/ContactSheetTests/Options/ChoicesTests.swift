import ContactSheetDevices
import ContactSheetDiagnostics
import ContactSheetPreviews
import Testing

@testable import ContactSheet

/// Source: the values in the command's help.
@Suite struct ChoicesTests {
    @Test func valuesAreInTheOrderOfTheCases() throws {
        let values = try Choices<Orientation>(option: "landscape, portrait,landscape-left").values
        #expect(values == [.portrait, .landscapeLeft])
        #expect(try Choices<Appearance>(option: "all").values == [.light, .dark])
    }

    @Test(arguments: [
        ("sepia", "expected light, dark, or all"), ("", "expected light, dark, or all"),
        ("drak", "did you mean 'dark'?"),
        ("light,sepia", "unknown appearance 'sepia' — expected light, dark, or all"),
        ("light,drak", "unknown appearance 'drak' — did you mean 'dark'?"),
    ])
    func unknownWords(text: String, reason: String) {
        #expect(throws: OptionError(reason)) { try Choices<Appearance>(option: text) }
    }

    @Test func oneChoiceIsNotAList() throws {
        #expect(try Choice<Diagnostic.Severity>(option: "note").value == .note)
        #expect(throws: OptionError("expected error, warning, or note")) {
            try Choice<Diagnostic.Severity>(option: "all")
        }
    }
}
