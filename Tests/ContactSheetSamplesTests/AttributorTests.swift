import ContactSheetDevices
import Foundation
import Testing
import UIKit

@testable import ContactSheetSamples

/// Source: the lecture's Attributor (Documentation/Layout.md 3.12) and its console log (3.8).
@MainActor @Suite struct AttributorTests {
    private let sample = LectureSample()
    private let steps = "Attributor/Steps"

    /// Returns the frames of the four color buttons in a document.
    private func buttons(
        _ scene: String, in file: String = "Attributor/Steps", on slug: String,
        _ orientation: UIInterfaceOrientation = .portrait, iOS: Int = 7
    ) throws -> [CGRect] {
        let frames = try LectureSample(iOS: iOS).frames(scene, in: file, on: slug, orientation)
        return Array(frames.views[1...4])
    }

    /// Returns the frames of the four color buttons of the sample in code.
    private func buttons(
        _ variant: AttributorViewController.Variant, on slug: String,
        _ orientation: UIInterfaceOrientation = .portrait, iOS: Int = 7
    ) throws -> [CGRect] {
        let controller = AttributorViewController(variant)
        let window = try LectureSample(iOS: iOS).show(controller, on: slug, orientation)
        defer { withExtendedLifetime(window) {} }
        return controller.colorButtons.map(\.frame)
    }

    // MARK: Layout

