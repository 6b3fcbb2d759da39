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
        // Modules of other frameworks are a part of the tests, so their views have their class.
        let name = String(describing: type(of: built.view))
        #expect(FrameworkViews.type(named: name) != nil || built.view is PlaceholderView)
        #expect(built.diagnostics.isEmpty)
    }
}
