import Foundation
import Testing

@testable import ContactSheet
@testable import ContactSheetGallery

/// Source: all dimensions of a configuration, as presented to programs and people.
@MainActor @Suite struct GalleryCommandTests {
    private func write(_ folder: URL, canvas: String) throws -> URL {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
            <view id="v"><rect key="frame" \(canvas)/><subviews>
            <button opaque="NO" buttonType="system" id="b">
            <rect key="frame" x="20" y="60" width="80" height="30"/>
            <state key="normal" title="Save"/></button></subviews></view></objects></document>
            """
        let url = folder.appending(path: "Form.xib")
        try Data(text.utf8).write(to: url)
        return url
    }

    private func gallery(
        canvas: String = #"x="0" y="0" width="375" height="667""#, _ arguments: String...
    ) async throws -> (entries: [Manifest.Entry], content: GalleryContent) {
        struct Whole: Decodable { let pictures: [Manifest.Entry] }
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try write(folder, canvas: canvas)
        let output = folder.appending(path: "Page")
        var command = try GalleryCommand.parse(
            [file.path, "-o", output.path, "--snapshots", folder.path + "/none"] + arguments)
        try await command.run()
        let manifest = try Data(contentsOf: output.appending(path: "manifest.json"))
        let page = try String(contentsOf: output.appending(path: "index.html"), encoding: .utf8)
        let json = try #require(page.components(separatedBy: #"type="application/json">"#).last)
            .components(separatedBy: "</script>")[0]
        return (
            try JSONDecoder().decode(Whole.self, from: manifest).pictures,
            try JSONDecoder().decode(GalleryContent.self, from: Data(json.utf8))
        )
    }

    @Test func manifestAndPageContainEveryDimension() async throws {
        let (entries, content) = try await gallery(
            "--devices", "ipad-10", "--orientations", "landscape", "--multitasking", "half",
            "--appearance", "dark", "--text-size", "ax1", "--direction", "rtl", "--language", "fr",
            "--bold-text", "--contrast", "--ios", "17", "--perform", "tap Save")
        let entry = try #require(entries.first)
        #expect(entry.multitasking == "half" && entry.appearance == "dark")
        #expect(entry.textSize == "ax1" && entry.direction == "rtl" && entry.language == "fr")
        #expect(entry.boldText == true && entry.contrast == true)
        #expect(entry.iOS == "17" && entry.iOSLimit == "17")
        #expect(entry.performed == ["tap \"Save\""])
        #expect(entry.document == "Form.xib" && entry.scene == "v" && entry.designIdiom == nil)
        #expect(
            content.previews.flatMap(\.groups).map(\.key.label) == [
                "iPad · Landscape · Half · Dark · Accessibility medium text · Bold text"
                    + " · Increased contrast · Right to left · Language fr · iOS 17 or earlier"
                    + " · After: tap \"Save\""
            ])
    }

    /// A document for iPads is rendered on phones too, and the page and the manifest mark it.
    @Test func iPadDocumentsOnIPhonesAreMarked() async throws {
        let (entries, content) = try await gallery(
            canvas: #"x="0" y="0" width="768" height="1024""#, "--devices", "iphone-x,ipad-10",
            "--orientations", "portrait")
        #expect(entries.map(\.designIdiom) == ["pad", "pad"])
        #expect(
            content.previews.flatMap(\.groups).map(\.key.label) == [
                "iPhone · Portrait · Designed for iPad", "iPad · Portrait",
            ])
    }
}
