import Foundation

extension UISplitViewController {
    public enum Style: Int, Sendable {
        /// The style that uses `viewControllers`, the only one up to iOS 13.
        case unspecified
        case doubleColumn, tripleColumn
    }

    public enum Column: Int, Sendable {
        case primary, supplementary, secondary, compact
        /// The column at the trailing edge, from iOS 26 on.
        case inspector
    }

    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
        case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary

        // The names of iOS 8 to 13.
        public static let primaryHidden = DisplayMode.secondaryOnly
        public static let allVisible = DisplayMode.oneBesideSecondary
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }

    public enum SplitBehavior: Int, Sendable {
        case automatic, tile, overlay, displace
    }

    public enum DisplayModeButtonVisibility: Int, Sendable {
        case automatic, never, always
    }

    public enum PrimaryEdge: Int, Sendable {
        case leading, trailing
    }

    public enum BackgroundStyle: Int, Sendable {
        case none, sidebar
    }
}

extension UISplitViewController.DisplayMode {
    /// The number of columns that the mode shows with the secondary one, or `nil` for `automatic`.
    var sidebarCount: Int? {
        switch self {
        case .automatic: nil
        case .secondaryOnly: 0
        case .oneBesideSecondary, .oneOverSecondary: 1
        case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
        }
    }

    /// The behavior that the mode belongs to, or `nil` if several have it.
    var behavior: UISplitViewController.SplitBehavior? {
        switch self {
        case .automatic, .secondaryOnly: nil
        case .oneBesideSecondary, .twoBesideSecondary: .tile
        case .oneOverSecondary, .twoOverSecondary: .overlay
        case .twoDisplaceSecondary: .displace
        }
    }
}

extension UISplitViewController.SplitBehavior {
    /// Returns the mode with this number of columns next to the secondary one (documented with
    /// `UISplitViewController.SplitBehavior`).
    func mode(sidebars: Int) -> UISplitViewController.DisplayMode {
        switch (self, sidebars) {
        case (_, ...0): .secondaryOnly
        case (.overlay, 1): .oneOverSecondary
        case (_, 1): .oneBesideSecondary
        case (.overlay, _): .twoOverSecondary
        case (.displace, _): .twoDisplaceSecondary
        default: .twoBesideSecondary
        }
    }
}

/// A coder that provides the style of the split view that is created with it.
package protocol SplitStyleCoder: NSCoder {
    var splitStyle: UISplitViewController.Style { get }
}
