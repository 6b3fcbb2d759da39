import UIKit

/// The orientation of a canvas that simulated metrics specify.
enum SimulatedOrientation {
    /// Returns the orientation of a controller's or a view's own metrics, or `nil` if it has none.
    static func own(of element: Element) -> UIInterfaceOrientation? {
        element.child("simulatedOrientationMetrics", key: "simulatedOrientationMetrics")
            .map(orientation)
    }

    /// Returns the orientation of a document's metrics, which apply to all of its objects, or `nil`
    /// if it has none.
    static func standard(of document: Element) -> UIInterfaceOrientation? {
        document.child(key: "defaultSimulatedMetrics")?
            .child("simulatedOrientationMetrics", key: "orientation").map(orientation)
    }

    /// Returns the orientation of metrics; portrait isn't written.
    private static func orientation(of metrics: Element) -> UIInterfaceOrientation {
        switch metrics["orientation"] {
        case "portraitUpsideDown": .portraitUpsideDown
        case "landscapeLeft": .landscapeLeft
        case "landscapeRight": .landscapeRight
        default: .portrait
        }
    }
}
