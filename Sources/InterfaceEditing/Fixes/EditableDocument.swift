import Foundation
import InterfaceBuilder

/// A document together with its text.
struct EditableDocument {
    let document: Document
    let map: SourceMap

    init(_ bytes: [UInt8], fileName: String) throws(FixError) {
        do throws(DocumentError) {
            let tree = try DocumentParser(file: fileName).tree(Data(bytes))
            document = try Document(tree, fileName: fileName)
            map = SourceMap(bytes, tree)
        } catch {
            throw .document(error)
        }
    }

    /// Returns the document with the editor's changes.
    func edited(_ editor: SourceEditor) throws(FixError) -> EditableDocument {
        try EditableDocument(editor.result, fileName: document.fileName)
    }

    var usesAutoLayout: Bool { map.elements.first?["useAutolayout"] == "YES" }
}
