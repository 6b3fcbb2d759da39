import ContactSheet
import UIKit

/// The listings of the five texts on autorotation and layout, in Swift. Documentation/Texts.md has their
/// statements.
@main struct Texts: PreviewCatalog {
    var previews: [Preview] {
        Preview(
            "Autosize", note: "The frames of six buttons, set in willAnimateRotation.",
            in: Self.chapters
        ) {
            AutosizeViewController()
        }
        Preview("Swap", note: "Two views, swapped in willAnimateRotation.", in: Self.chapters) {
            SwapViewController()
        }
        Preview(
            "One step", note: "The callbacks of a rotation from iOS 3 on, in their order.",
            in: Self.chapters
        ) {
            OneStepViewController()
        }
        Preview(
            "Two steps", note: "The callbacks of iOS 2, for each half of the rotation.",
            in: Self.firstPhone
        ) {
            TwoStepsViewController()
        }
        Preview(
            "Transition", note: "The calls of a transition, from iOS 8 on.", in: Self.transitions
        ) {
            TransitionViewController()
        }
        Preview("Swapper", note: "Two views, swapped in willRotate.", in: Self.chapters) {
            SwapperViewController()
        }
        Preview(
            "RotationView", note: "layoutSubviews puts the text below the photo or next to it.",
            in: Self.chapters
        ) {
            RotationViewController()
        }
        Preview(
            "Landscape only", note: "A controller that supports both landscape orientations.",
            in: Self.lecture
        ) {
            LandscapeViewController()
        }
        Preview(
            "Asking navigation controller",
            note: "A navigation controller that supports what its top controller does.",
            in: Self.lecture
        ) {
            AskingNavigationController(rootViewController: LandscapeViewController())
        }
        Preview(
            "viewWillLayoutSubviews", note: "A controller that lays out its views itself.",
            in: Self.chapters
        ) {
            DiaryViewController()
        }
        Preview(
            "Attributor", note: "Words that were selected, and then colored and outlined.",
            in: Self.lecture
        ) {
            UINavigationController(rootViewController: AttributorViewController())
        }
        .performing { $0.paintWords() }
        Preview(
            "Stats", note: "The counts of colored and of outlined characters.", in: Self.lecture
        ) {
            UINavigationController(rootViewController: AttributorViewController())
        }
        .performing { screen in
            screen.paintWords()
            screen.tap("Stats")
        }
        Preview("Dropit", note: "Squares that taps dropped, at rest.", in: Self.lecture) {
            DropitViewController()
        }
        .performing { screen in
            for _ in 0..<6 { screen.tap("Game") }
            screen.wait(3)
        }
        Preview(
            "BezierPathView", note: "A view whose drawing is one line: the stroke of its path.",
            in: Self.lecture
        ) {
            TriangleViewController()
        }
    }

    /// The lecture's device.
    private static let lecture = Configuration.all(
        Device.named(["iphone-4"]), orientations: [.portrait, .landscapeLeft], iOS: IOSVersion(7))

    /// A device of the time of the book chapters, whose windows don't rotate: the listings rotate views.
    private static let chapters = Configuration.all(
        Device.named(["iphone-4"]), orientations: [.portrait, .landscapeLeft], iOS: IOSVersion(5))

    /// A device with the first iOS version that has transitions.
    private static let transitions = Configuration.all(
        Device.named(["iphone-5s"]), orientations: [.portrait, .landscapeLeft], iOS: IOSVersion(8))

    /// The only iOS version whose rotations have two steps.
    private static let firstPhone = Configuration.all(
        Device.named(["iphone-1"]), orientations: [.portrait, .landscapeLeft], iOS: IOSVersion(2))
}

extension InteractionScript {
    fileprivate mutating func paintWords() {
        select("dolor sit", in: "UITextView")
        tap("Purple")
        select("ipsum dolor sit", in: "UITextView")
        tap("Outline")
    }
}
