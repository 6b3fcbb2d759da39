import Foundation

/// The content of a button without a configuration in its states.
struct ButtonContent {
    var titles = StateValues<String>()
    var attributedTitles = StateValues<NSAttributedString>()
    var titleColors = StateValues<UIColor>()
    var titleShadowColors = StateValues<UIColor>()
    var images = StateValues<UIImage>()
    var symbolConfigurations = StateValues<UIImage.SymbolConfiguration>()
    var backgroundImages = StateValues<UIImage>()

    /// Returns the title for a state. An attributed title takes precedence over a plain one of the
    /// same state, and both take precedence over those of the normal state.
    func title(in state: UIControl.State) -> ButtonTitle? {
        for state in [state, .normal] {
            if let title = attributedTitles[own: state] { return .attributed(title) }
            if let title = titles[own: state] { return .plain(title) }
        }
        return nil
    }
}

/// A title in the button's own font and color, or with attributes.
enum ButtonTitle {
    case plain(String)
    case attributed(NSAttributedString)

    var text: String {
        switch self {
        case .plain(let text): text
        case .attributed(let text): text.string
        }
    }
}
