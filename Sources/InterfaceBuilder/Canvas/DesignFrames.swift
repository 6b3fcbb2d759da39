import Devices
import Foundation

/// Where the views of one root view lie on the canvas, each in its superview's space, in points.
public struct DesignFrames: Sendable {
    /// The id of the root view.
    public var root: String
    /// In document order.
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
