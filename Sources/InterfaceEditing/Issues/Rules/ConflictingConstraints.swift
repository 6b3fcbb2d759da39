import UIKit

/// Constraints that can't all be satisfied.
public enum ConflictingConstraints: CanvasRule {
    public static let rule = LayoutRule(
        "conflicting-constraints", .error,
        "Constraints conflict, and one of them is broken.", wording: .xcode)

    static func issues(in scene: CanvasScene) -> [LayoutIssue] { issues(below: scene.root) }

    /// Returns the conflicts in the current layout.
    ///
    /// Conflicts in which UIKit breaks its own constraint, such as an image's intrinsic size,
    /// aren't the author's and are omitted. Of conflicts that share most of their constraints, only
    /// the first is reported.
    public static func issues(below root: UIView) -> [LayoutIssue] {
        var reported: [Set<ObjectIdentifier>] = []
        return root.layoutConflicts.compactMap { conflict in
            let members = Set(conflict.constraints.map { ObjectIdentifier($0) })
            guard let broken = conflict.broken, !broken.isMadeByUIKit,
                !reported.contains(where: { 2 * $0.intersection(members).count > members.count })
            else { return nil }
            let place = broken.innermostView ?? root
            guard !place.isInPrototype else { return nil }
            reported.append(members)
            let ids = conflict.constraints.map(\.tellingText).sorted()
            let description = ConflictDescription(conflict, broken: broken)
            var issue = LayoutIssue(
                rule, "Can't satisfy all constraints: \(description.broken) is broken.",
                view: place.issuePath, subject: ids.joined(separator: ", "),
                line: broken.documentLine ?? place.nearestDocumentLine, hint: description.hint,
                details: conflict.tellingLines
            ).explained(by: [place], along: broken.firstAttribute.axis)
            issue.involved = conflict.involvedViews(below: root)
            issue.frame = place.frameInWindow
            // A stack view's own constraint gives a hidden view no height, which isn't visible.
            if place.selfAndAncestors.contains(where: \.isHidden) { issue.severity = .note }
            return issue
        }
    }
}

extension NSLayoutConstraint {
    /// The first of the constraint's views that doesn't contain the other one.
    fileprivate var innermostView: UIView? {
        let views = [firstItem, secondItem].compactMap { $0 as? UIView }
        return views.first { view in
            !views.contains { $0 !== view && $0.isDescendant(of: view) }
        }
    }
}

extension NSLayoutConstraint.Attribute {
    fileprivate var axis: NSLayoutConstraint.Axis {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin,
            .leadingMargin, .trailingMargin, .centerXWithinMargins:
            .horizontal
        default: .vertical
        }
    }
}

@MainActor extension LayoutConflict {
    /// The object IDs of the views of the conflict, without the root.
    fileprivate func involvedViews(below root: UIView) -> [String] {
        let views = constraints.flatMap { [$0.firstItem, $0.secondItem] }
            .compactMap { $0 as? UIView }.filter { $0 !== root }
        var known: Set<String> = []
        return views.compactMap { $0.documentOrigin?.id }.filter { known.insert($0).inserted }
    }
}
