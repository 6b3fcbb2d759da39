import ContactSheetDevices
import ContactSheetDiagnostics
import Foundation

@testable import UIKit

/// Views for constraints, on a phone that runs a selected version of iOS.
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

    /// Returns the log text of a constraint, which needn't be active.
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

    /// Lays out the scene and returns the diagnostics.
    func diagnostics() -> [Diagnostic] {
        DiagnosticLog.collecting { root.layoutIfNeeded() }.1
    }
}
