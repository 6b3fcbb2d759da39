import Foundation
import ObjectiveCRuntime

/// A folder with documents, asset catalogs, and images of a module, which code finds by name.
public struct LinkedResources: LinkedDeclaration {
    private let folder: String

    /// - Parameter folder: The absolute path.
    public init(folder: String) { self.folder = folder }

    /// The folders of this executable's modules, by path.
    static var folders: [URL] {
        Set(LinkedDeclarations.all(LinkedResources.self).map(\.folder)).sorted()
            .map { URL(fileURLWithPath: $0, isDirectory: true) }
    }
}

/// Adds folders to those in which documents are found, for UIKit, which can't read documents.
package struct LinkedDocumentLoader: LinkedDeclaration {
    package let add: @MainActor @Sendable ([URL]) -> Void

    package init(add: @escaping @MainActor @Sendable ([URL]) -> Void) { self.add = add }
}
