import InterfaceBuilder
import UIKit

/// Constraints that exclude each other on some device.
enum ConflictsOnScreen: ScreenRule {
    static let rule = ConflictingConstraints.rule

    static func issues(on screen: InspectedScreen) -> [LayoutIssue] {
        ConflictingConstraints.issues(below: screen.root) { !isInPrototype($0) }
    }

    /// Whether a view lies in a cell of a document, whose stored height the app doesn't keep.
    private static func isInPrototype(_ view: UIView) -> Bool {
        guard view.documentLine != nil else { return false }
        var ancestor: UIView? = view
        while let current = ancestor {
            if current is UITableViewCell || current is UICollectionViewCell { return true }
            ancestor = current.superview
        }
        return false
    }
}
