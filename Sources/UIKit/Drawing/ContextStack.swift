import Diagnostics
import Foundation

/// The contexts that drawing code has begun; `draw(_:)` finds the last one.
@MainActor enum ContextStack {
    private struct Entry {
        /// Nil for an image of a size that no image can have.
        var context: CGContext?
        var isImage: Bool
    }

    private static var entries: [Entry] = []

    static var current: CGContext? { entries.last?.context }

    /// Whether the last context is an image's.
    static var isImage: Bool { entries.last?.isImage == true }

    static func push(_ context: CGContext?, isImage: Bool) {
        entries.append(Entry(context: context, isImage: isImage))
    }

    /// Takes the last entry away where it is of the kind.
    static func pop(isImage: Bool) {
        if entries.last?.isImage == isImage {
            entries.removeLast()
        } else if isImage {
            DiagnosticLog.current.add(
                Diagnostic(
                    .warning, "UIGraphicsEndImageContext() called without an image context",
                    hint: "call it once for each UIGraphicsBeginImageContext"))
        }
    }
}