    @Test(
        "Landscape loses the colors and the outline buttons", arguments: ["iphone-4", "iphone-5s"])
    func withoutConstraints(slug: String) throws {
        for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
            let document = try sample.frames(
                "1 Without constraints", in: steps, on: slug, orientation)
            let controller = AttributorViewController(.withoutConstraints)
            let window = try sample.show(controller, on: slug, orientation)
            defer { withExtendedLifetime(window) {} }
            let controls = document.views[1...6]
            let inCode =
                (controller.colorButtons + [controller.outlineButton, controller.unoutlineButton])
                .map(\.frame)
            #expect(controls.count == 6 && Array(controls) == inCode)
            if orientation == .portrait {
                #expect(controls.allSatisfy { $0.maxY <= document.size.height })
            } else {
                #expect(document.size.height == 320)
                #expect(controls.allSatisfy { $0.minY > 320 })
            }
        }
    }

    @Test(
        "After Reset to Suggested: 64, 64, 64, and what is left",
        arguments: [("iphone-4", 320, 480), ("iphone-5s", 320, 568)])
    func suggested(slug: String, width: CGFloat, height: CGFloat) throws {
        #expect(
            try buttons("3 Reset to Suggested", on: slug).map(\.width)
                == [64, 64, 64, width - 256])
        #expect(
            try buttons("3 Reset to Suggested", on: slug, .landscapeLeft).map(\.width)
                == [64, 64, 64, height - 256])
        #expect(
            try buttons(.suggested, on: slug, .landscapeLeft).map(\.width)
                == [64, 64, 64, height - 256])
    }

    /// Returns the diagnostics of showing a scene.
    private func log(
        _ show: () throws -> [CGRect]
    ) throws -> (frames: [CGRect], broken: [String], logs: [String]) {
        let (frames, diagnostics) = DiagnosticLog.collecting { Result { try show() } }
        return (try frames.get(), diagnostics.map(\.message), diagnostics.compactMap(\.details))
    }

    @Test("Equal widths with the widths of 64: it looks right, but the console reports conflicts")
    func equalAndFixedWidths() throws {
        let document = try log {
            try buttons("4 Equal widths and 64", on: "iphone-4", .landscapeLeft)
        }
        let inCode = try log { try buttons(.equalAndFixedWidths, on: "iphone-4", .landscapeLeft) }
        for (frames, broken, _) in [document, inCode] {
            #expect(frames.map(\.width) == [104, 104, 104, 104])
            #expect(
                broken.map { $0.suffix(45) } == [
                    "conflict; UIButton “Orange”.width == 64 was broken".suffix(45),
                    "conflict; UIButton “Green”.width == 64 was broken".suffix(45),
                    "conflict; UIButton “Red”.width == 64 was broken".suffix(45),
                ])
        }
    }

    /// The log has no text for the text view, which has 529 characters, and none for the buttons,
    /// which have no title.
    @Test("The console's report of the third button, on iOS 7")
    func console() throws {
        let (_, _, logs) = try log {
            try buttons("4 Equal widths and 64", on: "iphone-4", .landscapeLeft)
        }
        #expect(
            logs.first?.components(separatedBy: "\n").dropFirst(2).joined(separator: "\n") == """
                (
                    "<NSLayoutConstraint:0x1 H:[UIButton:0x2(64)]>",
                    "<NSLayoutConstraint:0x3 H:[UIButton:0x4(64)]>",
                    "<NSLayoutConstraint:0x5 H:[UIButton:0x6(64)]>",
                    "<NSLayoutConstraint:0x7 H:|-(NSSpace(20))-[UITextView:0x8]   (Names: '|':UIView:0x9 )>",
                    "<NSLayoutConstraint:0xa H:[UITextView:0x8]-(NSSpace(20))-|   (Names: '|':UIView:0x9 )>",
                    "<NSLayoutConstraint:0xb UIButton:0x2.leading == UITextView:0x8.leading>",
                    "<NSLayoutConstraint:0xc H:[UIButton:0x2]-(NSSpace(8))-[UIButton:0x4]>",
                    "<NSLayoutConstraint:0xd H:[UIButton:0x4]-(NSSpace(8))-[UIButton:0x6]>",
                    "<NSLayoutConstraint:0xe H:[UIButton:0x6]-(NSSpace(8))-[UIButton:0xf]>",
                    "<NSLayoutConstraint:0x10 UIButton:0xf.trailing == UITextView:0x8.trailing>",
                    "<NSLayoutConstraint:0x11 UIButton:0x2.width == UIButton:0xf.width>",
                    "<NSAutoresizingMaskLayoutConstraint:0x12 h=--& v=--& H:[UIView:0x9(480)]>"
                )

                Will attempt to recover by breaking constraint\u{20}
                <NSLayoutConstraint:0x5 H:[UIButton:0x6(64)]>

                Break on objc_exception_throw to catch this in the debugger.
                The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
                <UIKit/UIView.h> may also be helpful.
                """)
    }

    @Test("Without the widths of 64, the console is silent", arguments: ["iphone-4", "iphone-5s"])
    func equalWidthsAreSilent(slug: String) throws {
        for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
            let document = try log {
                try buttons("Attributor", in: "Attributor/As a document", on: slug, orientation)
            }
            let inCode = try log { try buttons(.equalWidths, on: slug, orientation) }
            #expect(document.broken.isEmpty && inCode.broken.isEmpty)
            #expect(document.frames.map(\.width) == inCode.frames.map(\.width))
        }
    }

    /// The document pins to the superview, at 20 points on each iOS version.
    @Test(
        "Equal widths are (W - 64) / 4",
        arguments: [
            ("iphone-4", 64, 104), ("iphone-5s", 64, 126), ("iphone-6", 77.75, 150.75),
            ("iphone-6-plus", 87.5, 168), ("ipad-2", 176, 240),
        ])
    func equalWidths(slug: String, portrait: CGFloat, landscape: CGFloat) throws {
        let file = "Attributor/As a document"
        for (orientation, width) in [
            (UIInterfaceOrientation.portrait, portrait), (.landscapeLeft, landscape),
        ] {
            let frames = try buttons("Attributor", in: file, on: slug, orientation, iOS: 18)
            for frame in frames { #expect(abs(frame.width - width) <= 1 / UIScreen.main.scale) }
        }
    }

    @Test("On every device, each width is a quarter of the text's width without the gaps")
    func equalWidthsOnEveryDevice() throws {
        for device in Device.all {
            for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
                let controller = AttributorViewController(.equalWidths)
                let window = try LectureSample(iOS: 18).show(
                    controller, on: device.slug, orientation)
                defer { withExtendedLifetime(window) {} }
                let width = (controller.body.frame.width - 24) / 4
                for button in controller.colorButtons {
                    #expect(
                        abs(button.frame.width - width) <= 1 / UIScreen.main.scale,
                        "\(device.slug) \(button.frame)")
                }
            }
        }
    }

    // MARK: Text

    /// Returns the texts of Stats after the first `colored` characters were selected and painted,
    /// and then the first `outlined` were outlined.
    private func stats(colored: Int, outlined: Int) throws -> [String?] {
        let controller = AttributorViewController(.equalWidths)
        let navigation = UINavigationController(rootViewController: controller)
        let window = try sample.show(navigation, on: "iphone-5s")
        defer { withExtendedLifetime(window) {} }
        controller.body.selectedRange = NSRange(location: 0, length: colored)
        controller.colorButtons[3].sendActions(for: .touchUpInside)
        controller.body.selectedRange = NSRange(location: 0, length: outlined)
        controller.outlineButton.sendActions(for: .touchUpInside)
        #expect(controller.body.selectedRange.length == outlined, "the selection is preserved")
        controller.showStats()
        let stats = try #require(navigation.topViewController as? StatsViewController)
        stats.loadViewIfNeeded()
        return [stats.coloredLabel.text, stats.outlinedLabel.text]
    }

    @Test("Stats counts the characters", arguments: [0, 9, 15, 200, 529])
    func statsCountCharacters(count: Int) throws {
        #expect(AttributorText.plain.utf16.count == 529)
        #expect(
            try stats(colored: count, outlined: 15)
                == ["\(count) colorful characters", "15 outlined characters"])
        #expect(
            try stats(colored: 9, outlined: count)
                == ["9 colorful characters", "\(count) outlined characters"])
    }

    @Test("The buttons change the selected words")
    func paintingWords() throws {
        let controller = AttributorViewController(.equalWidths)
        let window = try sample.show(controller, on: "iphone-5s")
        defer { withExtendedLifetime(window) {} }
        controller.body.selectedRange = NSRange(location: 12, length: 9)
        controller.colorButtons[3].sendActions(for: .touchUpInside)
        controller.outlineButton.sendActions(for: .touchUpInside)
        let text: NSAttributedString = controller.body.attributedText
        var range = NSRange()
        let attributes = text.attributes(at: 12, effectiveRange: &range)
        #expect(attributes[.foregroundColor] as? UIColor == .purple)
        #expect((attributes[.strokeWidth] as? NSNumber)?.intValue == -3)
        #expect((text.string as NSString).substring(with: range) == "dolor sit")
        controller.unoutlineButton.sendActions(for: .touchUpInside)
        #expect(AttributorText.count(.strokeWidth, in: controller.body.attributedText) == 0)
        #expect(AttributorText.count(.foregroundColor, in: controller.body.attributedText) == 9)
    }
}
