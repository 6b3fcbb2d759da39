import ContactSheet
import Foundation

/// The example apps of the texts on autorotation and layout, as a contact sheet of their own.
@main struct Samples: ContactSheet {
    var name: String { "Contactsheet samples" }

    var previews: [Preview] {
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
        documents
        for variant in AttributorViewController.Variant.allCases {
            Preview("Attributor/\(variant.rawValue)", note: variant.note) {
                AttributorViewController(variant)
            }
        }
        Preview(
            "Attributor/Stats",
            note: "How many characters the text has in colour, and how many outlined.",
            in: .eightDevices
        ) {
            StatsViewController()
        }
        Preview(
            "PhotoDiary/RotationView",
            note: "layoutSubviews puts the text below the photo, or beside it where it is wide."
        ) {
            RotationViewController()
        }
        for sample in NavigationSample.allCases {
            Preview("Navigation/\(sample.rawValue)", in: NavigationSample.configurations) {
                sample.make()
            }
        }
        for sample in PresentationSample.allCases {
            Preview(
                "Presentations/\(sample.rawValue)", note: sample.note,
                in: PresentationSample.configurations
            ) {
                sample.make()
            }
        }
        Preview(
            "PhotoDiary/viewWillLayoutSubviews",
            note: "The controller puts the text in its place, in a method that iOS 5 brought.",
            in: .eightDevices
        ) {
            DiaryViewController()
        }
        rotation
        Preview(
            "Calculator", note: "Simple in portrait, scientific in landscape.", in: .eightDevices
        ) {
            CalculatorViewController()
        }
        Preview(
            "Music player", note: "The albums in portrait, their covers in landscape.",
            in: .eightDevices
        ) {
            MusicViewController()
        }
        for page in CataloguePage.controls {
            Preview("Catalogue/\(page.name)", in: CataloguePage.configurations) {
                CatalogueViewController(page)
            }
        }
        for page in CataloguePage.artwork {
            Preview("Catalogue/\(page.name)", in: CataloguePage.artworkConfigurations) {
                CatalogueViewController(page)
            }
        }
    }

    /// One preview for each set of orientations that the app, or its controllers, allow.
    @PreviewBuilder private var rotation: [Preview] {
        for variant in OrientationsViewController.Variant.allCases {
            Preview("Rotation/\(variant.rawValue)", note: variant.note, in: .eightDevices) {
                OrientationsViewController(variant)
            }
        }
        Preview(
            "Rotation/5 App in landscape",
            note: "The controller allows everything; the application's delegate landscape only.",
            in: .eightDevices,
            application: { LandscapeAppDelegate() })
    }

    /// The documents of the folder `Documents`, which the package carries.
    private var documents: [Preview] {
        let folder = Self.resources.url(forResource: "Documents", withExtension: nil)
        return folder.flatMap { try? DocumentPreviews(at: [$0.path]).previews } ?? []
    }

    static var resources: Bundle { .module }
}
