import ContactSheet
import Foundation

/// The samples from the texts on rotation: swapped views, and callbacks.
extension Samples {
    /// The tutorial's view swapping: its listing step by step, as written, with the sizes of its
    /// text, and in the callback that UIKit sends later.
    @PreviewBuilder var swapper: [Preview] {
        for step in SwapperViewController.Step.allCases {
            Preview(
                "Swapper/\(step.rawValue)", note: step.note, in: .upright,
                application: { SwapperStepDelegate(step) }
            )
            .references(in: .firstAndCurrentUpright)
        }
        for variant in SwapperViewController.Variant.allCases {
            Preview("Swapper/\(variant.rawValue)", note: variant.note) {
                SwapperViewController(variant)
            }
            .references(in: variant == .listing ? .generations : .firstAndCurrent)
        }
        Preview(
            "Swapper/7 In willAnimateRotation and back",
            note: "The listing's 300 points leave 10 points on each side after rotating back.",
            in: .upright
        ) {
            SwapperViewController(.animated)
        }
        .performing { screen in
            screen.turn(.landscapeLeft)
            screen.turn(.portrait)
        }
        .references(in: .firstAndCurrentUpright)
    }

    /// The references of the callbacks. iOS 7 is between the two changes of the callbacks, in iOS 6
    /// and iOS 8.
    private var callbackReferences: [Configuration] {
        [Configuration].upsideDown + [Configuration].references(on: ["iphone-4"], [.landscapeLeft])
    }

    /// The callbacks of a rotation, in all three forms.
    @PreviewBuilder var callbacks: [Preview] {
        Preview(
            "Callbacks/1 One step", note: "willRotate pauses an animation, didRotate resumes it."
        ) {
            OneStepCallbacks()
        }
        .references(in: callbackReferences)
        Preview(
            "Callbacks/2 Two steps", note: "The callbacks of iOS 2, which iOS 6 no longer calls."
        ) {
            TwoStepCallbacks()
        }
        .references(in: callbackReferences)
        Preview("Callbacks/3 Transition", note: "The callbacks that iOS 8 introduced.") {
            TransitionCallbacks()
        }
        .references(in: callbackReferences)
    }
}

extension [Configuration] {
    /// Configurations for previews that rotate the device themselves.
    static let upright = generations.filter { $0.orientation == .portrait }

    /// The configurations with references of such previews.
    static let firstAndCurrentUpright = firstAndCurrent.filter { $0.orientation == .portrait }
    static let firstAndCurrentUprightPhones = firstAndCurrentPhones.filter {
        $0.orientation == .portrait
    }
    static let firstUpright = upright.filter { $0.group.slug == "iphone-1" }
}
