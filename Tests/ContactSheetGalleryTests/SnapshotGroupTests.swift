import Testing

@testable import ContactSheetGallery

// Source: the page's order as declared by the enumerations; phones before tablets, portrait before
// landscape, and the default configuration first.
struct SnapshotGroupTests {
    @Test func groupsSnapshotsThatDifferOnlyInTheirDevice() {
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
        let labels = labels { pictures in
            pictures[0].appearance = .dark
            pictures[1].textSize = .accessibilityLarge
            pictures[2].direction = .rightToLeft
        }
        #expect(
            labels == [
                "iPhone · Portrait", "iPhone · Portrait · Right to left",
                "iPhone · Portrait · Accessibility large text", "iPhone · Portrait · Dark",
            ])
    }

    /// Configurations that differ in any dimension other than the device are in separate groups.
    @Test func neverMixesVariants() {
        let labels = labels { pictures in
            pictures[0].boldText = true
            pictures[1].contrast = true
            pictures[2].language = "fr"
            pictures[3].language = "ar"
            pictures[4].multitasking = .half
            pictures[5].iOSLimit = "12.4"
            pictures[6].steps = ["tap \"Save\"", "wait 1"]
            pictures[7].designIdiom = .pad
        }
        #expect(labels.count == 9)
        #expect(
            Set(labels) == [
                "iPhone · Portrait", "iPhone · Portrait · Bold text",
                "iPhone · Portrait · Increased contrast", "iPhone · Portrait · Language fr",
                "iPhone · Portrait · Language ar", "iPhone · Portrait · Half",
                "iPhone · Portrait · iOS 12.4 or earlier",
                "iPhone · Portrait · After: tap \"Save\", wait 1",
                "iPhone · Portrait · Designed for iPad",
            ])
    }

    /// Source: `UIContentSizeCategory`, whose cases Apple lists from small to large.
    @Test func textSizesAreInTheOrderOfDynamicType() {
        let sizes = GalleryTextSize.allCases
        let pictures = sizes.reversed().map { size in
            var picture = Fixtures.picture(size.rawValue)
            picture.textSize = size
            return picture
        }
        let preview = GalleryPreview(name: "A", pictures: pictures)
        #expect(preview.groups.map(\.key.textSize) == sizes)
        let content = GalleryContent(title: "", generator: "", previews: [preview])
        let facet = Facet.all(of: content).first { $0.name == "textSize" }
        #expect(facet?.options.map(\.value) == sizes.map(\.rawValue))
    }

    /// Returns the labels of the groups of a default snapshot and of eight that `change` receives.
    private func labels(_ change: (inout [GallerySnapshot]) -> Void) -> [String] {
        var pictures = (1...8).map { Fixtures.picture("\($0)") }
        change(&pictures)
        return GalleryPreview(name: "A", pictures: pictures + [Fixtures.picture("default")])
            .groups.map(\.key.label)
    }
}
