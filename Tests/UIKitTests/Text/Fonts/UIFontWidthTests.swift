import Testing

@testable import UIKit

/// Source: developer.apple.com, `UIFont.Width`; the factors are estimates.
@MainActor @Suite struct UIFontWidthTests {
    private func width(_ text: String, _ font: UIFont) -> CGFloat {
        NSAttributedString(string: text, attributes: [.font: font]).size().width
    }

    @Test(arguments: ["Width 012", "Größe", "Ж"]) func lettersAreNarrowerOrWider(text: String) {
        useScreen(scale: 2)
        let widths = [UIFont.Width.compressed, .condensed, .standard, .expanded].map {
            width(text, .systemFont(ofSize: 20, weight: .regular, width: $0))
        }
        #expect(widths == widths.sorted())
        #expect(Set(widths).count == 4)
        #expect(widths[2] == width(text, .systemFont(ofSize: 20)))
    }

    @Test func heightsAreTheSame() {
        let font = UIFont.systemFont(ofSize: 20, weight: .bold, width: .condensed)
        #expect(font.lineHeight == UIFont.boldSystemFont(ofSize: 20).lineHeight)
    }

    @Test func descriptorsHaveAWidth() {
        useScreen(scale: 2)
        let condensed = UIFont.systemFont(ofSize: 20, weight: .regular, width: .condensed)
        let descriptor = UIFont.systemFont(ofSize: 20).fontDescriptor.addingAttributes([
            .traits: [UIFontDescriptor.TraitKey.width: UIFont.Width.condensed]
        ])
        #expect(UIFont(descriptor: descriptor, size: 20) == condensed)
    }
}
