import Foundation
import UIKit

@testable import InterfaceBuilder

@MainActor extension Document {
    /// Returns the frames of all views on the canvas, by ID.
    func frames(
        storedTextSizes: Bool = false, on canvas: CanvasChoice? = nil
    ) -> [String: CGRect] {
        let roots = designFrames(storedTextSizes: storedTextSizes, on: canvas)
        return Dictionary(roots.flatMap(\.frames).map { ($0.id, $0.frame) }) { first, _ in first }
    }
}
