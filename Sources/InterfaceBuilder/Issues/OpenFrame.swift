import UIKit

/// A view whose frame the canvas's layout leaves open.
public struct OpenFrame: Sendable, Hashable {
    /// The view's object id.
    public let id: String
    /// The id of the root view in which it lies.
    public let root: String
    /// What nothing determines: constraints are missing.
    public let missing: Set<FramePart>
    /// What would be determined if two contents didn't want their sizes at the same priority.
    public let tied: Set<FramePart>

    /// `Need constraints for: X position`; nil where none are missing.
    public var missingText: String? {
        missing.isEmpty ? nil : "Need constraints for: \(missing.outlineWords)"
    }
}

@MainActor extension Document {
    /// The views on the document's own canvas whose frames are not determined, in tree order. Views
    /// that masks place, and arranged views whose stack determines them, are never among them.
    public func openFrames() -> [OpenFrame] {
        designViews(storedTextSizes: true, on: nil) { root, objects in
            objects.order.first?.view.openFrames(inRoot: root) ?? []
        }
        .flatMap { $0 }
    }
}

extension UIView {
    /// Those of the hierarchy; views that no element stands for are left out.
    func openFrames(inRoot root: String) -> [OpenFrame] {
        layoutAmbiguities.compactMap { ambiguity in
            guard let id = ambiguity.view.documentOrigin?.id else { return nil }
            return OpenFrame(
                id: id, root: root, missing: Set(ambiguity.missing.map(FramePart.init)),
                tied: Set(ambiguity.tied.map(FramePart.init)))
        }
    }
}
