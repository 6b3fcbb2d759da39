import ContactSheet
import Foundation

/// The samples from the texts on rotation: swapped views, and callbacks.
extension Samples {
    /// The tutorial's view swapping, with the sizes in its listing and in its text.
    @PreviewBuilder var swapper: [Preview] {
        for numbers in SwapperViewController.Numbers.allCases {
            Preview("Swapper/\(numbers.rawValue)", note: numbers.note) {
                SwapperViewController(numbers)
            }
            .references(in: .generationsInAllOrientations)
        }
        Preview(
            "Swapper/3 There and back",
            note: "The listing's 300 points leave 10 points on each side after rotating back.",
            in: .upright
        ) {
            SwapperViewController(.listing)
        }
        .performing { screen in
            screen.turn(.landscapeLeft)
            screen.turn(.portrait)
        }
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
}
