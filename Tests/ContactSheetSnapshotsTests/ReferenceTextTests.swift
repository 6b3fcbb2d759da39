import ContactSheetPreviews
import Foundation
import Testing
import UIKit

@testable import ContactSheetSnapshots

/// Source: decision (Documentation/Snapshots.md).
@MainActor struct ReferenceTextTests {
    private func reference(_ text: String, _ format: ReferenceFormat) throws -> Data {
        let preview = Preview("A") { () -> UIView in
            let label = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
            label.text = text
            return label
        }
        let configuration = try #require(Configuration(name: "iphone-8.portrait"))
        return try format.paint(try preview.record(configuration))
    }

    @Test(arguments: [ReferenceFormat.svg, .png])
    func textsAndChanges(_ format: ReferenceFormat) throws {
        let old = try #require(ReferenceText(try reference("Old", format)))
        let new = try #require(ReferenceText(try reference("New", format)))
        #expect(old.text.contains("UILabel “Old” "))
        #expect(new.changes(from: old) == ["“New” label: text “Old” → “New”"])
        #expect(old.changes(from: old) == [])
    }

    @Test func otherFilesHaveNone() {
        #expect(ReferenceText(Data("<svg/>".utf8)) == nil)
    }
}
