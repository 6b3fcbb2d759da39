import ContactSheet
import Foundation

/// The apps of the texts, in the texts' order, in code and as documents.
extension Samples {
    @PreviewBuilder var apps: [Preview] {
        book
        callbacks
        swapper
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
        Preview(
            "Swap after a tap on Foo",
            note: "Both Foos are hidden, so that none comes back when the device is turned.",
            in: [Configuration].eightDevices.filter { $0.orientation == .portrait },
            application: { SwapAppDelegate() }
        )
        .performing { screen in
            screen.tap("Foo")
            screen.turn(.landscapeLeft)
        }
    }

    /// The Czech article's calls of a rotation, in the three forms that they had.
    @PreviewBuilder private var callbacks: [Preview] {
        Preview(
            "Callbacks/1 One step", note: "willRotate pauses an animation, didRotate resumes it."
        ) {
            OneStepCallbacks()
        }
        Preview(
            "Callbacks/2 Two steps", note: "The halves of iOS 2, which iOS 6 doesn't call any more."
        ) {
            TwoStepCallbacks()
        }
        Preview("Callbacks/3 Transition", note: "The calls of iOS 8; before it there are none.") {
            TransitionCallbacks()
        }
    }

    /// The tutorial's view swapping, with the numbers of its listing and of its text.
    @PreviewBuilder private var swapper: [Preview] {
        for numbers in SwapperViewController.Numbers.allCases {
            Preview("Swapper/\(numbers.rawValue)", note: numbers.note) {
                SwapperViewController(numbers)
            }
        }
        Preview(
            "Swapper/3 There and back",
            note: "The listing's 300 points leave 10 at each side once the device has turned back.",
            in: [Configuration].eightDevices.filter { $0.orientation == .portrait }
        ) {
            SwapperViewController(.listing)
        }
        .performing { screen in
            screen.turn(.landscapeLeft)
            screen.turn(.portrait)
        }
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
        Preview(
            "Rotation/6 Plain navigation controller",
            note: "From iOS 6 on it doesn't ask its top controller, which wants to stay upright."
        ) {
            UINavigationController(rootViewController: OrientationsViewController(.portrait))
        }
        Preview(
            "Rotation/7 Asking navigation controller",
            note: "A subclass that asks its top controller, which wants to stay upright."
        ) {
            AskingNavigationController(rootViewController: OrientationsViewController(.portrait))
        }
    }
}
