import Foundation
import Testing

@testable import UIKit

/// Tests the property that every placeholder draws something at any size and stays inside its
/// bounds.
@MainActor struct PlaceholderViewTests {
    nonisolated static let kinds: [PlaceholderKind] = [
        .map, .satellite, .page, .scene, .canvas, .camera, .player, .container,
    ]

    @Test(arguments: kinds)
    func kindsDraw(_ kind: PlaceholderKind) throws {
        try BarScreen.use("iphone-8", 15)
        for size in [CGSize(width: 200, height: 100), CGSize(width: 3, height: 400)] {
            let view = PlaceholderView(kind, name: "SomeView")
            let window = BarScreen.show(view, width: size.width, height: size.height)
            #expect(!window.recordDisplayList().items.isEmpty)
        }
    }

    @Test func emptyPlaceholdersDrawNothing() throws {
        try BarScreen.use("iphone-8", 15)
        let window = BarScreen.show(PlaceholderView(.map, name: "M"), width: 0, height: 0)
        #expect(window.recordDisplayList().items.isEmpty)
    }
}
