import Foundation
import Testing
import UIKit

@testable import ContactSheetSamples

/// Source: the lecture's second screen; standard distances of 20 and 8 points (Documentation/Layout.md
/// 3.7).
@MainActor @Suite struct StatsTests {
    private let sample = LectureSample()

    /// Returns Stats for a text with this number of colored and outlined characters.
    private func stats(
        _ count: Int, _ variant: StatsViewController.Variant = .lowerLeft
    ) -> StatsViewController {
        let text = NSMutableAttributedString(string: AttributorText.plain)
        text.addAttribute(
            .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: count))
        text.addAttribute(.strokeWidth, value: -3, range: NSRange(location: 0, length: count))
        return StatsViewController(text, variant)
    }

    @Test(
        "The color label is in the lower left corner, and the other above it",
        arguments: ["iphone-4", "iphone-5s"], [UIInterfaceOrientation.portrait, .landscapeLeft])
    func lowerLeft(slug: String, orientation: UIInterfaceOrientation) throws {
        let controller = stats(9)
        let window = try sample.show(controller, on: slug, orientation)
        defer { withExtendedLifetime(window) {} }
        let document = try sample.frames(
            "Stats", in: "Attributor/As a document", on: slug, orientation)
        for (colored, outlined) in [
            (controller.coloredLabel.frame, controller.outlinedLabel.frame),
            (document.views[0], document.views[1]),
        ] {
            #expect(colored.minX == 20 && colored.maxY == document.size.height - 8)
            #expect(outlined.minX == 20 && outlined.maxY == colored.minY - 8)
        }
    }

    @Test(
        "A width of 157 points truncates the words, not the number", arguments: [15, 157, 529],
        [7, 18])
    func countsThatAreTruncated(count: Int, iOS: Int) throws {
        let controller = stats(count, .fixedWidth)
        let sample = LectureSample(iOS: iOS)
        let slug = iOS == 7 ? "iphone-5s" : "iphone-17"
        let window = try sample.show(controller, on: slug)
        defer { withExtendedLifetime(window) {} }
        #expect(
            controller.outlinedLabel.font.pointSize == 17
                && controller.outlinedLabel.frame.width == 157)
        #expect(controller.outlinedLabel.isTruncated)
        #expect(controller.outlinedLabel.text == "\(count) outlined characters")
        let free = stats(count)
        let other = try sample.show(free, on: slug)
        defer { withExtendedLifetime(other) {} }
        #expect(!free.outlinedLabel.isTruncated && free.outlinedLabel.frame.width > 157)
    }

    @Test("The document's label of 157 points has room for its number of one digit")
    func document() throws {
        let scene = "6 Stats 157 points wide"
        let controller = try sample.controller(scene, in: "Attributor/Steps", on: "iphone-4")
        let window = try sample.show(controller, on: "iphone-4")
        defer { withExtendedLifetime(window) {} }
        let content = LectureSample.content(of: controller)
        let labels = content.view.subviews.compactMap { $0 as? UILabel }
        #expect(labels.map(\.isTruncated) == [false, false])
        #expect(labels[1].frame.width == 157)
    }

    @Test("Without constraints, the frames are those of the canvas, and nothing is truncated")
    func withoutConstraints() throws {
        for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
            let controller = stats(0, .withoutConstraints)
            let window = try sample.show(controller, on: "iphone-4", orientation)
            defer { withExtendedLifetime(window) {} }
            #expect(controller.outlinedLabel.frame == CGRect(x: 79, y: 121, width: 162, height: 21))
            #expect(controller.coloredLabel.frame == CGRect(x: 79, y: 183, width: 162, height: 21))
            #expect(!controller.coloredLabel.isTruncated && !controller.outlinedLabel.isTruncated)
            let document = try sample.frames(
                "2 Stats without constraints", in: "Attributor/Steps", on: "iphone-4", orientation)
            #expect(document.views[0] == controller.coloredLabel.frame)
        }
    }
}
