import Foundation

/// A preview that a source file declares with `#Preview`.
@preconcurrency @MainActor public struct DeclaredPreview {
    /// How a preview is shown.
    public enum Trait: Sendable, Hashable {
        case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
        case defaultLayout, sizeThatFitsLayout
        case fixedLayout(width: CGFloat, height: CGFloat)
    }

    public let name: String?
    public let traits: [Trait]
    /// The module and file, such as `Accounts/Login.swift`.
    public let fileID: String
    public let line: Int
    /// The comments above the declaration that begin with `contactsheet:`.
    public private(set) var notes: [String] = []
    /// What the gallery says about the preview, or `nil` for nothing.
    public private(set) var explanation: String?
    /// Creates the preview's controller.
    public let make: @MainActor () -> UIViewController

    /// Creates a preview of a controller.
    public init(
        _ name: String? = nil, traits: Trait..., fileID: String = #fileID, line: Int = #line,
        body: @escaping @MainActor () -> UIViewController
    ) {
        (self.name, self.traits, self.fileID, self.line) = (name, traits, fileID, line)
        guard let size = PreviewSize(traits) else {
            make = body
            return
        }
        make = { PreviewCanvas(body(), size) }
    }

    /// Creates a preview of a view, in the middle of a controller's view.
    public init(
        _ name: String? = nil, traits: Trait..., fileID: String = #fileID, line: Int = #line,
        body: @escaping @MainActor () -> UIView
    ) {
        (self.name, self.traits, self.fileID, self.line) = (name, traits, fileID, line)
        make = { PreviewCanvas(body(), PreviewSize(traits) ?? .fitting) }
    }

    /// Returns the preview with a text that the gallery shows.
    public func explained(_ text: String) -> DeclaredPreview {
        var preview = self
        preview.explanation = text
        return preview
    }

    /// Returns the preview with comments above its declaration.
    public func noting(_ notes: [String]) -> DeclaredPreview {
        var preview = self
        preview.notes = notes
        return preview
    }
}
