import ContactSheet
import Foundation

/// The apps of the texts, in the texts' order, in code and as documents.
extension Samples {
    @PreviewBuilder var apps: [Preview] {
        book
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
                Two views, swapped in willAnimateRotation(to:duration:). From iOS 8 on the screen \
                itself turns and the listing turns its views once more: the pictures of later \
                devices look wrong on purpose.
                """,
            application: {
                SwapAppDelegate()
            })
    }

    /// The documents of the folder `Documents`, which the package carries.
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
            note: "After a tap on Stats: how many characters are coloured, how many outlined."
        ) {
            AttributorViewController.app(.equalWidths)
        }
        .performing { screen in screen.tap("Stats") }
    }

    /// The German chapter's PhotoDiary, in both of its forms.
    @PreviewBuilder private var diary: [Preview] {
        Preview(
            "PhotoDiary/RotationView",
            note: "layoutSubviews puts the text below the photo, or beside it where it is wide."
        ) {
            RotationViewController()
        }
        Preview(
            "PhotoDiary/viewWillLayoutSubviews",
            note: "The controller puts the text in its place, in a method that iOS 5 brought."
        ) {
            DiaryViewController()
        }
    }

    /// One preview for each set of orientations that the app, or its controllers, allow.
    @PreviewBuilder private var rotation: [Preview] {
        for variant in OrientationsViewController.Variant.allCases {
            Preview("Rotation/\(variant.rawValue)", note: variant.note) {
                OrientationsViewController(variant)
            }
        }
        Preview(
            "Rotation/5 App in landscape",
            note: "The controller allows everything; the application's delegate landscape only.",
            application: { LandscapeAppDelegate() })
    }
}
