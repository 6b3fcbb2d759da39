import ContactSheet
import Testing

@testable import Samples

/// Property: a page of the catalogue is photographed in every era.
struct CatalogueTests {
    @Test func everyEraIsThere() {
        let eras = CataloguePage.configurations.map { Era($0.group.iOS) }
        #expect(Set(eras) == Set(Era.allCases))
        #expect(CataloguePage.configurations.count == 10)
    }
}
