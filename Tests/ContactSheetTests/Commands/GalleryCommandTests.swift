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

    /// A document with a label without constraints.
    private static let ambiguous = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" useAutolayout="YES"><objects>
        <view id="v"><rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="l">
        <rect key="frame" x="20" y="60" width="80" height="30"/></label>
        </subviews><constraints>
        <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top"
        constant="60" id="c"/></constraints></view></objects></document>
        """

    private func gallery(
        canvas: String = #"x="0" y="0" width="375" height="667""#, document: String? = nil,
        _ arguments: String...
    ) async throws -> (entries: [Manifest.Entry], index: GalleryIndex) {
        struct Whole: Decodable { let pictures: [Manifest.Entry] }
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try write(folder, canvas: canvas)
        if let document { try Data(document.utf8).write(to: file) }
        let output = folder.appending(path: "Page")
        var command = try GalleryCommand.parse(
            [file.path, "-o", output.path, "--snapshots", folder.path + "/none"] + arguments)
        try await command.run()
        let manifest = try Data(contentsOf: output.appending(path: "manifest.json"))
        let index = try Data(contentsOf: output.appending(path: "index.json"))
        return (
            try JSONDecoder().decode(Whole.self, from: manifest).pictures,
            try JSONDecoder().decode(GalleryIndex.self, from: index)
        )
    }

    @Test func manifestAndPageContainEveryDimension() async throws {
        let (entries, index) = try await gallery(
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
        let configuration = try #require(index.configurations.first)
        #expect(configuration.multitasking == "half" && configuration.appearance == "dark")
        #expect(configuration.textSize == "ax1" && configuration.direction == "rtl")
        #expect(configuration.language == "fr" && configuration.iOSLimit == "17")
        #expect(configuration.boldText && configuration.contrast)
        #expect(index.previews.map(\.steps) == [["tap \"Save\""]])
        #expect(index.previews.map(\.document) == ["Form.xib"])
    }

    /// A document for iPads is rendered on phones too, and the page and the manifest mark it.
    @Test func iPadDocumentsOnIPhonesAreMarked() async throws {
        let (entries, index) = try await gallery(
            canvas: #"x="0" y="0" width="768" height="1024""#, "--devices", "iphone-x,ipad-10",
            "--orientations", "portrait")
        #expect(entries.map(\.designIdiom) == ["pad", "pad"])
        #expect(index.previews.map(\.forPads) == [true])
    }

    /// Source: Documentation/Gallery.md 3.
    @Test func issuesAreThoseOfLint() async throws {
        let (_, index) = try await gallery(
            document: Self.ambiguous, "--devices", "iphone-8", "--orientations", "portrait")
        let issue = try #require(index.issues.first { $0.rule == "missing-constraints" })
        #expect(issue.severity == "error" && issue.onCanvas == true)
        #expect(issue.location?.hasSuffix("Form.xib:3") == true)
        #expect(issue.fix?.hasPrefix("\(Command.name) fix ") == true)
        #expect(issue.fix?.hasSuffix("Form.xib --add-missing --view l") == true)
    }

    /// Source: Documentation/Gallery.md 1 and 2.
    @Test func otherFilesAreWrittenOnRequest() async throws {
        let pdf = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).pdf")
        defer { try? FileManager.default.removeItem(at: pdf) }
        let (entries, index) = try await gallery(
            "--devices", "iphone-8", "--orientations", "portrait", "--png", "--pdf", pdf.path,
            "--url", "https://example.com/gallery")
        let picture = try #require(index.snapshots.first?.picture)
        #expect(picture.wholeMatch(of: /images\/[0-9a-f]{32}\.png/) != nil)
        #expect(entries.first?.files["png"] == picture)
        #expect(try Data(contentsOf: pdf).starts(with: Data("%PDF-".utf8)))
    }

    /// Source: Documentation/Gallery.md 2. Equal drawings are one file, and those of an earlier run are
    /// removed.
    @Test func filesAreNamedAfterTheirContents() async throws {
        let (entries, index) = try await gallery(
            "--devices", "iphone-8", "--orientations", "portrait", "--appearance", "light,dark")
        let snapshot = try #require(index.snapshots.first)
        #expect(entries.first?.files["svg"] == snapshot.image)
        #expect(entries.first?.files["thumbnail"] == snapshot.thumbnail)
        #expect(snapshot.image?.wholeMatch(of: /images\/[0-9a-f]{32}\.svg/) != nil)
        #expect(snapshot.tree?.wholeMatch(of: /trees\/[0-9a-f]{32}\.js/) != nil)
    }
}
