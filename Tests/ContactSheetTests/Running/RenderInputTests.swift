import ContactSheetPreviews
import Foundation
import Testing
import UIKit

@testable import ContactSheet

/// Source: decision.
@MainActor @Suite struct RenderInputTests {
    @Test func otherProcessesGetTheSameInput() throws {
        let input = RenderInput(
            documents: ["Forms/Main.storyboard"], fonts: ["a.ttf"], assets: ["Assets.xcassets"],
            simulatesBars: true, statusBar: .empty, isTransparent: true,
            steps: [
                .tap("Sign “In”"), .type("a\nb", into: "Name"),
                .scroll("List", by: CGPoint(x: 0, y: 12.5)),
                .wait(0.5),
            ], stepsName: "steps")
        let decoded = try LosslessJSON.decode(
            RenderInput.self, from: LosslessJSON.encode(input))
        #expect(decoded == input)
    }

    @Test func stepsChangeTheName() {
        let input = RenderInput(steps: [.tap("Save")], stepsName: "tap Save")
        let preview = input.performed(Preview("Form") { UIView() })
        #expect(preview.name == "Form/tap Save")
        #expect(preview.interactions == [.tap("Save")])
    }
}
