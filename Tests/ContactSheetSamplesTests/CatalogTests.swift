import ContactSheet
import Testing

@testable import ContactSheetSamples

/// Tests which configurations the pages of the catalog have.
@MainActor struct CatalogTests {
    private var pages: [CatalogPage] { CatalogPage.controls + CatalogPage.artwork }

    @Test func everyEraHasAPage() {
        let eras = CatalogPage.configurations.map { Era($0.group.iOS) }
        #expect(Set(eras) == Set(Era.allCases))
        #expect(CatalogPage.configurations.count == CatalogConfiguration.allCases.count)
    }

    /// `test` renders configurations with references only.
    @Test func everyPageHasReferencesThatTheGalleryShows() {
        for page in CatalogPage.controls {
            #expect(Set(CatalogPage.configurations).isSuperset(of: page.references), "\(page.name)")
        }
        for page in CatalogPage.artwork {
            #expect(
                Set(CatalogPage.artworkConfigurations).isSuperset(of: page.references),
                "\(page.name)")
        }
        #expect(pages.allSatisfy { Set($0.references).count == $0.references.count })
        #expect(pages.allSatisfy { !$0.references.isEmpty })
    }

    /// The controls of iOS 13 to 18 are on every page, and each other era and setting on several.
    @Test func erasAndSettingsHaveReferences() throws {
        let current = try #require(CatalogConfiguration.iOS15.configuration)
        #expect(pages.allSatisfy { $0.references.contains(current) })
        for configuration in CatalogConfiguration.allCases where configuration != .smallText {
            let value = try #require(configuration.configuration)
            #expect(pages.contains { $0.references.contains(value) }, "\(configuration)")
        }
    }
}
