import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: frames that Xcode stored in public documents. Each document of `FrameCorpus` cites the
/// one that it was reduced from.
@MainActor struct FrameCorpusTests {
    /// Stored numbers are exact to pixels, and thirds are written with at least ten digits.
    private static let tolerance: CGFloat = 0.01

    @Test("layout gives the stored frames", arguments: FrameDocument.all)
    func layoutMatchesStoredFrames(_ document: FrameDocument) throws {
        let stored = try document.stored().storedFrames
        #expect(!stored.isEmpty, "\(document.name) stores no frame that layout determines")
        let frames = try document.withoutFrames().frames(storedTextSizes: !document.measuresTexts)
        let known = document.knownDifferences
        #expect(known.keys.allSatisfy { stored[$0] != nil }, "\(document.name): \(known.keys)")
        for (id, expected) in stored.sorted(by: { $0.key < $1.key }) {
            let frame = try #require(frames[id], "\(document.name): no view \(id)")
            let compare = {
                #expect(
                    Self.distance(frame, expected) <= Self.tolerance,
                    """
                    \(document.name): \(id) is at \(Self.text(frame)), and Xcode stored \
                    \(Self.text(expected)). Rule: \(document.rule)
                    """)
            }
            if let reason = known[id] {
                withKnownIssue("\(document.name): \(id): \(reason)", compare)
            } else {
                compare()
            }
        }
    }

    @Test("each document cites its source", arguments: FrameDocument.all)
    func citesItsSource(_ document: FrameDocument) {
        #expect(document.rule.hasSuffix("."), "\(document.name) has no rule")
        let source = document.header["Reduced from"] ?? ""
        let licenses = ["(MIT)", "(Apache-2.0)", "(BSD)"]
        #expect(licenses.contains { source.hasSuffix($0) }, "\(document.name): \(source)")
        #expect(document.header["Path"]?.isEmpty == false, "\(document.name) has no path")
        #expect(
            document.header["Interface Builder"]?.contains("; canvas: ") == true,
            "\(document.name) has no version or canvas")
    }

    @Test func thereAreAtLeastSixtyDocuments() {
        #expect(FrameDocument.all.count >= 60)
    }

    private static func distance(_ a: CGRect, _ b: CGRect) -> CGFloat {
        max(
            abs(a.minX - b.minX), abs(a.minY - b.minY), abs(a.width - b.width),
            abs(a.height - b.height))
    }

    private static func text(_ frame: CGRect) -> String {
        [frame.minX, frame.minY, frame.width, frame.height]
            .map { String(format: "%g", $0) }.joined(separator: ", ")
    }
}
