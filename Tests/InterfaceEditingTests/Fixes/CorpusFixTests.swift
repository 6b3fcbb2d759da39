import ContactSheetDiagnostics
import Foundation
import Testing

@testable import InterfaceBuilder
@testable import InterfaceEditing

/// Tests properties of documents that Xcode saved.
@MainActor @Suite(.enabled(if: Corpus.folder != nil, Comment(rawValue: Corpus.absence)))
struct CorpusFixTests {
    /// Returns every `step`th document with its bytes.
    private func documents(every step: Int) throws -> [(name: String, data: Data)] {
        try Document.find(in: [try #require(Corpus.folder)]).enumerated()
            .filter { $0.offset % step == 0 }
            .map { ($0.element.lastPathComponent, try Data(contentsOf: $0.element)) }
    }

    /// Returns the fixed document; `nil` for documents without Auto Layout.
    private func fixed(_ data: Data, _ name: String, _ fix: LayoutFix) throws -> Data? {
        guard String(decoding: data, as: UTF8.self).contains("useAutolayout=\"YES\"") else {
            return nil
        }
        return try DocumentFixer(data: data, fileName: name).fixed(fix).data
    }

    /// Returns the views with missing constraints, except views that are kept in place. Hidden
    /// views are excluded: a stack view doesn't position them, constraints can't either, and Xcode
    /// itself marks them with `ambiguous="YES"`.
    private func open(_ data: Data, _ name: String) throws -> [String] {
        let document = try Document(data: data, fileName: name)
        let hidden = String(decoding: data, as: UTF8.self).components(separatedBy: "\n")
            .filter { $0.contains("hidden=\"YES\"") }
        return DiagnosticLog.collecting { document.ambiguousFrames() }.0
            .filter { !$0.missing.isEmpty }.map(\.id)
            .filter { id in !hidden.contains { $0.contains(" id=\"\(id)\"") } }
    }

    @Test func updatingFramesIsIdempotent() throws {
        for (name, data) in try documents(every: 4) {
            guard let after = try fixed(data, name, .updateFrames), after != data else { continue }
            #expect(withoutFrames(after) == withoutFrames(data), "\(name)")
            #expect(try fixed(after, name, .updateFrames) == after, "\(name)")
        }
    }

    /// Returns the lines without stored frames and their markers.
    private func withoutFrames(_ data: Data) -> [String] {
        String(decoding: data, as: UTF8.self).components(separatedBy: "\n").map { line in
            let isFrame = ["<rect key=\"frame\"", "<frame key=\"frameInset\""].contains {
                line.trimmingCharacters(in: .whitespaces).hasPrefix($0)
            }
            return isFrame ? "" : line.replacingOccurrences(of: " misplaced=\"YES\"", with: "")
        }
    }

    @Test func addedConstraintsResolveAmbiguity() throws {
        for (name, data) in try documents(every: 4) {
            guard let after = try fixed(data, name, .addMissing), after != data else { continue }
            #expect(try open(after, name) == [], "\(name)")
            #expect(try fixed(after, name, .addMissing) == after, "\(name)")
        }
    }

    @Test func suggestedConstraintsResolveAmbiguity() throws {
        for (name, data) in try documents(every: 16) {
            guard let after = try fixed(data, name, .resetToSuggested) else { continue }
            #expect(try open(after, name) == [], "\(name)")
        }
    }
}
