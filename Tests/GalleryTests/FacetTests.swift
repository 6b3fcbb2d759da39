import Testing

@testable import Gallery

// Source of truth: the fixtures, counted by hand.
struct FacetTests {
    @Test func asksOnlyWhatTellsPicturesApart() {
        let names = Facet.all(of: Fixtures.twoPreviews).map(\.name)
        #expect(names == ["outcome", "preview", "idiom", "family", "orientation"])
    }

    @Test func countsItsAnswersInThePagesOrder() throws {
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

    @Test func asksNothingAboutOnePicture() {
        #expect(Facet.all(of: Fixtures.content([Fixtures.picture("a")])).isEmpty)
    }
}
