import ContactSheet
import Testing

@testable import Samples

/// Property: a page of the catalog is photographed in every era.
struct CatalogTests {
    @Test func everyEraIsThere() {
        let eras = CatalogPage.configurations.map { Era($0.group.iOS) }
        #expect(Set(eras) == Set(Era.allCases))
        #expect(CatalogPage.configurations.count == 10)
    }
}
