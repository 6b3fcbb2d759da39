import UIKit

/// One of the four values that a layout has to determine for a view.
public enum FramePart: Int, Sendable, Hashable, CaseIterable {
    case x, width, y, height

    init(_ quantity: FrameQuantity) {
        switch quantity {
        case .minX: self = .x
        case .width: self = .width
        case .minY: self = .y
        case .height: self = .height
        }
    }
}

extension Set<FramePart> {
    /// The missing values as Interface Builder's outline names them. An ambiguous length could also
    /// be determined by another edge, so the text names the position, too
    /// (Documentation/LayoutIssues.md 2).
    var outlineText: String {
        let horizontal = axisText("X position", .x, "width", .width)
        let vertical = axisText("Y position", .y, "height", .height)
        return [horizontal, vertical].compactMap { $0 }.joined(separator: ", ")
    }

    /// The axes as the issue navigator names them: `Horizontal position is ambiguous for …`.
    var axes: [String] {
        let horizontal = contains(.x) || contains(.width)
        let vertical = contains(.y) || contains(.height)
        return (horizontal ? ["Horizontal"] : []) + (vertical ? ["Vertical"] : [])
    }

    private func axisText(
        _ place: String, _ minimum: FramePart, _ size: String, _ length: FramePart
    ) -> String? {
        if contains(length) { return "\(place) or \(size)" }
        return contains(minimum) ? place : nil
    }
}
