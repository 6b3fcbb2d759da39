import ContactSheetDevices
import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import ContactSheetSamples

/// Source: Documentation/Layout.md 1.5 (the chapter's numbers). The documents are in the format of
/// that time.
@MainActor @Suite struct ArchiveSamplesTests {
    private func document(_ name: String) throws -> Document {
        let folder = try #require(
            Samples.resources.url(forResource: "Documents", withExtension: nil))
        return try Document(contentsOf: folder.appendingPathComponent(name))
    }

    /// Returns the root view of a scene on the first iPhone, in landscape.
    private func landscape(_ scene: Scene, of document: Document) throws -> UIView {
        UIScreen.main.device = SimulatedDevice(
            try #require(Device.named("iphone-1")), iOS: IOSVersion(3))
        UIScreen.main.orientation = .portrait
        let controller = document.makeViewController(for: scene)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.rotate(to: .landscapeLeft)
        return controller.view
    }

    @Test func buttonsInLandscape() throws {
        let document = try document("Autosize/6 As an archive document.xib")
        let view = try landscape(try #require(document.scenes.first), of: document)
        #expect(view.bounds.size == CGSize(width: 480, height: 300))
        let expected: [(CGFloat, CGFloat)] = [
            (20, 20), (388, 20), (20, 124.3498817966903), (388, 124.3498817966903), (20, 243),
            (388, 243),
        ]
        #expect(view.subviews.count == expected.count)
        for (button, origin) in zip(view.subviews, expected) {
            #expect(
                button.frame.isNear(CGRect(x: origin.0, y: origin.1, width: 72, height: 37)))
        }
        #expect(
            view.subviews.map { ($0 as? UIButton)?.title(for: .normal) } == [
                "1", "2", "3", "4", "5", "6",
            ])
        #expect(view.subviews.map(\.layer.cornerRadius) == Array(repeating: 10, count: 6))
    }

    @Test func twoViewsOfOneDocument() throws {
        let document = try document("Swap/SwapViewController.xib")
        #expect(document.scenes.map(\.name) == ["Landscape", "Portrait"])
        let view = try landscape(document.scenes[0], of: document)
        for (button, x) in zip(view.subviews, [57, 297] as [CGFloat]) {
            #expect(button.frame.isNear(CGRect(x: x, y: 87, width: 125, height: 125)))
        }
        #expect(view.subviews.map { ($0 as? UIButton)?.title(for: .normal) } == ["Foo", "Bar"])
    }
}
