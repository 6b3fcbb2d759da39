import Testing

@testable import ContactSheetGallery

// Source: the fixtures, with values counted by hand.
struct FacetTests {
    @Test func listsOnlyDimensionsThatDiffer() {
        let names = Facet.all(of: Fixtures.twoPreviews).map(\.name)
        #expect(names == ["outcome", "preview", "idiom", "family", "orientation"])
    }

    @Test func countsValuesInPageOrder() throws {
        let facets = Facet.all(of: Fixtures.twoPreviews)
        let idiom = try #require(facets.first { $0.name == "idiom" })
        #expect(
            idiom.options == [
                .init(value: "phone", label: "iPhone", count: 4),
                .init(value: "pad", label: "iPad", count: 1),
            ])
        let family = try #require(facets.first { $0.name == "family" })
        #expect(family.options.map(\.value) == ["iPad", "Home button phones", "Notch"])
    }

    @Test func supportsEveryDimension() {
        var other = Fixtures.picture("b")
        other.multitasking = .half
        other.textSize = .small
        other.boldText = true
        other.contrast = true
        other.direction = .rightToLeft
        other.language = "ar"
        other.iOS = "9.3"
        other.iOSLimit = "9.3"
        let facets = Facet.all(of: Fixtures.content([Fixtures.picture("a"), other]))
        #expect(
            facets.map(\.name) == [
                "multitasking", "textSize", "boldText", "contrast", "direction", "language", "iOS",
                "iOSLimit",
            ])
        #expect(facets[5].options.map(\.label) == ["Development language", "Language ar"])
        #expect(facets[6].options.map(\.label) == ["iOS 18", "iOS 9.3"])
    }

    @Test func hasNoFacetsForOneSnapshot() {
        #expect(Facet.all(of: Fixtures.content([Fixtures.picture("a")])).isEmpty)
    }
}
