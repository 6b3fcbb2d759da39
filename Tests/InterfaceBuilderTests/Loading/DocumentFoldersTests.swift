import ContactSheetDiagnostics
import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

@MainActor @Suite struct DocumentFoldersTests {
    /// Source: this package's decision; a preview without the message has no explanation for its
    /// missing screen.
    @Test func eachPreviewReportsADocumentThatCannotBeRead() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("<document".utf8).write(to: folder.appending(path: "Main.storyboard"))
        Simulation.run {
            DocumentFolders.main.add(folder)
            let messages = (0..<2).map { _ in
                let (document, diagnostics) = Simulation.run {
                    DiagnosticLog.collecting { DocumentFolders.main.document("Main") }
                }
                #expect(document == nil)
                return diagnostics.map(\.severity)
            }
            #expect(messages == [[.error], [.error]])
        }
    }
}
