import Foundation
import Testing
import UIKit

@testable import ContactSheetSamples

/// Source: the lecture's second screen; standard distances of 20 and 8 points (Documentation/Layout.md
/// 3.7).
@MainActor @Suite struct StatsTests {
    private let sample = LectureSample()

    /// Returns Stats for a text with this number of colored characters.
    private func stats(
        _ count: Int, _ variant: StatsViewController.Variant = .lowerLeft
    ) -> StatsViewController {
        let text = NSMutableAttributedString(string: AttributorText.plain)
        text.addAttribute(
            .foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: count))
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
            (controller.colored.frame, controller.outlined.frame),
            (document.views[0], document.views[1]),
        ] {
            #expect(colored.minX == 20 && colored.maxY == document.size.height - 8)
            #expect(outlined.minX == 20 && outlined.maxY == colored.minY - 8)
        }
    }

    @Test("In 157 points, 0 to 99 fit", arguments: [0, 9, 15, 99], [7, 18])
    func countsThatFit(count: Int, iOS: Int) throws {
        let controller = stats(count, .fixedWidth)
        let window = try LectureSample(iOS: iOS).show(controller, on: "iphone-5s")
        defer { withExtendedLifetime(window) {} }
        #expect(controller.colored.font.pointSize == 17)
        #expect(controller.colored.frame.width == 157)
        #expect(!controller.colored.isTruncated)
    }

    @Test("In 157 points, three digits are truncated", arguments: [157, 200, 529], [7, 18])
    func countsThatAreTruncated(count: Int, iOS: Int) throws {
        let controller = stats(count, .fixedWidth)
        let sample = LectureSample(iOS: iOS)
        let window = try sample.show(controller, on: iOS == 7 ? "iphone-5s" : "iphone-17")
        defer { withExtendedLifetime(window) {} }
        #expect(controller.colored.isTruncated)
        let free = stats(count)
        let other = try sample.show(free, on: iOS == 7 ? "iphone-5s" : "iphone-17")
        defer { withExtendedLifetime(other) {} }
        #expect(!free.colored.isTruncated && free.colored.frame.width > 157)
    }

    @Test("The document's label of 157 points is truncated, and the other isn't")
    func document() throws {
        let scene = "5 Stats 157 points wide"
        let controller = try sample.controller(scene, in: "Attributor/Steps", on: "iphone-4")
        let window = try sample.show(controller, on: "iphone-4")
        defer { withExtendedLifetime(window) {} }
        let content = LectureSample.content(of: controller)
        let labels = content.view.subviews.compactMap { $0 as? UILabel }
        #expect(labels.map(\.isTruncated) == [true, false])
        #expect(labels[0].frame.width == 157)
    }

    @Test("Without constraints, the frames are those of the canvas, and a longer text is truncated")
    func withoutConstraints() throws {
        for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
            let controller = stats(529, .withoutConstraints)
            let window = try sample.show(controller, on: "iphone-4", orientation)
            defer { withExtendedLifetime(window) {} }
            #expect(
                controller.colored.frame == CGRect(x: 83, y: 121, width: 157, height: 21))
            #expect(controller.colored.isTruncated)
            let document = try sample.frames(
                "2 Stats without constraints", in: "Attributor/Steps", on: "iphone-4", orientation)
            #expect(document.views[0] == controller.colored.frame)
        }
    }
}
