import Foundation
import UIKit

@MainActor extension LayoutIssue {
    /// Creates an issue about a view, with the line of the element that it was built from.
    ///
    /// - Parameter part: The name of a part of the view, if other parts can have the same issue.
    public init(
        _ rule: LayoutRule, _ message: String, at view: UIView, part: String? = nil,
        hint: String? = nil, details: [String] = []
    ) {
        let path = view.issuePath
        let subject = [view.documentOrigin?.id ?? path, part].compactMap { $0 }
        self.init(
            rule, message, view: path, subject: subject.joined(separator: " "),
            line: view.nearestDocumentLine, hint: hint, details: details)
        involved = ([view] + view.ancestors).compactMap { $0.documentOrigin?.id }
        frame = view.frameInWindow
    }

    /// Creates an issue about a constraint, with its line.
    public init(
        _ rule: LayoutRule, _ message: String, at constraint: NSLayoutConstraint,
        in view: UIView, hint: String? = nil
    ) {
        let path = view.issuePath
        self.init(
            rule, message, view: path,
            subject: "\(view.documentOrigin?.id ?? path) \(constraint.equationText)",
            line: constraint.documentLine ?? view.nearestDocumentLine, hint: hint)
        frame = view.frameInWindow
    }
}

@MainActor extension UIView {
    /// The view's path without the window.
    public var issuePath: String {
        let path = viewPath
        guard let window, self !== window, path.hasPrefix(window.viewPath + " > ") else {
            return path
        }
        return String(path.dropFirst(window.viewPath.count + 3))
    }

    /// The view's frame in the window's coordinate space.
    var frameInWindow: CGRect { convert(bounds, to: nil) }

    /// The line of the element that the view was built from.
    public var documentLine: Int? { documentOrigin?.line }

    /// The line of the element that the view or the nearest view around it was built from.
    public var nearestDocumentLine: Int? {
        documentLine ?? ancestors.first { $0.documentLine != nil }?.documentLine
    }

    /// Whether the app draws the view with a class that isn't available.
    public var isOfUnknownClass: Bool { documentOrigin?.customClass != nil }

    /// Whether the view is in a cell of a document, whose stored size the app doesn't use.
    public var isInPrototype: Bool {
        let kinds = ["tableViewCell", "collectionViewCell", "collectionReusableView"]
        if let kind = documentOrigin?.kind, kinds.contains(kind) { return true }
        return superview?.isInPrototype ?? false
    }

    /// The view's name in Interface Builder's outline: its label, text, or title, or otherwise its
    /// kind.
    public var outlineName: String {
        if let name = readableName { return name.replacing("\n", with: " ") }
        let kind = documentOrigin?.kind ?? String(describing: type(of: self))
        let name = kind.hasPrefix("UI") ? String(kind.dropFirst(2)) : kind
        return name.titleCased
    }
}

extension String {
    /// The name in title case with spaces: `scrollView` becomes "Scroll View".
    var titleCased: String {
        var result = ""
        for (index, character) in enumerated() {
            if character.isUppercase, index > 0 { result += " " }
            result += index == 0 ? character.uppercased() : String(character)
        }
        return result
    }
}

extension NSLayoutConstraint {
    /// The line in the document on which the constraint is stored.
    public var documentLine: Int? {
        documentLocation.flatMap { $0.split(separator: ":").last }.flatMap { Int($0) }
    }
}
