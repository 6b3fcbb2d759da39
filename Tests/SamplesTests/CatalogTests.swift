import ContactSheet
import Testing

@testable import Samples

/// Tests the property that the pages of the catalog are rendered in every era.
struct CatalogTests {
    @Test func everyEraHasAPage() {
        let eras = CatalogPage.configurations.map { Era($0.group.iOS) }
        #expect(Set(eras) == Set(Era.allCases))
        #expect(CatalogPage.configurations.count == 10)
    }
}
