import UIKit

/// What the lecture's app does after each part of the demonstration.
enum DropitStage: String, CaseIterable {
    case falling = "1 Gravity"
    case colliding = "2 Collisions"
    case upright = "3 No rotation"
    case outlined = "9 Boundary"

    /// The lecture's first magnitude is 0.9, its last one 1.0.
    var gravity: CGFloat { isUpright ? 1 : 0.9 }

    var collides: Bool { self != .falling }

    /// Whether squares don't rotate, are moved to the grid, and are removed with a full row.
    var isUpright: Bool { self == .upright || self == .outlined }

    /// Whether a path around the squares at rest takes their place in collisions.
    var outlinesSettledSquares: Bool { self == .outlined }

    var note: String {
        switch self {
        case .falling: "Squares fall with a gravity of 0.9, and out of the screen."
        case .colliding: "Squares collide with one another and with the edges."
        case .upright:
            """
            Squares fall with a gravity of 1.0 and don't rotate. At the end of a collision they are \
            moved to the grid; a full row is removed.
            """
        case .outlined:
            """
            A path around the squares at rest is drawn, and is a boundary in their place: later \
            squares collide with the path.
            """
        }
    }
}
