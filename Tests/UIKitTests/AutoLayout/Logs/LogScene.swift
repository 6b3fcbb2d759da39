import Devices
import Diagnostics
import Foundation

@testable import UIKit

/// Views to make constraints from, on a phone that runs an iOS of one's choice.
@MainActor struct LogScene {
    let root: UIView
    let a = UIView()
    let b = UIView()

    init(iOS: Int = 18, width: CGFloat = 320) {
        UIScreen.main.device = .standard
        UIScreen.main.device.iOS = IOSVersion(iOS)
        root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 480))
        for view in [a, b] {
            view.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(view)
        }
    }

    /// The log text of a constraint that need not be active.
    func text(
        _ item: Any, _ attribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation = .equal, _ other: Any? = nil,
        _ otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute,
        times multiplier: CGFloat = 1, plus constant: CGFloat = 0, at priority: Float = 1000
    ) -> String {
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: other,
            attribute: otherAttribute, multiplier: multiplier, constant: constant)
        constraint.priority = UILayoutPriority(priority)
        return constraint.description.withNumberedAddresses
    }

    /// What lays the scene out and says about it.
    func diagnostics() -> [Diagnostic] {
        DiagnosticLog.collecting { root.layoutIfNeeded() }.1
    }
}
