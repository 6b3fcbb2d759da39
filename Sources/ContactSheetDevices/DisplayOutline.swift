/// The shape of a display's visible part: its rounded corners and the housing of its sensors.
///
/// Devices that share a snapshot have equal outlines.
public struct DisplayOutline: Sendable, Hashable {
    /// The size in points, in portrait.
    public var size: Size
    /// The radius of the corners in points.
    public var cornerRadius: Double
    public var cutout: Cutout
    /// The size of the cutout in points, in portrait.
    public var cutoutSize: Size
    /// The distance of the cutout from the top of the display in points, in portrait.
    public var cutoutTop: Double

    public init(
        size: Size, cornerRadius: Double, cutout: Cutout = .none, cutoutSize: Size = Size(0, 0),
        cutoutTop: Double = 0
    ) {
        self.size = size
        self.cornerRadius = cornerRadius
        self.cutout = cutout
        self.cutoutSize = cutoutSize
        self.cutoutTop = cutoutTop
    }
}

extension Device {
    /// The outline of the display, or `nil` if it is a plain rectangle.
    public var outline: DisplayOutline? {
        // Devices of one class may have different corners, as the iPad 10 and the iPad Air have.
        let sameDisplays = Device.all.filter {
            $0.size == size && $0.nativePixels == nativePixels && $0.cornerRadius > 0
        }
        let radius = sameDisplays.map(\.cornerRadius).min() ?? 0
        guard radius > 0 else { return nil }
        var outline = DisplayOutline(size: size, cornerRadius: radius)
        if let (size, top) = display.housing.cutoutFrame {
            (outline.cutout, outline.cutoutSize, outline.cutoutTop) = (cutout, size, top)
        }
        return outline
    }
}

extension SensorHousing {
    /// The size of the cutout in portrait and its distance from the top, in points; `nil` if there is
    /// none, or if its place is unknown (decisions: Documentation/Devices.md 7).
    var cutoutFrame: (size: Size, top: Double)? {
        switch self {
        case .notch(let top, _, _):
            switch top {
            case ...44: (Size(209, 30), 0)
            case 48: (Size(230, 33), 0)
            default: (Size(163, 33), 0)
            }
        case .island(let top, _): (Size(125, 37), top - 48)
        case .homeButtonPhone, .homeButtonPad, .roundedPad, .strip: nil
        }
    }
}
