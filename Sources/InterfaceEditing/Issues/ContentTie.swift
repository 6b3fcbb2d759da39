import Foundation
import UIKit

/// Views of one superview whose contents have equal priorities along an axis, so that the layout
/// doesn't determine which one is stretched or compressed (Documentation/Layout.md 3.11 and
/// Documentation/LayoutIssues.md 1).
@MainActor struct ContentTie {
    /// The views in tree order; at least one.
    let views: [UIView]
    let axis: NSLayoutConstraint.Axis

    /// Returns the ties among ambiguous frames, horizontal ones first.
    static func all(_ frames: [AmbiguousFrame], view: (String) -> UIView?) -> [ContentTie] {
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
    ///
    /// A hugging priority of 250 is lowered to 249. Any other hugging priority and compression
    /// resistance priorities are raised by one. These numbers are a decision.
    var repair: String {
        let axisName = axis == .horizontal ? "horizontal" : "vertical"
        guard isStretched else {
            return "Set \(axisName) compression resistance priority to \(priority + 1)"
        }
        return "Set \(axisName) hugging priority to \(priority == 250 ? 249 : priority + 1)"
    }

    /// The cause in messages, such as `“One”, “Two” have the same hugging priority, 250`.
    var cause: String {
        let verb = isStretched ? "hugging" : "compression resistance"
        return "\(names) have the same \(verb) priority, \(priority)"
    }

    /// The space that the views share, in points: by how much they are longer or shorter than their
    /// intrinsic sizes in total.
    var slack: CGFloat { abs(views.reduce(0) { $0 + excess(of: $1) }) }

    /// Whether the views are longer than their intrinsic sizes in total.
    private var isStretched: Bool { views.reduce(0) { $0 + excess(of: $1) } > 0 }

    /// The first view's priority.
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
