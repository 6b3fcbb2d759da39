/// The orientation of the interface. In `landscapeRight`, the home button is on the right.
public enum Orientation: String, Codable, Sendable, CaseIterable, Comparable {
    case portrait
    case portraitUpsideDown = "upside-down"
    case landscapeLeft = "landscape-left"
    case landscapeRight = "landscape-right"

    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    private var rank: Int {
        switch self {
        case .portrait: 0
        case .portraitUpsideDown: 1
        case .landscapeLeft: 2
        case .landscapeRight: 3
        }
    }

    /// The order of the cases.
    public static func < (left: Orientation, right: Orientation) -> Bool {
        left.rank < right.rank
    }
}
