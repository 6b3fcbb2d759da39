import ContactSheetDevices
import ContactSheetPreviews
import Foundation
import Testing
import UIKit

@testable import ContactSheet

/// Source: the sizes of pages and screens, at a quarter of a point for each point of a screen.
@MainActor @Suite struct PrintedSheetTests {
    private let screens = Configuration.all(Device.named(["iphone-8"]))
        .filter { $0.orientation == .portrait }

    private func pdf(
        _ previews: [Preview], _ configurations: [Configuration], failed: Set<SnapshotID> = []
    ) throws -> [UInt8] {
        let sheet = PrintedSheet(
            title: "Title", path: "",
            sections: previews.map {
                PrintedSheet.Section(
                    preview: $0.name, note: $0.note, configurations: configurations)
            }, failed: failed)
        return try sheet.pdf(of: sheet.pages, from: PreviewSource(previews))
    }

    private func pages(_ previews: Int, _ configurations: [Configuration]) throws -> Int {
        let bytes = try pdf(
            (0..<previews).map { number in Preview("Screen \(number)") { UIView() } },
            configurations)
        let text = String(decoding: bytes, as: Unicode.ASCII.self)
        #expect(text.hasPrefix("%PDF-"))
        return text.matches(of: /\/Type \/Page[^s]/).count
    }

    /// A preview with one row takes 20 + 166.75 + 24 + 14 points of 770.
    @Test func previewsFillPages() throws {
        #expect(try pages(1, screens) == 1)
        #expect(try pages(3, screens) == 1)
        #expect(try pages(4, screens) == 2)
        #expect(try pages(7, screens) == 3)
    }

    /// A row has space for 4 screens of 93.75 points and 14 points between them, a page for 3 rows.
    @Test func screensFillRows() throws {
        #expect(try pages(1, Array(repeating: screens[0], count: 12)) == 1)
        #expect(try pages(1, Array(repeating: screens[0], count: 13)) == 2)
    }

    @Test func aRunWithoutSnapshotsIsOnePage() throws {
        #expect(try pages(0, screens) == 1)
    }

    @Test func screensThatFailLeaveASpace() throws {
        struct Failure: Error {}
        let preview = Preview("Fails") { () throws -> UIView in throw Failure() }
        #expect(try !pdf([preview], screens).isEmpty)
    }

    /// A screen that ended its process isn't recorded again.
    @Test func screensThatHaveFailedArentRecorded() throws {
        let preview = Preview("Fails") { () throws -> UIView in fatalError() }
        let failed = SnapshotID(preview, screens[0])
        #expect(try !pdf([preview], [screens[0]], failed: [failed]).isEmpty)
    }
}
