import Foundation
import Testing

@testable import UIKit

/// The log for contradictory constraints (Documentation/Layout.md 3.8 and 3.12).
@MainActor @Suite struct ConflictReportTests {
    /// The lecture's four buttons below a text that is as wide as the screen less 20 points on each
    /// side. The first three are 64 wide, and the fourth is as wide as the first.
    private struct Attributor {
        let scene: LogScene
        let buttons: [UIButton]
        let third: NSLayoutConstraint

        @MainActor init(iOS: Int, width: CGFloat) {
            scene = LogScene(iOS: iOS, width: width)
            let (root, text) = (scene.root, scene.a)
            root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scene.b.removeFromSuperview()
            buttons = "1234".map { title in
                let button = UIButton()
                button.setTitle(String(title), for: .normal)
                button.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(button)
                return button
            }
            third = buttons[2].widthAnchor.constraint(equalToConstant: 64)
            NSLayoutConstraint.activate([
                text.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
                root.trailingAnchor.constraint(equalTo: text.trailingAnchor, constant: 20),
                buttons[0].leadingAnchor.constraint(equalTo: text.leadingAnchor),
                buttons[3].trailingAnchor.constraint(equalTo: text.trailingAnchor),
            ])
            for (left, right) in zip(buttons, buttons.dropFirst()) {
                right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 8)
                    .isActive = true
            }
            NSLayoutConstraint.activate([
                buttons[0].widthAnchor.constraint(equalTo: buttons[3].widthAnchor),
                buttons[0].widthAnchor.constraint(equalToConstant: 64),
                buttons[1].widthAnchor.constraint(equalToConstant: 64), third,
            ])
        }

