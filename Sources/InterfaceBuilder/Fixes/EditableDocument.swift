import Foundation

/// A document together with its text.
struct EditableDocument {
    let document: Document
    let map: SourceMap

    init(_ bytes: [UInt8], fileName: String) throws(FixError) {
        do throws(DocumentError) {
            document = try Document(data: Data(bytes), fileName: fileName)
        } catch {
            throw .document(error)
        }
        guard let map = SourceMap(bytes) else {
            throw .document(.malformed(file: fileName, line: 1))
        }
        self.map = map
    }

    /// Returns the document with the editor's changes.
    func edited(_ editor: SourceEditor) throws(FixError) -> EditableDocument {
        try EditableDocument(editor.result, fileName: document.fileName)
    }

    var usesAutoLayout: Bool { map.elements.first?["useAutolayout"] == "YES" }
}
