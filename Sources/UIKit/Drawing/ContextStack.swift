import ContactSheetDiagnostics
import Foundation

/// The graphics contexts that are open; `draw(_:)` uses the last one.
@MainActor enum ContextStack {
    struct Entry {
        /// The context, or `nil` if the size isn't valid for an image.
        var context: CGContext?
        var isImage: Bool
    }

    private static var entries: [Entry] {
        get { SimulatedSystem.current.contexts }
        set { SimulatedSystem.current.contexts = newValue }
    }

    static var current: CGContext? { entries.last?.context }

    /// Whether the last context is an image's.
    static var isImage: Bool { entries.last?.isImage == true }

    static func push(_ context: CGContext?, isImage: Bool) {
        entries.append(Entry(context: context, isImage: isImage))
    }

    /// Removes the last entry if it is of this kind.
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
