import ContactSheetDevices
import ContactSheetDiagnostics
import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Tests properties of documents that Xcode saved.
@MainActor @Suite(.enabled(if: Corpus.folder != nil, Comment(rawValue: Corpus.absence)))
struct CorpusFramesTests {
    private func documents() throws -> [Document] {
        try Document.find(in: [try #require(Corpus.folder)]).map { try Document(contentsOf: $0) }
    }

    /// Returns the root views after layout, by ID.
    private func roots(of document: Document, on canvas: CanvasChoice?) -> [String: Element] {
        document.onCanvas(canvas, storedTextSizes: true) { context in
            let roots = document.objectGroups.flatMap { DesignRoot.all(of: $0) }
                .map { $0.view.resolved(for: context.traits) }
            return Dictionary(roots.map { ($0.id ?? "", $0) }) { first, _ in first }
        }
    }

    private func ids(of view: Element) -> [String] {
        [view.id].compactMap { $0 } + view.childViews.flatMap(ids)
    }

    /// `nil` means the documents' own canvases.
    @Test(arguments: [nil, "ipad-mini-6"])
    func framesSatisfyRequiredConstraints(_ slug: String?) throws {
        let canvas = try slug.map {
            CanvasChoice(device: try #require(Device.named($0)), isLandscape: true)
        }
        var checked = 0
        for document in try documents() {
            let (frames, diagnostics) = DiagnosticLog.collecting {
                document.designFrames(storedTextSizes: true, on: canvas)
            }
            let left = Set(diagnostics.map(\.location))
            let roots = roots(of: document, on: canvas)
            for root in frames {
                let numbers = root.frames.flatMap {
                    [$0.frame.minX, $0.frame.minY, $0.frame.width, $0.frame.height]
                }
                #expect(numbers.filter { !$0.isFinite }.isEmpty, "\(document.fileName)")
                guard let element = roots[root.root] else { continue }
                #expect(root.frames.map(\.id) == ids(of: element), "\(document.fileName)")
                for relation in StatedRelations(of: element, root.frames).all
                where !left.contains("\(document.fileName):\(relation.line)") {
                    checked += 1
                    #expect(
                        relation.excess <= relation.tolerance,
                        "\(document.fileName):\(relation.line) \(relation.id)")
                }
            }
        }
        #expect(checked > 7000)
    }

    @Test func framesDoNotDependOnTheOrderOfConstraints() throws {
        let some = try documents().enumerated().filter { $0.offset % 4 == 0 }.map(\.element)
        func lines(_ document: Document) -> [String] {
            DiagnosticLog.collecting { document.designFrames() }.0.flatMap(\.frames)
                .map { "\($0.id) \($0.frame)" }
        }
        let first = some.map(lines)
        let second = Array(some.reversed().map(lines).reversed())
        #expect(first == second)
    }
}
