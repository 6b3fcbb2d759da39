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
        dropit
        diary
        rotation
        Preview("Calculator", note: "Simple in portrait, scientific in landscape.") {
            CalculatorViewController()
        }
        .references(in: .firstAndCurrent)
        Preview("Music player", note: "The albums in portrait, their covers in landscape.") {
            MusicViewController()
        }
        .references(in: .firstAndCurrent)
    }

    /// The Russian chapter's Autosize and Swap.
    @PreviewBuilder private var book: [Preview] {
        for variant in AutosizeViewController.Variant.allCases {
            Preview("Autosize/\(variant.rawValue)", note: variant.note) {
                AutosizeViewController(variant)
            }
            .references(in: .generations)
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
            }
        )
        .references(in: .generationsInAllOrientations)
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
    /// Those of the lecture have references on its own devices. Those that repeat an app in code
    /// don't repeat its references for each design generation.
    private var documents: [Preview] {
        let folder = Self.resources.url(forResource: "Documents", withExtension: nil)
        let previews = folder.flatMap { try? DocumentPreviews(at: [$0.path]).previews } ?? []
        let lecture = ["Lecture/", "Things/"]
        return previews.map { preview in
            guard !preview.name.hasPrefix("Attributor/") else {
                return preview.references(in: .attributor)
            }
            guard !lecture.contains(where: preview.name.hasPrefix) else {
                return preview.references(in: .lecture)
            }
            return preview.references(
                in: preview.name.contains("As a") ? .firstAndCurrent : .generations)
        }
    }

    /// The German chapter's PhotoDiary, in both forms.
    @PreviewBuilder private var diary: [Preview] {
        Preview(
            "PhotoDiary/RotationView",
            note: "layoutSubviews puts the text below the photo, or next to it if there is space."
        ) {
            RotationViewController()
        }
        .references(in: .firstAndCurrent)
        Preview(
            "PhotoDiary/viewWillLayoutSubviews",
            note: "The view controller lays out the text, in a method introduced in iOS 5."
        ) {
            DiaryViewController()
        }
        .references(in: .firstAndCurrent)
    }

    /// A preview for each set of orientations that the app or its controllers support. iPads
    /// and upside down have references where devices or iOS versions differ in it; the second
    /// landscape orientation, where all are supported.
    @PreviewBuilder private var rotation: [Preview] {
        for variant in OrientationsViewController.Variant.allCases {
            Preview("Rotation/\(variant.rawValue)", note: variant.note) {
                OrientationsViewController(variant)
            }
            .references(in: variant.references)
        }
        Preview(
            "Rotation/5 App in landscape",
            note: "The view controller allows all orientations, the app delegate only landscape.",
            application: { LandscapeAppDelegate() }
        )
        .references(in: .firstAndCurrentPhones)
        Preview(
            "Rotation/6 Plain navigation controller",
            note: "Since iOS 6, it ignores its top controller, which supports only portrait."
        ) {
            UINavigationController(rootViewController: OrientationsViewController(.portrait))
        }
        .references(in: .upsideDown)
        Preview(
            "Rotation/7 Asking navigation controller",
            note: "A subclass that forwards to its top controller, which supports only portrait."
        ) {
            QueryingNavigationController(rootViewController: OrientationsViewController(.portrait))
        }
        .references(in: .firstAndCurrentPhones)
    }
}

extension OrientationsViewController.Variant {
    fileprivate var references: [Configuration] {
        switch self {
        case .portrait, .landscape: .firstAndCurrentPhones
        case .allButUpsideDown: .upsideDown
        case .all: .allOrientations
        }
    }
}
