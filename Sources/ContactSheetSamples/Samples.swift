import ContactSheet
import Foundation

/// The example apps from the texts on autorotation and layout, as a contact sheet.
@main struct Samples: PreviewCatalog {
    init() { SampleDocuments.register() }

    var name: String { "Contactsheet samples" }

    var previews: [Preview] {
        motion
        trailbook
        menus
        apps
        builtInApps
        materials
        for sample in NavigationSample.allCases {
            Preview("Navigation/\(sample.rawValue)", in: NavigationSample.configurations) {
                sample.make()
            }
            .references(in: NavigationSample.references)
        }
        for sample in SplitSample.allCases {
            Preview(
                "Split view/\(sample.rawValue)",
                note: "Up to three columns, depending on the width.",
                in: SplitSample.configurations
            ) {
                sample.make()
            }
            .references(in: sample.references)
        }
        for sample in PresentationSample.allCases {
            Preview(
                "Presentations/\(sample.rawValue)", note: sample.note,
                in: PresentationSample.configurations
            ) {
                sample.make()
            }
            .references(in: sample.references)
        }
        for sample in TextSizeSample.allCases {
            Preview("Text sizes/\(sample.rawValue)", note: sample.note) {
                sample.make()
            }
            .references(in: sample.references)
        }
        for page in PhonePage.all {
            Preview("Catalog on iPhone/\(page.name)", in: PhoneConfiguration.all) {
                PhonePageViewController.make(page)
            }
            .references(in: page.references)
        }
        for page in CatalogPage.controls {
            Preview("Catalog/\(page.name)", in: CatalogPage.configurations) {
                CatalogViewController(page)
            }
            .references(in: page.references)
        }
        for page in CatalogPage.artwork {
            Preview("Catalog/\(page.name)", in: CatalogPage.artworkConfigurations) {
                CatalogViewController(page)
            }
            .references(in: page.references)
        }
    }

    static var resources: Bundle { .module }
}
