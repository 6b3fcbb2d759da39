import ContactSheetPreviews
import Foundation
import Testing

@testable import ContactSheetGallery

/// Source: Documentation/Gallery.md 3, and the tables of devices and settings.
struct GalleryIndexTests {
    private func index(_ names: String...) -> GalleryIndex {
        GalleryIndex(Fixtures.content(names.map { Fixtures.snapshot($0) }))
    }

    @Test func containsEveryDimensionOfAConfiguration() throws {
        let index = index(
            "ipad-pro-11-2.landscape-left.half.dark.ax1.bold.contrast.rtl.lang-fr.ios-17")
        let entry = try #require(index.configurations.first)
        #expect(entry.orientation == "landscape-left" && entry.multitasking == "half")
        #expect(entry.appearance == "dark" && entry.textSize == "ax1" && entry.direction == "rtl")
        #expect(entry.boldText && entry.contrast && entry.language == "fr")
        #expect(entry.iOS == "17" && entry.iOSLimit == "17")
        #expect(entry.width == 592 && entry.height == 834)
        #expect(entry.safeArea == [24, 0, 20, 0])
        let device = try #require(index.devices.first)
        #expect(device.slug == "ipad-pro-11-2" && device.family == "iPad, all screen")
        #expect(device.idiom == "pad" && device.year == 2020 && device.scale == 2)
        #expect(device.width == 834 && device.height == 1194 && device.pixelsPerInch == 264)
        #expect(device.cutout == "none" && !device.homeButton && device.cornerRadius == 18)
        #expect(device.names.first == "iPad Pro (11-inch) (2nd generation)")
    }

    @Test func aTurnedDeviceHasAnotherScreen() throws {
        var turned = Fixtures.snapshot("iphone-x.portrait")
        turned.turned = .landscapeRight
        let entry = try #require(GalleryIndex(Fixtures.content([turned])).snapshots.first)
        let screen = try #require(entry.screen)
        #expect(screen.orientation == "landscape-right")
        #expect(screen.width == 812 && screen.height == 375)
        #expect(screen.safeArea == [0, 44, 21, 44])
        #expect(index("iphone-x.portrait").snapshots[0].screen == nil)
    }

    /// A screen with its full content is higher than the device's.
    @Test func imagesMayHaveAnotherSize() throws {
        var full = Fixtures.snapshot("iphone-x.portrait")
        full.size = CGSize(width: 375, height: 2000)
        var usual = full
        usual.size = CGSize(width: 375, height: 812)
        let entries = GalleryIndex(Fixtures.content([full, usual])).snapshots
        #expect(entries.map(\.screen?.height) == [2000, nil])
    }

