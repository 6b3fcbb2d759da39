import ContactSheetDevices

/// The orientation of the interface; left and right name the side of the home button.
public enum UIInterfaceOrientation: Int, Sendable, Hashable {
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    public init(_ orientation: Orientation) {
        switch orientation {
        case .portrait: self = .portrait
        case .portraitUpsideDown: self = .portraitUpsideDown
        case .landscapeLeft: self = .landscapeLeft
        case .landscapeRight: self = .landscapeRight
        }
    }

    /// Creates the orientation of an interface that follows the device, or `nil` for a device that
    /// lies flat.
    public init?(_ device: UIDeviceOrientation) {
        switch device {
        case .portrait: self = .portrait
        case .portraitUpsideDown: self = .portraitUpsideDown
        case .landscapeLeft: self = .landscapeRight
        case .landscapeRight: self = .landscapeLeft
        case .unknown, .faceUp, .faceDown: return nil
        }
    }

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The orientation of the device: if the device is rotated to the right, the interface is rotated
/// to the left.
public enum UIDeviceOrientation: Int, Sendable, Hashable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public init(_ interface: UIInterfaceOrientation) {
        switch interface {
        case .unknown: self = .unknown
        case .portrait: self = .portrait
        case .portraitUpsideDown: self = .portraitUpsideDown
        case .landscapeLeft: self = .landscapeRight
        case .landscapeRight: self = .landscapeLeft
        }
    }

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

public struct UIInterfaceOrientationMask: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    init(_ orientations: UIInterfaceOrientation...) {
        rawValue = orientations.reduce(0) { $0 | 1 << UInt($1.rawValue) }
    }

    public static let portrait = UIInterfaceOrientationMask(.portrait)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
    public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
    public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [
        .portrait, .landscape, .portraitUpsideDown,
    ]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
