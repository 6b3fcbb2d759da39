import InterfaceBuilder
import UIKit

/// Constraints that exclude each other on some device.
enum ConflictsOnScreen: ScreenRule {
    static let rule = ConflictingConstraints.rule

    static func issues(on screen: InspectedScreen) -> [LayoutIssue] {
        ConflictingConstraints.issues(below: screen.root)
    }
}
