import Foundation
import UIKit

/// Equations in messages, in which a view without a name is identified by its object ID, because
/// `UIView` alone doesn't identify it.
@MainActor extension NSLayoutConstraint {
    /// The equation, such as `UIView (a1B-2c-D3e).width == 64`. Otherwise it equals `equationText`.
    var tellingText: String {
        var text = equationText
        var start = text.startIndex
        for view in [firstItem, secondItem].compactMap({ $0 as? UIView }) {
            let known = view.ownPathComponent + "."
            guard let range = text.range(of: known, range: start..<text.endIndex) else { continue }
            let name = view.tellingName.map { $0 + "." } ?? known
            text.replaceSubrange(range, with: name)
            start = text.index(range.lowerBound, offsetBy: name.count)
        }
        return text
    }
}

@MainActor extension LayoutConflict {
    /// The lines with the names of `tellingText`.
    var tellingLines: [String] {
        var rest = constraints[...]
        return lines.map { line in
            guard let next = rest.first, line.hasPrefix(next.equationText) else { return line }
            rest.removeFirst()
            return next.tellingText + line.dropFirst(next.equationText.count)
        }
    }
}

@MainActor extension UIView {
    /// The name with the object ID, or `nil` if the view has a readable name or no ID, or is the
    /// root of its document.
    fileprivate var tellingName: String? {
        guard readableName == nil, let id = documentOrigin?.id,
            superview?.documentOrigin != nil
        else { return nil }
        return "\(pathComponent) (\(id))"
    }

    /// The last component of the view's path.
    fileprivate var ownPathComponent: String {
        guard let superview else { return viewPath }
        return String(viewPath.dropFirst(superview.viewPath.count + 3))
    }
}
