import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import ContactSheetSamples

/// The classes, outlets, actions, and segues of Attributor's documents. Source: the lecture's app,
/// whose storyboard connects them.
@MainActor @Suite struct AttributorDocumentTests {
    private let sample = LectureSample()

    init() { SampleDocuments.register() }

    /// Shows a scene in its navigation controller.
    private func shown(
        _ scene: String, in file: String
    ) throws -> (controller: UIViewController, window: UIWindow) {
        let root = try sample.controller(scene, in: file, on: "iphone-5s")
        let window = try sample.show(root, on: "iphone-5s")
        return (LectureSample.content(of: root), window)
    }

    @Test(
        "Each step has the text's classes and outlets",
        arguments: [
            ("Attributor", "Attributor/As a document"),
            ("1 Without constraints", "Attributor/Steps"),
            ("3 Reset to Suggested", "Attributor/Steps"),
            ("4 Equal widths and 64", "Attributor/Steps"),
        ])
    func outletsOfAttributor(scene: String, file: String) throws {
        let (controller, window) = try shown(scene, in: file)
        defer { withExtendedLifetime(window) {} }
        let attributor = try #require(controller as? AttributorViewController)
        #expect(attributor.body.attributedText.length == 529)
        #expect(attributor.colorButtons.map(\.backgroundColor?.description).count == 4)
        #expect(
            attributor.view.subviews
                == [attributor.body] + attributor.colorButtons
                + [attributor.outlineButton, attributor.unoutlineButton])
        #expect(attributor.outlineButton.title(for: .normal) == "Outline")
        #expect(attributor.unoutlineButton.title(for: .normal) == "Unoutline")
    }

    @Test(
        "Stats has the text's class and outlets",
        arguments: [
            ("Stats", "Attributor/As a document"),
            ("2 Stats without constraints", "Attributor/Steps"),
            ("5 Stats in the corner", "Attributor/Steps"),
            ("6 Stats 157 points wide", "Attributor/Steps"),
            ("7 Stats without Align Leading", "Attributor/Steps"),
        ])
    func outletsOfStats(scene: String, file: String) throws {
        let (controller, window) = try shown(scene, in: file)
        defer { withExtendedLifetime(window) {} }
        let stats = try #require(controller as? StatsViewController)
        #expect(stats.view.subviews == [stats.coloredLabel, stats.outlinedLabel])
        #expect(stats.coloredLabel.text?.hasSuffix("colorful characters") == true)
        #expect(stats.outlinedLabel.text?.hasSuffix("outlined characters") == true)
    }

    @Test("The document's buttons change the selection, and its segue hands the text to Stats")
    func actionsAndSegue() throws {
        let (controller, window) = try shown("Attributor", in: "Attributor/As a document")
        defer { withExtendedLifetime(window) {} }
        let attributor = try #require(controller as? AttributorViewController)
        attributor.body.selectedRange = NSRange(location: 12, length: 9)
        attributor.colorButtons[3].sendActions(for: .touchUpInside)
        attributor.body.selectedRange = NSRange(location: 6, length: 15)
        attributor.outlineButton.sendActions(for: .touchUpInside)
        let text: NSAttributedString = attributor.body.attributedText
        #expect(
            text.attribute(.foregroundColor, at: 12, effectiveRange: nil) as? UIColor
                == attributor.colorButtons[3].backgroundColor)
        #expect(AttributorText.count(.strokeWidth, in: text) == 15)
        attributor.performSegue(withIdentifier: "Analyze Text", sender: nil)
        let stats = try #require(
            attributor.navigationController?.topViewController as? StatsViewController)
        stats.loadViewIfNeeded()
        #expect(stats.coloredLabel.text == "9 colorful characters")
        #expect(stats.outlinedLabel.text == "15 outlined characters")
        attributor.unoutlineButton.sendActions(for: .touchUpInside)
        #expect(AttributorText.count(.strokeWidth, in: attributor.body.attributedText) == 0)
    }
}
