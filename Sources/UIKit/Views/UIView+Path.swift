import Foundation

extension UIView {
    /// The class and, in quotes, the name that distinguishes the view from its siblings.
    public var pathComponent: String {
        let type = String(describing: type(of: self))
        return readableName.map { "\(type) “\($0)”" } ?? type
    }

    /// A readable name of the view: its identifier, its label in the document, or its text. Long
    /// names are limited to the first 199 characters.
    public var readableName: String? {
        [
            accessibilityIdentifier, documentLabel, (self as? any TextContaining)?.shownText,
            accessibilityLabel,
        ]
        .lazy.compactMap { $0 }.first { !$0.isEmpty }.map(\.shortened)
    }

    /// The components from the root to the view, separated by ` > `, with numbers for siblings that
    /// have the same name.
    public var viewPath: String {
        let path = numberedPathComponent
        return superview.map { "\($0.viewPath) > \(path)" } ?? path
    }

    /// The component with the view's number among siblings that have the same name.
    var numberedPathComponent: String {
        if let superview,
            let known = ReportCache.current?.numberedPathComponent(of: self, in: superview)
        {
            return known
        }
        let component = pathComponent
        let alike = superview?.subviews.filter { $0.pathComponent == component } ?? []
        guard alike.count > 1, let index = alike.firstIndex(where: { $0 === self }) else {
            return component
        }
        return "\(component)[\(index)]"
    }
}

/// A view with text that identifies it in reports.
@MainActor protocol TextContaining {
    var shownText: String? { get }
}

extension String {
    fileprivate var shortened: String {
        let limit = 200
        guard let end = index(startIndex, offsetBy: limit, limitedBy: endIndex), end != endIndex
        else { return self }
        return prefix(limit - 1) + "…"
    }
}
