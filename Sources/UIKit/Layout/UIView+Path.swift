import Foundation

extension UIView {
    /// The class and, in quotes, what tells the view from its siblings for a reader.
    public var pathComponent: String {
        let type = String(describing: type(of: self))
        return readableName.map { "\(type) “\($0)”" } ?? type
    }

    /// What a reader would call the view: its identifier, its document's label or its text.
    public var readableName: String? {
        [
            accessibilityIdentifier, documentLabel, (self as? any TextBearing)?.shownText,
            accessibilityLabel,
        ]
        .lazy.compactMap { $0 }.first { !$0.isEmpty }
    }

    /// The components from the root to the view, parted by ` > `, siblings alike told by number.
    public var viewPath: String {
        var path = pathComponent
        if let superview {
            let alike = superview.subviews.filter { $0.pathComponent == path }
            if alike.count > 1, let index = alike.firstIndex(where: { $0 === self }) {
                path += "[\(index)]"
            }
            path = superview.viewPath + " > " + path
        }
        return path
    }
}

/// A view with a text of its own, by which reports name it.
@MainActor protocol TextBearing {
    var shownText: String? { get }
}
