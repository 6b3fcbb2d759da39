import Foundation
@_spi(Documents) import UIKit

/// Contents that share a row or a column and want their sizes equally much.
public enum ContentPriority: CanvasRule {
    public static let rule = LayoutRule(
        "content-priority-ambiguity", .warning,
        "Two contents share the room at the same priority, so that either may give way.",
        words: .xcode)

    static func issues(in scene: CanvasScene) -> [LayoutIssue] {
        [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap { axis in
            groups(axis, in: scene).compactMap { issue($0, axis) }
        }
    }

    /// The views whose lengths are tied, those of one superview together, in tree order.
    private static func groups(
        _ axis: NSLayoutConstraint.Axis, in scene: CanvasScene
    ) -> [[UIView]] {
        let length: FramePart = axis == .horizontal ? .width : .height
        let tied = scene.openFrames.filter { $0.tied.contains(length) }
            .compactMap { scene.view($0.id) }
        var groups: [[UIView]] = []
        for view in tied {
            if let index = groups.firstIndex(where: { $0[0].superview === view.superview }) {
                groups[index].append(view)
            } else {
                groups.append([view])
            }
        }
        return groups
    }

    private static func issue(_ views: [UIView], _ axis: NSLayoutConstraint.Axis) -> LayoutIssue? {
        guard let first = views.first else { return nil }
        let names = views.map { "“\($0.outlineName)”" }.joined(separator: ", ")
        return LayoutIssue(
            rule, "Content Priority Ambiguity: \(names)", at: first,
            hint: repair(views, axis))
    }

    /// The title of Xcode's fix-it for the first view.
    private static func repair(_ views: [UIView], _ axis: NSLayoutConstraint.Axis) -> String? {
        guard let first = views.first else { return nil }
        let axisWord = axis == .horizontal ? "horizontal" : "vertical"
        let isStretched = views.reduce(0) { $0 + excess(of: $1, axis) } > 0
        guard isStretched else {
            let priority = first.contentCompressionResistancePriority(for: axis).rawValue
            return "Set \(axisWord) compression resistance priority to \(Int(priority) + 1)"
        }
        let priority = Int(first.contentHuggingPriority(for: axis).rawValue)
        return "Set \(axisWord) hugging priority to \(priority == 250 ? 249 : priority + 1)"
    }

    private static func excess(of view: UIView, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
        let natural = view.designTime.intrinsicContentSize ?? view.intrinsicContentSize
        return axis == .horizontal
            ? view.bounds.width - natural.width : view.bounds.height - natural.height
    }
}
