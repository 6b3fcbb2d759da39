import ContactSheetDevices
import ContactSheetPreviews
import Foundation
import Testing
import UIKit

@testable import ContactSheetSnapshots

/// Source: decision. A file in the place of a reference is named as what it is.
@MainActor @Suite struct DamagedReferenceTests {
    private struct Found: Equatable {
        let failure: String?
        let isRecorded: Bool
    }

    private let outcome = Preview("Box") { UIViewController() }
        .outcome(in: Configuration.all(Device.named(["iphone-8"]))[0])

    /// Records a reference, replaces its text, and returns the result of a comparison, and whether
    /// recording replaces the file.
    private func result(
        _ format: ReferenceFormat = .svg, _ edit: (Data) -> Data
    ) throws -> Found {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let store = SnapshotStore(directory: folder, format: format)
        func run(_ policy: SnapshotTest.Policy) throws -> SnapshotOutcome.Verdict {
            try SnapshotTest(store: store, policy: policy, environment: [:])
                .outcome(of: outcome).verdict
        }
        #expect(try run(.record) == .new)
        let url = store.url(outcome.id)
        try edit(Data(contentsOf: url)).write(to: url)
        guard case .failed(let reason) = try run(.compare) else {
            return Found(failure: nil, isRecorded: false)
        }
        let isRecorded = try run(.record) == .new
        #expect(try run(.compare) == (isRecorded ? .same : .failed(reason)))
        return Found(
            failure: reason.replacing(url.relativePath, with: "FILE"), isRecorded: isRecorded)
    }

    @Test(arguments: [ReferenceFormat.svg, .png])
    func aPointerOfGitLFS(format: ReferenceFormat) throws {
        let found = try result(format) { _ in
            Data("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n".utf8)
        }
        #expect(found.failure == "FILE: is a Git LFS pointer — run `git lfs pull`")
        #expect(!found.isRecorded)
    }

    @Test(arguments: ["<metadata>", "</metadata>"])
    func conflictMarkers(place: String) throws {
        let found = try result { file in
            let text = String(decoding: file, as: UTF8.self)
            return Data(
                text.replacing(place, with: "\n<<<<<<< HEAD\n\(place)\n=======\n>>>>>>> a\n").utf8)
        }
        let failure = try #require(found.failure)
        let parts = failure.split(separator: ":", maxSplits: 2)
        #expect(
            parts.last
                == " contains merge conflict markers — resolve the conflict, or record it again")
        #expect(found.isRecorded)
    }

    @Test func conflictingPointersAreRecordedAgain() throws {
        let found = try result(.png) { _ in
            Data("version https://git-lfs.github.com/spec/v1\n<<<<<<< A\n=======\n>>>>>>> B\n".utf8)
        }
        #expect(
            found.failure
                == "FILE:2: contains merge conflict markers — resolve the conflict, or record it again"
        )
        #expect(found.isRecorded)
    }

    @Test func otherFiles() throws {
        let page = try result { _ in Data("<!doctype html><p>Not found".utf8) }
        #expect(
            page.failure
                == "FILE: is an HTML page, such as that of a server's error — replace it with the file"
        )
        #expect(!page.isRecorded)
        let restore = "restore it from version control, or record it again"
        let empty = try result { _ in Data() }
        #expect(empty == Found(failure: "FILE: is empty — \(restore)", isRecorded: true))
        for format in ReferenceFormat.allCases {
            let cut = try result(format) { $0.dropLast(40) }
            #expect(cut == Found(failure: "FILE: is truncated — \(restore)", isRecorded: true))
        }
    }
}
