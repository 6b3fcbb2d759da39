import Foundation

/// The views that a navigation bar makes itself, and what it found out when it placed them.
@MainActor final class NavigationBarContent {
    let title = UILabel()
    let subtitle = UILabel()
    let prompt = UILabel()
    let largeTitle = UILabel()
    let back = BarButtonView()
    /// The items' views that stand in the bar.
    var shown: [UIView] = []
    var capsules: [BarCapsule] = []

    init() {
        for label in [prompt, title, subtitle] { label.textAlignment = .center }
    }
}
