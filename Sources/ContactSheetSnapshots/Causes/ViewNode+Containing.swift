import ContactSheetPreviews
import Foundation

extension ViewNode {
    /// Returns the name of the smallest visible view that contains a rectangle in the root's
    /// coordinate space, or `nil` if that is the root.
    func smallestView(containing box: CGRect) -> String? {
        let tree = FlatTree(self)
        var origins: [CGPoint] = []
        var best: (index: Int, area: CGFloat)?
        for (index, view) in tree.views.enumerated() {
            let parent = view.parent.map { origins[$0] } ?? .zero
            let frame = view.node.frame.offsetBy(dx: parent.x, dy: parent.y)
            origins.append(frame.origin)
            let area = frame.width * frame.height
            guard index > 0, !view.node.isHidden, frame.insetBy(dx: -1, dy: -1).contains(box),
                area <= best?.area ?? .infinity
            else { continue }
            best = (index, area)
        }
        return best.map { tree.label($0.index) }
    }
}
