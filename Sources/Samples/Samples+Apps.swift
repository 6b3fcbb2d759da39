import ContactSheet
import Foundation

/// The apps from the texts on autorotation and layout, in the order of the texts, in code and as
/// documents.
extension Samples {
    @PreviewBuilder var apps: [Preview] {
        book
        swapper
        callbacks
        documents
        lecture
        diary
        rotation
        Preview("Calculator", note: "Simple in portrait, scientific in landscape.") {
            CalculatorViewController()
        }
        Preview("Music player", note: "The albums in portrait, their covers in landscape.") {
            MusicViewController()
        }
    }

    /// The Russian chapter's Autosize and Swap.
    @PreviewBuilder private var book: [Preview] {
        for variant in AutosizeViewController.Variant.allCases {
            Preview("Autosize/\(variant.rawValue)", note: variant.note) {
                AutosizeViewController(variant)
            }
        }
        Preview(
            "Swap",
            note: """
                Two views, swapped in willAnimateRotation(to:duration:). Starting in iOS 8, the \
                screen itself rotates and the listing rotates its views again, so the snapshots \
                of later devices intentionally look wrong.
                """,
            application: {
                SwapAppDelegate()
            })
        Preview(
            "Swap after a tap on Foo",
            note: "Both Foo buttons are hidden, so neither reappears after a rotation.",
            in: .upright,
            application: { SwapAppDelegate() }
        )
        .performing { screen in
            screen.tap("Foo")
            screen.turn(.landscapeLeft)
        }
    }

    /// The previews of the documents in the folder `Documents`, which is a resource of the package.
    private var documents: [Preview] {
        let folder = Self.resources.url(forResource: "Documents", withExtension: nil)
        return folder.flatMap { try? DocumentPreviews(at: [$0.path]).previews } ?? []
    }

    /// The lecture's Attributor.
    @PreviewBuilder private var lecture: [Preview] {
        for variant in AttributorViewController.Variant.allCases {
            Preview("Attributor/\(variant.rawValue)", note: variant.note) {
                AttributorViewController.app(variant)
            }
        }
        Preview(
            "Attributor/Stats",
            note: "After a tap on Stats: how many characters are colored and how many outlined."
        ) {
            AttributorViewController.app(.equalWidths)
        }
        .performing { screen in screen.tap("Stats") }
    }

    /// The German chapter's PhotoDiary, in both forms.
    @PreviewBuilder private var diary: [Preview] {
        Preview(
            "PhotoDiary/RotationView",
            note: "layoutSubviews puts the text below the photo, or next to it if there is space."
        ) {
            RotationViewController()
        }
        Preview(
            "PhotoDiary/viewWillLayoutSubviews",
            note: "The view controller lays out the text, in a method introduced in iOS 5."
        ) {
            DiaryViewController()
        }
    }

    /// A preview for each set of orientations that the app or its controllers support.
    @PreviewBuilder private var rotation: [Preview] {
        for variant in OrientationsViewController.Variant.allCases {
            Preview("Rotation/\(variant.rawValue)", note: variant.note) {
                OrientationsViewController(variant)
            }
        }
        Preview(
            "Rotation/5 App in landscape",
            note: "The view controller allows all orientations, the app delegate only landscape.",
            application: { LandscapeAppDelegate() })
        Preview(
            "Rotation/6 Plain navigation controller",
            note: "Since iOS 6, it ignores its top controller, which supports only portrait."
        ) {
            UINavigationController(rootViewController: OrientationsViewController(.portrait))
        }
        Preview(
            "Rotation/7 Asking navigation controller",
            note: "A subclass that forwards to its top controller, which supports only portrait."
        ) {
            QueryingNavigationController(rootViewController: OrientationsViewController(.portrait))
        }
    }
}
