import Testing

@testable import InterfaceBuilder

/// Source: canvas sizes of Documentation/Canvas.md 2 and
/// Documentation/DocumentFormat.md 9.12.
struct DesignCanvasTests {
    @Test(arguments: [
        ("view", 375.0, 667.0, true), ("view", 375, 647, true), ("view", 600, 600, true),
        ("view", 320, 460, true), ("view", 480, 320, true), ("view", 768, 1024, true),
        ("tableView", 414, 896, true), ("view", 375, 200, false), ("view", 200, 600, false),
        ("view", 376, 667, false), ("view", 600, 84, false), ("tableViewCell", 320, 480, false),
        ("label", 42, 21, false),
    ])
    func screens(_ kind: String, _ width: Double, _ height: Double, _ isScreen: Bool) throws {
        let view = try Element.xml(
            "<\(kind)><rect key=\"frame\" width=\"\(width)\" height=\"\(height)\"/></\(kind)>")
        #expect(DesignCanvas.isFilled(by: view) == isScreen)
    }
}
