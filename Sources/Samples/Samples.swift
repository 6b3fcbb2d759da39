import ContactSheet
import Foundation

/// The example apps of the texts on autorotation and layout, as a contact sheet of their own.
@main struct Samples: ContactSheet {
    var name: String { "Contactsheet samples" }

    var previews: [Preview] {
        apps.map { $0.references(in: .eightDevices) }
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

    static var resources: Bundle { .module }
}
