import ContactSheetDevices
import Foundation

/// The frames of the views of one root view on the canvas, in points, each in its superview's
/// coordinate space.
public struct DesignFrames: Sendable {
    /// The ID of the root view.
    public var root: String
    /// The frames by the views' IDs, in document order.
    public var frames: [(id: String, frame: CGRect)]
}

/// A canvas other than the document's own.
public struct CanvasChoice: Sendable {
    public var device: Device
    public var isLandscape: Bool

    public init(device: Device, isLandscape: Bool) {
        self.device = device
        self.isLandscape = isLandscape
    }
}
