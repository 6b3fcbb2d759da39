import Testing

@testable import Gallery

// Source of truth: the page's order as the enums declare it; phones before tablets, portrait
// before landscape, the default configuration first.
struct PictureGroupTests {
    @Test func groupsPicturesThatDifferInTheirDeviceAlone() {
        let groups = Fixtures.twoPreviews.previews[0].groups
        #expect(
            groups.map(\.key.label) == [
                "iPhone · Portrait", "iPhone · Landscape", "iPad · Portrait",
            ])
        #expect(groups.map(\.pictures.count) == [2, 1, 1])
    }

    @Test func keepsTheGivenOrderInsideAGroup() {
        let group = Fixtures.twoPreviews.previews[0].groups[0]
        #expect(group.pictures.map(\.device.slug) == ["iphone-13", "iphone-1"])
    }

    @Test func putsVariantsAfterTheDefaultAndNamesThem() {
        var dark = Fixtures.picture("dark")
        dark.appearance = .dark
        var big = Fixtures.picture("big")
        big.textSize = "ax1"
        var mirrored = Fixtures.picture("mirrored")
        mirrored.direction = .rightToLeft
        let pictures = [dark, big, mirrored, Fixtures.picture("default")]
        let labels = GalleryPreview(name: "A", pictures: pictures).groups.map(\.key.label)
        #expect(
            labels == [
                "iPhone · Portrait", "iPhone · Portrait · Right to left",
                "iPhone · Portrait · AX1", "iPhone · Portrait · Dark",
            ])
    }
}
