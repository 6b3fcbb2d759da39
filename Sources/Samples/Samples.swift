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
            "Swap", note: "Two views, swapped in willAnimateRotation(to:duration:).",
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

    /// The documents of the folder `Documents`, which the package carries.
    private var documents: [Preview] {
        let folder = Self.resources.url(forResource: "Documents", withExtension: nil)
        return folder.flatMap { try? DocumentPreviews(at: [$0.path]).previews } ?? []
    }

    static var resources: Bundle { .module }
}
