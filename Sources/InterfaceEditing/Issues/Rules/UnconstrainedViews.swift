import UIKit

/// Views without constraints, in a document whose other views have some.
public enum UnconstrainedViews: CanvasRule {
    public static let rule = LayoutRule(
        "views-without-constraints", .note,
        "Views without constraints keep the canvas's frames on every screen.", wording: .xcode)

    static func issues(in scene: CanvasScene) -> [LayoutIssue] {
        var parents: [UIView] = []
        var children: [ObjectIdentifier: [UIView]] = [:]
        for (view, element) in scene.objects.owners where element.bool("fixedFrame") == true {
            guard let parent = view.superview, (element.autoresizingMask ?? []).isFixed else {
                continue
            }
            if children[ObjectIdentifier(parent)] == nil { parents.append(parent) }
            children[ObjectIdentifier(parent), default: []].append(view)
        }
        return parents.compactMap { parent in
            let views = children[ObjectIdentifier(parent)] ?? []
            guard let first = views.first else { return nil }
            let names = views.prefix(5).map { "“\($0.outlineName)”" }.joined(separator: ", ")
            let rest = views.count > 5 ? " and \(views.count - 5) more" : ""
            return LayoutIssue(
                rule,
                "Views without any layout constraints may clip their content or overlap other "
                    + "views.",
                at: first, hint: "Add constraints to \(names)\(rest).")
        }
    }
}

extension UIView.AutoresizingMask {
    /// Whether neither position nor size of a view with this mask depends on its superview's size.
    fileprivate var isFixed: Bool {
        isDisjoint(with: [
            .flexibleLeftMargin, .flexibleWidth, .flexibleTopMargin, .flexibleHeight,
        ])
    }
}
