import Foundation
import UIKit

/// Views whose stored frames differ from those that the constraints produce.
public enum MisplacedView: CanvasRule {
    public static let rule = LayoutRule(
        "misplaced-view", .warning,
        "The stored frame differs from the frame that the constraints produce.",
        wording: .xcode)

    static func issues(in scene: CanvasScene) -> [LayoutIssue] {
        let ambiguous = Set(scene.ambiguousFrames.map(\.id))
        let frames = StoredBoxes(scene)
        return scene.objects.owners.compactMap { view, element in
            guard let stored = element.rect("frame"), let id = element.id, !ambiguous.contains(id),
                isJudged(view, below: scene.root), stored.isApart(from: view.untransformedFrame),
                frames.contradict(view)
            else { return nil }
            return LayoutIssue(
                rule, "Frame for \"\(view.outlineName)\" will be different at run time.", at: view,
                hint: "Stored: \(stored.spelledOut); at run time: "
                    + view.untransformedFrame.spelledOut + ".")
        }
    }

    /// Whether constraints determine the view's frame, and neither a stack view nor the stored size
    /// of a cell affects it.
    private static func isJudged(_ view: UIView, below root: UIView) -> Bool {
        view !== root && !view.isHidden && !view.isInPrototype
            && !view.translatesAutoresizingMaskIntoConstraints
            && view.superview is UIStackView == false
    }
}

extension CGRect {
    /// Whether the frames differ by more than Interface Builder's own tolerance of one point
    /// (Documentation/Canvas.md 1).
    fileprivate func isApart(from other: CGRect) -> Bool {
        let pairs = [
            (minX, other.minX), (minY, other.minY), (width, other.width), (height, other.height),
        ]
        return pairs.contains { abs($0 - $1) > 1.01 }
    }
}
