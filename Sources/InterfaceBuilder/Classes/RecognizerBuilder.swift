import UIKit

/// Creates gesture recognizers from elements.
@MainActor enum RecognizerBuilder {
    static func recognizer(_ element: Element) -> UIGestureRecognizer? {
        let recognizer = make(element)
        recognizer?.isEnabled = element.bool("enabled") ?? true
        return recognizer
    }

    private static func make(_ element: Element) -> UIGestureRecognizer? {
        switch element.name {
        case "tapGestureRecognizer":
            let tap = UITapGestureRecognizer()
            tap.numberOfTapsRequired = element.integer("numberOfTapsRequired") ?? 1
            tap.numberOfTouchesRequired = element.integer("numberOfTouchesRequired") ?? 1
            return tap
        // Interface Builder itself uses this spelling.
        case "pongPressGestureRecognizer", "longPressGestureRecognizer":
            let press = UILongPressGestureRecognizer()
            press.minimumPressDuration = element.double("minimumPressDuration") ?? 0.5
            return press
        case "swipeGestureRecognizer":
            let swipe = UISwipeGestureRecognizer()
            swipe.direction = direction(of: element)
            return swipe
        case "panGestureRecognizer": return UIPanGestureRecognizer()
        case "pinchGestureRecognizer": return UIPinchGestureRecognizer()
        case "rotationGestureRecognizer": return UIRotationGestureRecognizer()
        default: return nil
        }
    }

    private static func direction(of element: Element) -> UISwipeGestureRecognizer.Direction {
        let stored = element.child(key: "direction")
        let names: KeyValuePairs<String, UISwipeGestureRecognizer.Direction> = [
            "right": .right, "left": .left, "up": .up, "down": .down,
        ]
        let named = names.filter { stored?.bool($0.key) == true }.map(\.value)
        return named.isEmpty ? .right : named.reduce(into: []) { $0.formUnion($1) }
    }
}
