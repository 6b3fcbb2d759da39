import Foundation
import InterfaceBuilder

extension Preview {
    /// The scenes of the documents at `paths`: files, or folders searched for documents.
    public static func documents(at paths: [String]) throws -> [Preview] { [] }
}
