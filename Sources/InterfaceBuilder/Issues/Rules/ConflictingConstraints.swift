@_spi(Issues) import UIKit

/// Constraints of which not all can hold.
public enum ConflictingConstraints: CanvasRule {
    public static let rule = LayoutRule(
        "conflicting-constraints", .error,
        "Constraints exclude each other, so that one of them is broken.", words: .xcode)

    static func issues(in scene: CanvasScene) -> [LayoutIssue] { issues(below: scene.root) }

    /// Of the hierarchy as it is laid out now.
    public static func issues(below root: UIView) -> [LayoutIssue] {
        root.layoutConflicts.map { conflict in
            let broken = conflict.broken
            let place = broken?.firstItem as? UIView ?? root
            let ids = conflict.constraints.map(\.equationText).sorted()
            return LayoutIssue(
                rule, "Can't satisfy all constraints.", view: place.issuePath,
                subject: ids.joined(separator: ", "),
                line: broken?.documentLine ?? conflict.constraints.first?.documentLine,
                hint: broken.map { "broken: \($0.equationText)" }, details: conflict.lines)
        }
    }
}
