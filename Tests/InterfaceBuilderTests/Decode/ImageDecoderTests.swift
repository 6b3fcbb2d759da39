import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: sizes calculated by hand; Documentation/Canvas.md 5.3 for symbols.
@MainActor struct ImageDecoderTests {
    static let resources = """
        <image name="photo" width="120" height="80"/>
        <image name="unicorn" catalog="system" width="64" height="128"/>
        """

    private func size(_ attributes: String, _ inside: String = "") throws -> CGSize? {
        UIScreen.main.device = .standard
        return try Document.view(
            UIImageView.self, "<imageView \(attributes)>\(inside)</imageView>",
            resources: Self.resources)?.sizeThatFits(.zero)
    }

    @Test func placeholdersHaveTheDocumentsSize() throws {
        #expect(try size(#"image="photo""#) == CGSize(width: 120, height: 80))
        #expect(try size(#"image="missing""#) == CGSize(width: 20, height: 20))
    }

    /// The longest side of a symbol that isn't available is 1.2 times the font's size.
    @Test func unknownSymbolsKeepTheirProportions() throws {
        let system = #"image="unicorn" catalog="system""#
        let natural = try #require(try size(system))
        #expect(abs(natural.height - 20.4) < 0.34 && abs(natural.width - 10.2) < 0.34)
        let doubled = try #require(
            try size(
                system,
                #"<preferredSymbolConfiguration key="preferredSymbolConfiguration" pointSize="34"/>"#
            ))
        #expect(abs(doubled.height - 40.8) < 0.34)
        let large = try #require(
            try size(
                "",
                #"<imageReference key="image" image="unicorn" catalog="system" symbolScale="large"/>"#
            ))
        #expect(large.height > natural.height && large.height < doubled.height)
    }

    /// `chevron.right`, small and semibold, is 11 × 14 in a document of the corpus; at three pixels
    /// per point, the size is slightly smaller.
    @Test func configurationsOfDocuments() throws {
        let size = try #require(
            try size(
                #"image="chevron.right" catalog="system""#,
                """
                <preferredSymbolConfiguration key="preferredSymbolConfiguration" scale="small" \
                weight="semibold"/>
                """))
        #expect(abs(size.width - 11) < 0.5 && abs(size.height - 14) < 0.5)
    }

    @Test func attributesOfTheView() throws {
        let view = try Document.view(
            UIImageView.self,
            """
            <imageView image="photo" highlightedImage="missing" highlighted="YES" \
            adjustsImageSizeForAccessibilityContentSizeCategory="YES"/>
            """, resources: Self.resources)
        #expect(view?.isHighlighted == true && view?.highlightedImage != nil)
        #expect(view?.adjustsImageSizeForAccessibilityContentSizeCategory == true)
        let reference = """
            <imageView><imageReference key="image" image="photo" renderingMode="template"/></imageView>
            """
        let template = try Document.view(
            UIImageView.self, reference, resources: Self.resources)
        #expect(template?.image?.renderingMode == .alwaysTemplate)
    }

    @Test func noImage() throws {
        #expect(try Document.view(UIImageView.self, "<imageView/>")?.image == nil)
    }
}
