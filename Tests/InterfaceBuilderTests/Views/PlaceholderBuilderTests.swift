import Testing

@testable import InterfaceBuilder
@testable import UIKit

/// Source: the kinds of Documentation/DocumentFormat.md 2.
@MainActor struct PlaceholderBuilderTests {
    @Test(arguments: [
        "mapView", "webView", "wkWebView", "sceneKitView", "arscnView", "skView", "arskView",
        "mtkView", "glkView", "arView", "containerView",
    ])
    func unsupportedKindsArePlaceholders(_ name: String) throws {
        let built = try Document.building(
            "<\(name) id=\"x\"><rect key=\"frame\" width=\"90\" height=\"30\"/></\(name)>")
        #expect(built.view is PlaceholderView)
        #expect(built.diagnostics.isEmpty)
    }
}
