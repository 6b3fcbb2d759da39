import Testing
import UIKit

@testable import InterfaceBuilder

/// Source of truth: sizes by hand; interface_builder.md, controls 3, for symbols.
@MainActor struct ImageDecoderTests {
    static let resources = """
        <image name="photo" width="120" height="80"/>
        <image name="bolt" catalog="system" width="64" height="128"/>
        """

    @Test(arguments: [
        (#"image="photo""#, "", CGSize(width: 120, height: 80)),
        (#"image="bolt" catalog="system""#, "", CGSize(width: 10, height: 20)),
        (
            #"image="bolt" catalog="system""#,
            #"<preferredSymbolConfiguration key="preferredSymbolConfiguration" pointSize="34"/>"#,
            CGSize(width: 20, height: 40)
        ),
        (
            "", #"<imageReference key="image" image="bolt" catalog="system" symbolScale="large"/>"#,
            CGSize(width: 10, height: 20)
        ),
        (#"image="missing""#, "", CGSize(width: 20, height: 20)),
    ])
    func sizes(_ attributes: String, _ inside: String, _ size: CGSize) throws {
        let view = try Document.view(
            UIImageView.self, "<imageView \(attributes)>\(inside)</imageView>",
            resources: Self.resources)
        #expect(view?.image?.size == size)
    }

    @Test func noImage() throws {
        #expect(try Document.view(UIImageView.self, "<imageView/>")?.image == nil)
    }
}
