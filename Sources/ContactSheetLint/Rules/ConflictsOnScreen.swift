import InterfaceEditing
import UIKit

/// Constraints that conflict on some devices.
enum ConflictsOnScreen: ScreenRule {
    static let rule = ConflictingConstraints.rule

    static func issues(on screen: InspectedScreen) -> [LayoutIssue] {
        ConflictingConstraints.issues(below: screen.root)
    }
}
