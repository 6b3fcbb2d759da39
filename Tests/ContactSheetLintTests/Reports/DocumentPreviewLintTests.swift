import ContactSheetPreviews
import Foundation
import InterfaceBuilder
import Testing

@testable import ContactSheetLint

/// Source: the report of `lint` for the same document, given as a file.
@MainActor @Suite struct DocumentPreviewLintTests {
    private static let document = URL(fileURLWithPath: #filePath)
        .appendingPathComponent(
            "../../../../Sources/ContactSheetSamples/Documents/Lecture.storyboard"
        )
        .standardizedFileURL
    private let configurations = Configuration.all(Device.named(["iphone-6s", "iphone-x"]))

    private func lines(_ previews: [Preview]) -> [String] {
        let issues = LayoutInspection(previews: previews, configurations: configurations)().issues
        let report = LintReport(
            issues: issues, previews: previews.map(\.name), configurations: configurations,
            version: "1.0.0")
        return LintList.text(of: report).split(separator: "\n").map(String.init)
    }

    @Test func previewsInCodeReportWhatTheirDocumentReports() throws {
        let files = try DocumentPreviews(at: [Self.document.path]).previews
        let code = files.map { file in
            Preview(file.name, document: Self.document, scene: file.source?.scene.id)
        }
        #expect(files.count > 5)
        #expect(code.compactMap(\.source?.path) == files.compactMap(\.source?.path))
        #expect(code.map(\.source?.surroundings) == files.map(\.source?.surroundings))
        let expected = lines(files)
        #expect(expected.count > 10)
        #expect(expected.contains { $0.contains("Lecture.storyboard:") })
        #expect(lines(code) == expected)
    }

    @Test func aDocumentThatCannotBeReadHasNoSource() {
        #expect(Preview("Nowhere", document: URL(fileURLWithPath: "/no/file.xib")).source == nil)
        #expect(Preview("No scene", document: Self.document, scene: "No scene").source == nil)
    }
}
