import Foundation

public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none = -1
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
    case overCurrentContext, popover

    /// The style with `automatic` resolved: a page sheet from iOS 13 on, full screen before
    /// (documented with `UIModalPresentationStyle.automatic`).
    @MainActor var resolved: UIModalPresentationStyle {
        switch self {
        case .automatic: UIScreen.main.era < .dark ? .fullScreen : .pageSheet
        case .none: .fullScreen
        default: self
        }
    }

    var isSheet: Bool { self == .pageSheet || self == .formSheet }
    var staysInContext: Bool { self == .currentContext || self == .overCurrentContext }
}

/// The animation of a presentation; only its final state is rendered.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
