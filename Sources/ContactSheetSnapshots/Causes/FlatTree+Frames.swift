import ContactSheetPreviews
import Foundation

extension FlatTree {
    /// The frames of the views in the root's coordinate space, in points.
    var frames: [CGRect] {
        var frames: [CGRect] = []
        for view in views {
            guard let parent = view.parent else {
                frames.append(view.node.frame)
                continue
            }
            let origin = frames[parent].origin
            let offset = views[parent].node.contentOffset
            frames.append(
                view.node.frame.offsetBy(dx: origin.x - offset.x, dy: origin.y - offset.y))
        }
        return frames
    }

    /// Returns the innermost view that contains all of these views or is one of them, or `nil` if that
    /// is the root.
    func commonView(of indices: [Int]) -> Int? {
        func path(to index: Int) -> [Int] {
            (views[index].parent.map(path) ?? []) + [index]
        }
        guard var common = indices.first.map(path) else { return nil }
        for index in indices.dropFirst() {
            common = zip(common, path(to: index)).prefix { $0 == $1 }.map { $0.0 }
        }
        return common.count > 1 ? common.last : nil
    }

    /// Whether the view or one that contains it is hidden.
    func isHidden(_ index: Int) -> Bool {
        views[index].node.isHidden || views[index].parent.map(isHidden) ?? false
    }
}

extension ViewNode {
    /// The content offset of a scroll view, or zero.
    fileprivate var contentOffset: CGPoint {
        let value = properties.first { $0.name == "content offset" }?.value
        let numbers = value?.split(separator: " ").compactMap { Double($0) } ?? []
        return numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : .zero
    }
}
