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
            .shown(in: variant == .listing ? .generations : .firstAndCurrent)
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

    /// The configurations of the callbacks. iOS 7 is between the two changes of the callbacks, in iOS 6
    /// and iOS 8.
    private var callbackConfigurations: [Configuration] {
        [Configuration].firstAndCurrentPhones
            + [Configuration].references(on: ["iphone-1", "iphone-17"], [.portraitUpsideDown])
            + [Configuration].references(on: ["iphone-4"], [.landscapeLeft])
    }

    /// Films of a rotation: the old interface lies on its side at first.
    @PreviewBuilder var turns: [Preview] {
        film("Films/1 Two steps", on: "iphone-1", IOSVersion(2)) { TwoStepCallbacks() }
        film("Films/2 The root view turns", on: "iphone-4", IOSVersion(5)) {
            AutosizeViewController(.restructured)
        }
        film("Films/3 The window turns", on: "iphone-17", IOSVersion(18)) {
            AutosizeViewController(.restructured)
        }
        film("Films/4 Swap", on: "iphone-4", IOSVersion(5)) { SwapViewController() }
        thereAndBack("Films/5 Calculator", on: "iphone-5s", IOSVersion(7)) {
            CalculatorViewController()
        }
        thereAndBack("Films/6 RotationView", on: "iphone-5s", IOSVersion(7)) {
            RotationViewController()
        }
        thereAndBack("Films/7 Autosize", on: "iphone-4", IOSVersion(5)) {
            AutosizeViewController(.restructured)
        }
        thereAndBack("Films/8 Darkening", on: "iphone-4", IOSVersion(5)) { OneStepCallbacks() }
        thereAndBack("Films/9 Swap", on: "iphone-4", IOSVersion(5)) { SwapViewController() }
    }

    /// Returns a film for the gallery: references of the first rotation are enough.
    private func thereAndBack(
        _ name: String, on device: String, _ iOS: IOSVersion,
        _ make: @escaping @MainActor @Sendable () -> UIViewController
    ) -> Preview {
        Preview(
            name, note: "A rotation to landscape and, a second later, back.",
            in: Configuration.all(Device.named([device]), orientations: [.portrait], iOS: iOS)
        ) {
            make()
        }
        .performing { screen in
            screen.turn(.landscapeLeft)
            screen.turn(.portrait)
        }
        .filmed(for: 2, framesPerSecond: 15)
        .references(in: [])
    }

    private func film(
        _ name: String, on device: String, _ iOS: IOSVersion,
        _ make: @escaping @MainActor @Sendable () -> UIViewController
    ) -> Preview {
        Preview(
            name, note: "The first 0.6 seconds of a rotation to landscape.",
            in: Configuration.all(Device.named([device]), orientations: [.portrait], iOS: iOS)
        ) {
            make()
        }
        .performing { screen in screen.turn(.landscapeLeft) }
        .filmed(for: 0.6, framesPerSecond: 5)
    }

    /// The callbacks of a rotation, in all three forms.
    @PreviewBuilder var callbacks: [Preview] {
        Preview(
            "Callbacks/1 One step", note: "willRotate pauses an animation, didRotate resumes it."
        ) {
            OneStepCallbacks()
        }
        .shown(in: callbackConfigurations)
        Preview(
            "Callbacks/2 Two steps", note: "The callbacks of iOS 2, which iOS 6 no longer calls."
        ) {
            TwoStepCallbacks()
        }
        .shown(in: callbackConfigurations)
        Preview("Callbacks/3 Transition", note: "The callbacks that iOS 8 introduced.") {
            TransitionCallbacks()
        }
        .shown(in: callbackConfigurations)
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
