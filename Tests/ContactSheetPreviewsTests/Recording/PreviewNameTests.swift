import ContactSheetPreviews
import Testing

/// Source: decision.
@Suite struct PreviewNameTests {
    @Test(arguments: [
        "", "a//b", "/a", ".hidden", "a/../b", "tab\there", "back\\slash",
        String(repeating: "a", count: 201), String(repeating: "?", count: 67),
    ])
    func invalidNames(name: String) { #expect(PreviewName.invalidReason(of: name) != nil) }

    @Test(arguments: ["Autosize", "Мой экран", "A/B c (1)", "x.y", "Login: new?"])
    func validNames(name: String) { #expect(PreviewName.invalidReason(of: name) == nil) }
}
