import ContactSheetPreviews
import Foundation
import Testing

@testable import ContactSheetSnapshots

/// Source: metadata of references, written by hand.
@Suite struct EnvironmentChangeTests {
    private func metadata(_ environment: String...) throws -> SnapshotMetadata {
        let lines = ["contactsheet 2", "preview: A: B"] + environment
        return try #require(
            SnapshotMetadata(
                text: lines.joined(separator: "\n") + "\nviews:\n  UIWindow 0 0 1 1\n"))
    }

    @Test func changedFontFilesAreReported() throws {
        let old = try metadata("Cairo: 1.16.0", "Pango: 1.50", "Inter-Regular.otf: 0123")
        let new = try metadata("Cairo: 1.16.0", "Pango: 1.50", "Inter-Regular.otf: 4567")
        let changes = EnvironmentChange.all(from: old, to: new)
        #expect(
            changes.map(\.description) == [
                "environment: Inter-Regular.otf changed from 0123 to 4567"
            ])
        #expect(EnvironmentChange.all(from: old, to: old).isEmpty)
    }

    /// A snapshot that uses another font differs for that reason.
    @Test func differentFontsAreNotEnvironmentChanges() throws {
        let old = try metadata("Cairo: 1.16.0", "Inter-Regular.otf: 0123")
        let new = try metadata("Cairo: 1.16.0", "Inter-Bold.otf: 4567")
        #expect(EnvironmentChange.all(from: old, to: new).isEmpty)
    }
}
