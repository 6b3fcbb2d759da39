import ContactSheet
import UIKit

/// The Russian chapter's Autosize and Swap, and the apps that the texts name as examples.
extension Samples {
    @PreviewBuilder var book: [Preview] {
        for variant in AutosizeViewController.Variant.allCases {
            Preview("Autosize/\(variant.rawValue)", note: variant.note) {
                AutosizeViewController(variant)
            }
            .shown(in: variant.configurations)
        }
        Preview(
            "Swap",
            note: """
                Two views, swapped in willAnimateRotation(to:duration:). Starting in iOS 8, the \
                screen itself rotates and the listing rotates its views again, so the snapshots \
                of later devices intentionally look wrong.
                """,
            application: { SwapAppDelegate() }
        )
        .shown(in: .generationsInAllOrientations)
        Preview(
            "Swap from its document",
            note: "The same views, by the outlets of a document in the format of that time.",
            application: { SwapAppDelegate(.document) }
        )
        .references(in: .firstAndCurrent)
        swapAfterTaps
    }

    /// Swap in landscape, after taps in portrait.
    @PreviewBuilder private var swapAfterTaps: [Preview] {
        Preview(
            "Swap after a tap on Foo",
            note: "Both Foo buttons are hidden, so neither reappears after a rotation.",
            in: .upright, application: { SwapAppDelegate() }
        )
        .performing { screen in
            screen.tap("Foo")
            screen.turn(.landscapeLeft)
        }
        .references(in: .firstAndCurrentUpright)
        Preview(
            "Swap after taps on both", note: "All four buttons are hidden.",
            in: .upright, application: { SwapAppDelegate() }
        )
        .performing { screen in
            screen.tap("Foo")
            screen.tap("Bar")
            screen.turn(.landscapeLeft)
        }
        .references(in: .firstAndCurrentUpright)
        Preview(
            "Swap without outlets of the twins",
            note: "Foo was tapped. Without an outlet, its twin comes back when the device rotates.",
            in: .upright, application: { SwapAppDelegate(.codeWithoutTwins) }
        )
        .performing { screen in
            screen.tap("Foo")
            screen.turn(.landscapeLeft)
        }
        .references(in: .firstAndCurrentUpright)
    }

    /// The iPod, the English tutorial's example of an app with a view for each orientation.
    @PreviewBuilder var music: [Preview] {
        Preview("Music player", note: "The songs in portrait, the covers in landscape.") {
            MusicViewController()
        }
        .references(in: .firstAndCurrentPhones)
        Preview(
            "Music player after a flick",
            note: "A flick to the left brings the next cover to the middle.", in: .upright
        ) {
            MusicViewController()
        }
        .performing { screen in
            screen.turn(.landscapeLeft)
            screen.swipe("Covers", to: .left)
        }
        .references(in: .firstUpright)
    }

    /// The system's apps that the chapters describe.
    @PreviewBuilder var builtInApps: [Preview] {
        Preview("Built-in apps/Safari", note: "A page, laid out again for each width.") {
            SafariViewController()
        }
        .references(in: .firstPhone)
        for app in TwoColumnApp.allCases {
            Preview(
                "Built-in apps/\(app.rawValue)",
                note: "On an iPad of that time: a column in portrait, two columns in landscape.",
                in: .firstPad
            ) {
                app.make()
            }
            .references(
                in: [Configuration].firstPad.filter { app == .mail || $0.orientation != .portrait })
        }
    }
}

extension AutosizeViewController.Variant {
    fileprivate var configurations: [Configuration] {
        switch self {
        case .flexible, .flexibleHeights, .outlets: .firstAndCurrent
        case .unsprung, .sprung, .large, .restructured: .generations
        }
    }
}

extension [Configuration] {
    /// The first iPad, on which the chapters describe apps with two columns.
    fileprivate static let firstPad = references(on: ["ipad-1"], Orientation.usual)

    fileprivate static let firstPhone = references(on: ["iphone-1"], Orientation.usual)
}
