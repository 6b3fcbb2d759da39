import ContactSheet
import Foundation

/// The apps from the texts on autorotation and layout, in the order of the texts, in code and as
/// documents.
extension Samples {
    @PreviewBuilder var apps: [Preview] {
        book
        swapper
        callbacks
        turns
        documents
        lecture
        dropit
        diary
        rotation
        Preview("Calculator", note: "Simple in portrait, scientific in landscape.") {
            CalculatorViewController()
        }
        .references(in: .firstAndCurrent)
        music
    }

    /// Open menus in the designs of iOS 13 to 18 and of iOS 26.
    @PreviewBuilder var menus: [Preview] {
        let notes = Preview(
            "Menus", note: "The menu of a bar button, and the context menu of a row.", in: .menus
        ) {
            UINavigationController(rootViewController: NotesViewController())
        }
        notes.performing([.tap("More")], named: "Menus/Bar button")
            .references(in: .menus)
        notes.performing([.longPress("Groceries")], named: "Menus/Row")
            .references(in: .menus)
    }

    /// The previews of the documents in the folder `Documents`, which is a resource of the package.
    /// Those of the lecture are shown on its own devices. Those in a subfolder repeat an app in
    /// code, but not its references for each design generation.
    private var documents: [Preview] {
        let previews = SampleDocuments.previews
        let lecture = ["Lecture/", "Things/"]
        return previews.filter { !$0.name.hasPrefix("Trailbook/") }.map { preview in
            guard !preview.name.hasPrefix("Attributor/") else {
                return preview.shown(in: .attributorDocuments)
            }
            let isOfLecture = lecture.contains(where: preview.name.hasPrefix)
            return isOfLecture
                ? preview.shown(in: .lecture) : preview.references(in: .firstAndCurrent)
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
            application: { OrientationsAppDelegate(.landscape, OrientationsViewController(.all)) }
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
        upsideDown
        Preview(
            "Rotation/10 Home button",
            note: """
                The chapter's table 5.1. It prints the home button of both landscape orientations \
                on the side opposite to the one in Apple's documentation.
                """,
            in: .upright
        ) {
            HomeButtonTableController()
        }
        .references(in: .firstUpright)
    }

    /// Navigation controllers whose top controller and whose app support all orientations, on a
    /// device that is held upside down.
    @PreviewBuilder private var upsideDown: [Preview] {
        Preview(
            "Rotation/8 Upside down in a plain navigation controller",
            note:
                "Since iOS 6, an iPhone's interface stays, by the navigation controller's own default.",
            in: .upright,
            application: {
                OrientationsAppDelegate(
                    .all,
                    UINavigationController(rootViewController: OrientationsViewController(.all)))
            }
        )
        .performing { screen in screen.turn(.portraitUpsideDown) }
        .references(in: .firstAndCurrentUprightPhones)
        Preview(
            "Rotation/9 Upside down in an asking navigation controller",
            note: "The interface follows the top controller, which supports all orientations.",
            in: .upright,
            application: {
                OrientationsAppDelegate(
                    .all,
                    QueryingNavigationController(
                        rootViewController: OrientationsViewController(.all)))
            }
        )
        .performing { screen in screen.turn(.portraitUpsideDown) }
        .references(in: .firstAndCurrentUprightPhones)
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
