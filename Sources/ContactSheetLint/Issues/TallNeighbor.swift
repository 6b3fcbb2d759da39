import CoreGraphics
import Foundation
import InterfaceBuilder
import UIKit

/// A view above or below another one that leaves too little space for it.
@MainActor struct TallNeighbor {
    private let neighbor: UIView
    private let isAbove: Bool
    private let height: CGFloat

    /// Returns the views of a screen that are at least a third as high as the screen: a decision.
    static func candidates(on screen: InspectedScreen) -> [UIView] {
        screen.views.filter { screen.frame(of: $0).height > screen.bounds.height / 3 }
    }

    /// Finds the tallest view on the way from the opposite edge of the screen to a view that is
    /// beyond the top or bottom edge, or returns `nil` if there is none.
    init?(
        of view: UIView, beyond edge: String, among candidates: [UIView],
        on screen: InspectedScreen
    ) {
        guard edge == "top" || edge == "bottom" else { return nil }
        let isAbove = edge == "bottom"
        let frame = screen.frame(of: view)
        let onTheWay = candidates.filter { candidate in
            guard !view.isDescendant(of: candidate) else { return false }
            let other = screen.frame(of: candidate)
            let isBefore = isAbove ? other.maxY <= frame.minY + 1 : other.minY >= frame.maxY - 1
            return isBefore && other.minX < frame.maxX && other.maxX > frame.minX
        }
        let heights = onTheWay.map { screen.frame(of: $0).height }
        guard let greatest = heights.max(), let index = heights.firstIndex(of: greatest) else {
            return nil
        }
        neighbor = onTheWay[index]
        self.isAbove = isAbove
        height = greatest
    }

    /// A hint such as “Cover” above it is 402 points high: limit its height, or use a scroll view.
    var hint: String {
        "\(neighbor.outlineName.quotedShort) \(isAbove ? "above" : "below") it is \(height.short) "
            + "points high: limit its height, or use a scroll view."
    }
}
