import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: documents that Xcode saved, from public repositories.
@MainActor struct CorpusTests {
    @Test(.enabled(if: Corpus.folder != nil, Comment(rawValue: Corpus.absence)))
    func everyDocumentBuildsEachOfItsScenes() throws {
        let folder = try #require(Corpus.folder)
        let urls = try Document.find(in: [folder])
        #expect(!urls.isEmpty)
        for url in urls {
            let document = try Document(contentsOf: url)
            let pictured = document.scenes.filter(\.hasPicture)
            #expect(!pictured.isEmpty, "\(url.path)")
            #expect(Set(pictured.map(\.name)).count == pictured.count, "\(url.path)")
            for scene in pictured {
                let (view, _) = DiagnosticLog.collecting {
                    document.makeViewController(for: scene).view
                }
                #expect(view != nil, "\(url.path)")
            }
        }
    }
}
