import Foundation
import ObjectiveCRuntime

/// Previews of a module.
public struct LinkedPreviews: LinkedDeclaration {
    fileprivate let make: @MainActor @Sendable () -> [DeclaredPreview]

    public init(make: @escaping @MainActor @Sendable () -> [DeclaredPreview]) {
        self.make = make
    }
}

extension DeclaredPreview {
    /// The previews that the modules of this executable declare with `#Preview`, by file and line.
    public static var all: [DeclaredPreview] {
        LinkedDeclarations.all(LinkedPreviews.self).flatMap { $0.make() }
            .sorted { ($0.fileID, $0.line) < ($1.fileID, $1.line) }
    }
}
