import Testing

@testable import UIKit

/// Source: developer.apple.com, `UISearchTextField` and `UISearchToken`.
@MainActor @Suite struct SearchTokenTests {
    private func field() throws -> UISearchTextField {
        try useScreen(iOS: 18)
        return UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
    }

    @Test func theTextStartsAfterTheTokens() throws {
        let field = try field()
        let start = field.textRect(forBounds: field.bounds).minX
        field.tokens = [UISearchToken(icon: nil, text: "Red")]
        let artwork = SearchTokenArtwork(field)
        #expect(artwork.width > 30)
        #expect(field.textRect(forBounds: field.bounds).minX == start + artwork.width)
        let frames = artwork.frames(from: start, in: field.bounds, isMirrored: false)
        #expect(frames.first?.minX == start)
        #expect(frames.first?.maxX ?? 0 < start + artwork.width)
    }

    @Test func aTokenReplacesAPartOfTheText() throws {
        let field = try field()
        field.text = "red shoes"
        let range = try #require(
            field.textRange(from: UITextPosition(0), to: UITextPosition(4)))
        field.replaceTextualPortion(
            of: range, with: UISearchToken(icon: nil, text: "Red"), at: 0)
        #expect(field.text == "shoes")
        #expect(field.tokens.map(\.text) == ["Red"])
        #expect(field.tokens(in: field.textualRange).count == 1)
    }

    @Test func tokensReplaceThePlaceholderAndHaveAClearButton() throws {
        let field = try field()
        field.placeholder = "Search"
        let empty = drawing(of: field)
        #expect(!field.showsClearButton)
        field.insertToken(UISearchToken(icon: nil, text: ""), at: 5)
        #expect(field.showsClearButton)
        let full = drawing(of: field)
        #expect(empty.contains { $0.contains("glyphs \"Search\"") })
        #expect(!full.contains { $0.contains("glyphs") })
        field.deleteBackward()
        #expect(field.tokens.isEmpty)
    }
}
