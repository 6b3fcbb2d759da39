import Foundation

public enum UIModalPresentationStyle: Int, Sendable {
    case automatic = -2
    case none = -1
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen
    case overCurrentContext, popover

    /// What `automatic` stands for: a page sheet since iOS 13, the full screen before (documented
    /// with `UIModalPresentationStyle.automatic`).
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

/// How a presented view comes; pictures show where it ends.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
