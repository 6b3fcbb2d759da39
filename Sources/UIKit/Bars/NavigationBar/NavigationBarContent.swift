import Foundation

/// The views that a navigation bar creates, and the results of their layout.
@MainActor final class NavigationBarContent {
    let title = UILabel()
    let subtitle = UILabel()
    let prompt = UILabel()
    let largeTitle = UILabel()
    let back = BarButtonView()
    /// The views of items that are in the bar.
    var shown: [UIView] = []
    var capsules: [BarCapsule] = []
    /// The appearance of the glass above the content below, as of the last drawing, if it isn't that
    /// of the bar.
    var style = UIUserInterfaceStyle.unspecified

    init() {
        for label in [prompt, title, subtitle] { label.textAlignment = .center }
    }
}
