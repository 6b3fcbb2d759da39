import Foundation

extension UISearchBar {
    public enum Icon: Int, Sendable {
        case search, clear, bookmark, resultsList
    }

    /// Replaces an icon of the field. Only the magnifying glass is shown with another image.
    public func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        images[icon, default: [:]][state] = iconImage
        field.icons = images[.search] ?? [:]
    }

    public func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        images[icon]?[state] ?? images[icon]?[.normal]
    }
}