        @MainActor var widths: [CGFloat] { buttons.map(\.frame.width) }
    }

    @Test func attributor() {
        let attributor = Attributor(iOS: 7, width: 480)
        let diagnostics = attributor.scene.diagnostics()
        #expect(attributor.widths == [64, 64, 224, 64])
        #expect(
            diagnostics.map(\.description) == [
                "UIView > UIButton “3”: warning: 12 constraints conflict; "
                    + "UIButton “3”.width == 64 was broken"
            ])
        #expect(
            diagnostics.first?.details == """
                Unable to simultaneously satisfy constraints.
                \tProbably at least one of the constraints in the following list is one you don't \
                want. Try this: (1) look at each constraint and try to figure out which you don't \
                expect; (2) find the code that added the unwanted constraint or constraints and \
                fix it. (Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't \
                understand, refer to the documentation for the UIView property \
                translatesAutoresizingMaskIntoConstraints)\u{20}
                (
                    "<NSLayoutConstraint:0x1 H:|-(20)-[UIView:0x2]   (Names: '|':UIView:0x3 )>",
                    "<NSLayoutConstraint:0x4 H:[UIView:0x2]-(20)-|   (Names: '|':UIView:0x3 )>",
                    "<NSLayoutConstraint:0x5 UIButton:0x6'1'.leading == UIView:0x2.leading>",
                    "<NSLayoutConstraint:0x7 UIButton:0x8'4'.trailing == UIView:0x2.trailing>",
                    "<NSLayoutConstraint:0x9 H:[UIButton:0x6'1']-(8)-[UIButton:0xa'2']>",
                    "<NSLayoutConstraint:0xb H:[UIButton:0xa'2']-(8)-[UIButton:0xc'3']>",
                    "<NSLayoutConstraint:0xd H:[UIButton:0xc'3']-(8)-[UIButton:0x8'4']>",
                    "<NSLayoutConstraint:0xe UIButton:0x6'1'.width == UIButton:0x8'4'.width>",
                    "<NSLayoutConstraint:0xf H:[UIButton:0x6'1'(64)]>",
                    "<NSLayoutConstraint:0x10 H:[UIButton:0xa'2'(64)]>",
                    "<NSLayoutConstraint:0x11 H:[UIButton:0xc'3'(64)]>",
                    "<NSAutoresizingMaskLayoutConstraint:0x12 h=-&- v=-&- H:[UIView:0x3(480)]>"
                )

                Will attempt to recover by breaking constraint\u{20}
                <NSLayoutConstraint:0x11 H:[UIButton:0xc'3'(64)]>

                Break on objc_exception_throw to catch this in the debugger.
                The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
                <UIKit/UIView.h> may also be helpful.
                """)
    }

    @Test func brokenConstraintsAreReactivated() {
        let attributor = Attributor(iOS: 18, width: 480)
        _ = attributor.scene.diagnostics()
        attributor.scene.root.bounds.size.width = 320
        #expect(attributor.scene.diagnostics().isEmpty)
        #expect(attributor.widths == [64, 64, 64, 64])
    }

    @Test func conflictsAreReportedOnce() {
        let attributor = Attributor(iOS: 18, width: 480)
        #expect(attributor.scene.diagnostics().count == 1)
        attributor.scene.root.bounds.size.width = 568
        #expect(attributor.scene.diagnostics().isEmpty)
        #expect(attributor.widths == [64, 64, 312, 64])
        attributor.scene.root.engine.reset()
        #expect(attributor.scene.diagnostics().isEmpty)
    }

    /// Returns the log for two lengths of one view. Without masks, the log contains no note about
    /// masks.
    private func twoLengths(iOS: Int) -> String? {
        let scene = LogScene(iOS: iOS)
        scene.a.heightAnchor.constraint(equalToConstant: 10).isActive = true
        scene.a.heightAnchor.constraint(equalToConstant: 20).isActive = true
        return scene.diagnostics().first?.details
    }

    @Test func adviceByVersion() {
        #expect(twoLengths(iOS: 7)?.hasPrefix("Unable to simultaneously satisfy") == true)
        #expect(
            twoLengths(iOS: 18) == """
                [LayoutConstraints] Unable to simultaneously satisfy constraints.
                \tProbably at least one of the constraints in the following list is one you don't \
                want.\u{20}
                \tTry this:\u{20}
                \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
                \t\t(2) find the code that added the unwanted constraint or constraints and fix \
                it.\u{20}
                (
                    "<NSLayoutConstraint:0x1 UIView:0x2.height == 10   (active)>",
                    "<NSLayoutConstraint:0x3 UIView:0x2.height == 20   (active)>"
                )

                Will attempt to recover by breaking constraint\u{20}
                <NSLayoutConstraint:0x3 UIView:0x2.height == 20   (active)>

                Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch \
                this in the debugger.
                The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
                <UIKitCore/UIView.h> may also be helpful.
                """)
        for iOS in [7, 10, 18] { #expect(twoLengths(iOS: iOS)?.contains("(Note:") == false) }
    }

    /// Documentation/Layout.md 3.8: the text in each version of iOS.
    @Test(arguments: [6, 7, 8, 10, 11, 12, 18])
    func textOfEachIOSVersion(iOS: Int) {
        let log = twoLengths(iOS: iOS) ?? ""
        #expect(log.hasPrefix("[LayoutConstraints] Unable to") == (iOS >= 10))
        #expect(log.contains("you don't want. Try this: (1) look") == (iOS < 10))
        #expect(
            log.contains("you don't want. \n\tTry this: \n\t\t(1) look at each") == (iOS >= 10))
        #expect(log.contains("\n\nBreak on objc_exception_throw to catch this in") == (iOS < 8))
        #expect(
            log.contains("\n\nMake a symbolic breakpoint at UIViewAlertForUnsatisfiable")
                == (iOS >= 8))
        #expect(log.contains("listed in <UIKit/UIView.h> may also be helpful.") == (iOS < 12))
        #expect(log.contains("in <UIKitCore/UIView.h> may also be helpful.") == (iOS >= 12))
        #expect(log.contains("   (active)>") == (iOS >= 10))
    }

    /// Documentation/Layout.md 3.8: the note about masks, which is included only if the list
    /// contains one.
    @Test(arguments: [7, 18])
    func theNoteOnMasks(iOS: Int) {
        let details = Attributor(iOS: iOS, width: 480).scene.diagnostics().first?.details
        let note =
            "(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't "
            + "understand, refer to the documentation for the UIView property "
            + "translatesAutoresizingMaskIntoConstraints) \n(\n"
        #expect(details?.contains((iOS < 10 ? "fix it. " : "fix it. \n\t") + note) == true)
    }

    /// Documentation/Layout.md 3.8: text views are logged without their text up to iOS 9.
    @Test(arguments: [
        (7, "UITextView:0x2"), (9, "UITextView:0x2"),
        (10, "UITextView:0x2'Lorem ipsum dolor sit er ...'"),
    ])
    func textViews(iOS: Int, name: String) {
        let scene = LogScene(iOS: iOS)
        let text = UITextView()
        text.text = "Lorem ipsum dolor sit er elit lamet"
        text.translatesAutoresizingMaskIntoConstraints = false
        scene.root.addSubview(text)
        for height in [10, 20] {
            text.heightAnchor.constraint(equalToConstant: CGFloat(height)).isActive = true
        }
        let log = scene.diagnostics().first?.details
        #expect(log?.contains(iOS < 10 ? "V:[\(name)(10)]" : "\(name).height == 10") == true)
    }

    /// Documentation/Layout.md 3.12: of three contradictory constants, the greater ones are broken. When
    /// they are removed, nothing is reported.
    @Test func greaterConstantsAreBroken() {
        let scene = LogScene()
        let widths = [10.0, 20, 30].map { scene.a.widthAnchor.constraint(equalToConstant: $0) }
        for index in [2, 0, 1] { widths[index].isActive = true }
        #expect(scene.diagnostics().count == 2)
        #expect(scene.a.frame.width == 10)
        NSLayoutConstraint.deactivate([widths[0], widths[1]])
        #expect(scene.diagnostics().isEmpty && scene.a.frame.width == 30)
    }

    /// A conflict that returns is reported only if the broken constraint was activated again
    /// (Documentation/Layout.md 3.12).
    @Test func reportsAConflictThatReturnsOnce() {
        let scene = LogScene()
        let (a, b) = (
            scene.a.widthAnchor.constraint(equalToConstant: 100),
            scene.a.widthAnchor.constraint(equalToConstant: 200)
        )
        NSLayoutConstraint.activate([a, b])
        #expect(scene.diagnostics().count == 1)
        for (constraint, count) in [(a, 0), (b, 1)] {
            constraint.isActive = false
            #expect(scene.diagnostics().isEmpty)
            constraint.isActive = true
            #expect(scene.diagnostics().count == count)
        }
    }

    /// A conflict that is resolved in the same pass isn't reported: it was caused by a frame from
    /// before the layout.
    @Test(arguments: [false, true])
    func onlyTheEndOfAPassIsReported(resolves: Bool) {
        let scene = LogScene()
        let holder = Holder(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        holder.heightInLayout = resolves ? 80 : 44
        scene.root.addSubview(holder)
        holder.addSubview(holder.inner)
        holder.inner.addSubview(scene.a)
        NSLayoutConstraint.activate([
            scene.a.topAnchor.constraint(equalTo: holder.inner.topAnchor, constant: 10),
            holder.inner.bottomAnchor.constraint(equalTo: scene.a.bottomAnchor, constant: 10),
            scene.a.heightAnchor.constraint(equalToConstant: 60),
        ])
        #expect(scene.diagnostics().count == (resolves ? 0 : 1))
        #expect(scene.a.frame.height == (resolves ? 60 : 24))
    }

    private final class Holder: UIView {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        var heightInLayout: CGFloat = 44

        override func layoutSubviews() {
            super.layoutSubviews()
            inner.frame.size.height = heightInLayout
        }
    }

    @Test func locationIsTheDocumentsLine() {
        let scene = LogScene()
        scene.a.widthAnchor.constraint(equalToConstant: 10).isActive = true
        let second = scene.a.widthAnchor.constraint(equalToConstant: 20)
        second.documentLocation = "Main.storyboard:12"
        second.isActive = true
        #expect(scene.diagnostics().map(\.location) == ["Main.storyboard:12"])
    }

    /// Two views with masks that no constraint can reconcile.
    @Test func masksInsidePlacedViews() {
        let scene = LogScene()
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        scene.a.addSubview(inner)
        inner.widthAnchor.constraint(equalToConstant: 40).isActive = true
        let details = scene.diagnostics().first?.details
        #expect(
            details?.contains(
                """
                (
                    "<NSLayoutConstraint:0x1 UIView:0x2.width == 40   (active)>",
                    "<NSAutoresizingMaskLayoutConstraint:0x3 h=--& v=--& UIView:0x2.width == 30\
                   (active)>"
                )
                """) == true)
        #expect(details?.contains("(Note: If you're seeing") == true)
    }
}
