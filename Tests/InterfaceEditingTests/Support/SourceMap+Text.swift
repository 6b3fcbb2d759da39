import Foundation

@testable import InterfaceBuilder
@testable import InterfaceEditing

extension SourceMap {
    /// Creates a map of a text.
    init(text: String) throws {
        self.init(Array(text.utf8), try DocumentParser(file: "Test.xib").tree(Data(text.utf8)))
    }
}