    /// A new property of a configuration or a variant has to be part of the index.
    @Test func hasAllDimensionsThatExist() {
        let configuration = Fixtures.configuration("iphone-13.portrait")
        func names(_ value: Any) -> [String] {
            Mirror(reflecting: value).children.compactMap(\.label)
        }
        #expect(
            names(configuration) == [
                "group", "orientation", "multitasking", "variant", "iOSLimit",
            ])
        #expect(
            names(configuration.variant) == [
                "appearance", "textSize", "direction", "boldText", "contrast", "language",
            ])
    }

    @Test(arguments: [
        ("iphone-8", "iPhone, home button", "none", true),
        ("iphone-x", "iPhone, notch", "notch", false),
        ("iphone-17", "iPhone, Dynamic Island", "island", false),
        ("ipad-9", "iPad, home button", "none", true),
        ("ipad-10", "iPad, all screen", "none", false),
    ])
    func describesBodiesOfDevices(slug: String, family: String, cutout: String, home: Bool) {
        let device = index("\(slug).portrait").devices[0]
        #expect(device.family == family)
        #expect(device.cutout == cutout && device.homeButton == home)
    }

    /// Source: `UIContentSizeCategory`, whose cases Apple lists from small to large.
    @Test func textSizesAreInTheOrderOfDynamicType() {
        let sizes = ["xs", "s", "m", "l", "xl", "xxl", "xxxl", "ax1", "ax2", "ax3", "ax4", "ax5"]
        let names = sizes.reversed().map {
            "iphone-13.portrait" + ($0 == "l" ? "" : ".\($0)")
        }
        let index = GalleryIndex(Fixtures.content(names.map { Fixtures.snapshot($0) }))
        #expect(index.configurations.map(\.textSize) == sizes)
        #expect(index.snapshots.map(\.configuration) == Array(sizes.indices))
    }

    @Test func putsVariantsAfterTheDefault() {
        let index = index(
            "ipad-10.portrait", "iphone-13.portrait.dark", "iphone-13.landscape-left",
            "iphone-13.portrait.bold", "iphone-13.portrait.rtl", "iphone-8.portrait",
            "iphone-13.portrait", "iphone-13.portrait.lang-ar", "iphone-13.portrait.contrast")
        #expect(
            index.configurations.map(\.name) == [
                "iphone-8.portrait", "iphone-13.portrait", "iphone-13.landscape-left",
                "ipad-10.portrait", "iphone-13.portrait.lang-ar", "iphone-13.portrait.rtl",
                "iphone-13.portrait.contrast", "iphone-13.portrait.bold",
                "iphone-13.portrait.dark",
            ])
    }

    @Test func storesSharedValuesOnce() {
        let index = GalleryIndex(Fixtures.twoPreviews)
        #expect(index.previews.map(\.name) == ["Autosize", "Login"])
        #expect(index.configurations.count == 4)
        #expect(index.snapshots.map(\.preview) == [0, 0, 0, 0, 1])
        let names = index.snapshots.map { index.configurations[$0.configuration].name }
        #expect(
            names == [
                "iphone-13.portrait", "iphone-1.portrait", "iphone-1.landscape-left",
                "ipad-1.portrait", "iphone-1.portrait",
            ])
    }

    @Test func snapshotsReferToTheirChanges() {
        var content = Fixtures.twoPreviews
        content.changes = [
            GalleryChange(id: "a1", title: "text changed", snapshots: []),
            GalleryChange(
                id: "b2", title: "frame changed", snapshots: ["Autosize/iphone-1.portrait"]),
        ]
        let index = GalleryIndex(content)
        #expect(index.changes.map(\.id) == ["a1", "b2"])
        #expect(index.snapshots.map(\.changes) == [nil, [1], nil, nil, nil])
    }

    @Test func snapshotsReferToTheirIssues() {
        var content = Fixtures.twoPreviews
        let frame = GalleryRectangle(x: 1, y: 2, width: 3, height: 4)
        content.previews[0].issues = [
            GalleryIssue(rule: "misplaced-view", severity: "note", message: "A", isOnCanvas: true)
        ]
        content.previews[1].issues = [
            GalleryIssue(
                rule: "view-off-screen", severity: "error", message: "B",
                frames: [Fixtures.configuration("iphone-1.portrait"): [frame]])
        ]
        let index = GalleryIndex(content)
        #expect(index.issues.map(\.preview) == [0, 1])
        #expect(index.issues.map(\.onCanvas) == [true, nil])
        #expect(
            index.snapshots.map(\.issues) == [
                nil, nil, nil, nil, [GalleryIndex.ShownIssue(issue: 1, frames: [frame])],
            ])
    }

    @Test func fileHasTheGeneratorFirstAndAnEntryPerLine() throws {
        let json = try Fixtures.file("index.json", of: Fixtures.twoPreviews)
        #expect(json.hasPrefix(#"{"generator":"contactsheet 1","#))
        #expect(json.components(separatedBy: "\n").filter { $0.contains("\"image\"") }.count == 5)
        let index = try JSONDecoder().decode(GalleryIndex.self, from: Data(json.utf8))
        #expect(index == GalleryIndex(Fixtures.twoPreviews))
    }
}
