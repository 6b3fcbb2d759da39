import Foundation
import UIKit

@MainActor extension LayoutIssue {
    /// An issue about a view, at the line of the element that it was built from.
    public init(
        _ rule: LayoutRule, _ message: String, at view: UIView, hint: String? = nil,
        details: [String] = []
    ) {
        let path = view.issuePath
        self.init(
            rule, message, view: path, subject: view.documentOrigin?.id ?? path,
            line: view.documentOrigin?.line, hint: hint, details: details)
    }

    /// An issue about a constraint, at its line.
    public init(
        _ rule: LayoutRule, _ message: String, at constraint: NSLayoutConstraint,
        in view: UIView, hint: String? = nil
    ) {
        let path = view.issuePath
        self.init(
            rule, message, view: path,
            subject: "\(view.documentOrigin?.id ?? path) \(constraint.equationText)",
            line: constraint.documentLine ?? view.documentOrigin?.line, hint: hint)
    }
}

@MainActor extension UIView {
    /// The path without the window, whose part in it says nothing.
    public var issuePath: String {
        let path = viewPath
        guard let window, self !== window, path.hasPrefix(window.viewPath + " > ") else {
            return path
        }
        return String(path.dropFirst(window.viewPath.count + 3))
    }

    /// The line of the element that the view was built from.
    public var documentLine: Int? { documentOrigin?.line }

    /// Whether the app draws the view with a class that isn't at hand.
    public var isOfUnknownClass: Bool { documentOrigin?.customClass != nil }

    /// Whether the view lies in a cell of a document, whose stored size the app doesn't keep.
    public var isInPrototype: Bool {
        let kinds = ["tableViewCell", "collectionViewCell", "collectionReusableView"]
        if let kind = documentOrigin?.kind, kinds.contains(kind) { return true }
        return superview?.isInPrototype ?? false
    }

    /// As Interface Builder's outline calls the view: its label, text or title, else its kind.
    public var outlineName: String {
        if let name = readableName { return name.replacing("\n", with: " ") }
        let kind = documentOrigin?.kind ?? String(describing: type(of: self))
        let words = kind.hasPrefix("UI") ? String(kind.dropFirst(2)) : kind
        return words.spacedWords
    }
}

extension String {
    /// `scrollView` as "Scroll View".
    var spacedWords: String {
        var result = ""
        for (index, character) in enumerated() {
            if character.isUppercase, index > 0 { result += " " }
            result += index == 0 ? character.uppercased() : String(character)
        }
        return result
    }
}

extension NSLayoutConstraint {
    /// The line of the document that holds the constraint.
    public var documentLine: Int? {
        documentLocation.flatMap { $0.split(separator: ":").last }.flatMap { Int($0) }
    }
}
