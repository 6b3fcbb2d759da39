import Foundation
import UIKit

/// Views of one superview whose contents want their lengths along an axis equally much, so that
/// either may give way (Documentation/Layout.md 3.11 and Documentation/LayoutIssues.md 1).
@MainActor struct ContentTie {
    /// At least one, in tree order.
    let views: [UIView]
    let axis: NSLayoutConstraint.Axis

    /// The ties among open frames, those along x first.
    static func all(_ frames: [OpenFrame], view: (String) -> UIView?) -> [ContentTie] {
        [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap { axis -> [ContentTie] in
            let length: FramePart = axis == .horizontal ? .width : .height
            var groups: [[UIView]] = []
            var places: [ObjectIdentifier?: Int] = [:]
            for view in frames.filter({ $0.tied.contains(length) }).compactMap({ view($0.id) }) {
                let superview = view.superview.map { ObjectIdentifier($0) }
                if let index = places[superview] {
                    groups[index].append(view)
                } else {
                    places[superview] = groups.count
                    groups.append([view])
                }
            }
            return groups.map { ContentTie(views: $0, axis: axis) }
        }
    }

    var names: String { views.map { "“\($0.outlineName)”" }.joined(separator: ", ") }

    /// The title of Xcode's fix-it for the first view.
    var repair: String {
        let axisWord = axis == .horizontal ? "horizontal" : "vertical"
        guard isStretched else {
            return "Set \(axisWord) compression resistance priority to \(priority + 1)"
        }
        return "Set \(axisWord) hugging priority to \(priority == 250 ? 249 : priority + 1)"
    }

    /// `the contents of “One”, “Two” hug at the same priority, 250`.
    var cause: String {
        let verb = isStretched ? "hugging" : "compression resistance"
        return "\(names) have the same \(verb) priority, \(priority)"
    }

    /// Whether there is more room than the contents want.
    private var isStretched: Bool { views.reduce(0) { $0 + excess(of: $1) } > 0 }

    /// The first view's.
    private var priority: Int {
        let first = views[0]
        let priority =
            isStretched
            ? first.contentHuggingPriority(for: axis)
            : first.contentCompressionResistancePriority(for: axis)
        return Int(saturating: priority.rawValue)
    }

    private func excess(of view: UIView) -> CGFloat {
        let natural = view.designTime.intrinsicContentSize ?? view.intrinsicContentSize
        return axis == .horizontal
            ? view.bounds.width - natural.width : view.bounds.height - natural.height
    }
}
