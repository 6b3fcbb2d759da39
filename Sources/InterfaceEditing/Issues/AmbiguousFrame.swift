import InterfaceBuilder
import UIKit

/// A view whose layout is ambiguous on the canvas.
///
/// To distinguish missing constraints from equal content priorities, contents are ordered by
/// preferences far below every priority. What is still ambiguous then is missing a constraint.
public struct AmbiguousFrame: Sendable, Hashable {
    /// The view's object ID.
    public let id: String
    /// The ID of the root view that contains the view.
    public let root: String
    /// The values that nothing determines, because constraints are missing.
    public let missing: Set<FramePart>
    /// The values that would be determined if the content priorities of two views weren't equal.
    public let tied: Set<FramePart>

    /// The text of Interface Builder's outline, such as `Need constraints for: X position`, or
    /// `nil` if none are missing.
    public var missingText: String? {
        missing.isEmpty ? nil : "Need constraints for: \(missing.outlineText)"
    }
}

@MainActor extension Document {
    /// Returns the views with ambiguous layout on the document's own canvas, in tree order. Views
    /// that autoresizing masks position and arranged views that a stack view determines are never
    /// ambiguous.
    public func ambiguousFrames() -> [AmbiguousFrame] {
        designViews(storedTextSizes: true, on: nil) { root, objects in
            objects.order.first?.view.ambiguousFrames(inRoot: root) ?? []
        }
        .flatMap { $0 }
    }
}

extension UIView {
    /// Returns the ambiguous views of the hierarchy. Views that weren't built from an element are
    /// omitted.
    ///
    /// - Parameter hasSize: Whether a view is treated as if it had an intrinsic content size.
    func ambiguousFrames(
        inRoot root: String, assumingSizesOf hasSize: (UIView) -> Bool = { _ in false }
    ) -> [AmbiguousFrame] {
        layoutAmbiguities(assumingSizesOf: hasSize).compactMap { ambiguity in
            guard let id = ambiguity.view.documentOrigin?.id else { return nil }
            return AmbiguousFrame(
                id: id, root: root, missing: Set(ambiguity.missing.map(FramePart.init)),
                tied: Set(ambiguity.tied.map(FramePart.init)))
        }
    }
}
