import Foundation
import UIKit

/// A user interaction with a screen. Views are named as for `ViewFinder`; lengths are in points.
public enum Interaction: Sendable, Hashable {
    case tap(String, times: Int = 1)
    case longPress(String, seconds: Double = 1)
    /// Touches the view, without lifting the finger afterward.
    case hold(String)
    /// Types into the view, or at the insertion point if the view is `nil`.
    case type(String, into: String? = nil)
    /// Selects the first occurrence of a text in a text view.
    case select(String, in: String)
    /// Scrolls by a distance, limited to the content. A positive `y` moves the content up.
    case scroll(String, by: CGPoint)
    /// Moves one finger slowly from the center of the view, or from a slider's thumb.
    case pan(String, by: CGPoint)
    case drag(String, onto: String)
    case swipe(String, to: SwipeDirection)
    case pinch(String, by: CGFloat)
    /// Rotates the view clockwise, in degrees.
    case rotate(String, by: CGFloat)
    /// Rotates the device. The orientation is that of the interface, as in a configuration's name.
    case turn(Orientation)
    /// Advances the time in seconds, instead of the second that otherwise passes after a step.
    case wait(Double)
    /// Sends a memory warning to the application, as the simulator's menu does.
    case memoryWarning

    public enum SwipeDirection: String, Sendable, Hashable, CaseIterable {
        case left, right, up, down
    }
}

/// A recorder for a sequence of interactions.
public struct InteractionScript: Sendable {
    public private(set) var steps: [Interaction] = []

    public mutating func tap(_ view: String, times: Int = 1) {
        steps.append(.tap(view, times: times))
    }

    public mutating func longPress(_ view: String, seconds: Double = 1) {
        steps.append(.longPress(view, seconds: seconds))
    }

    public mutating func hold(_ view: String) { steps.append(.hold(view)) }

    public mutating func type(_ text: String, into view: String? = nil) {
        steps.append(.type(text, into: view))
    }

    public mutating func select(_ text: String, in view: String) {
        steps.append(.select(text, in: view))
    }

    public mutating func scroll(_ view: String, by y: CGFloat) {
        steps.append(.scroll(view, by: CGPoint(x: 0, y: y)))
    }

    public mutating func scroll(_ view: String, x: CGFloat, y: CGFloat) {
        steps.append(.scroll(view, by: CGPoint(x: x, y: y)))
    }

    public mutating func pan(_ view: String, x: CGFloat = 0, y: CGFloat = 0) {
        steps.append(.pan(view, by: CGPoint(x: x, y: y)))
    }

    public mutating func drag(_ view: String, onto other: String) {
        steps.append(.drag(view, onto: other))
    }

    public mutating func swipe(_ view: String, to direction: Interaction.SwipeDirection) {
        steps.append(.swipe(view, to: direction))
    }

    public mutating func pinch(_ view: String, by scale: CGFloat) {
        steps.append(.pinch(view, by: scale))
    }

    public mutating func rotate(_ view: String, by degrees: CGFloat) {
        steps.append(.rotate(view, by: degrees))
    }

    public mutating func turn(_ orientation: Orientation) { steps.append(.turn(orientation)) }

    public mutating func wait(_ seconds: Double) { steps.append(.wait(seconds)) }

    public mutating func memoryWarning() { steps.append(.memoryWarning) }
}
