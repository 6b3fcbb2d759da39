import Foundation
import UIKit

/// Views whose stored frames differ from those that the constraints produce.
public enum MisplacedView: CanvasRule {
    public static let rule = LayoutRule(
        "misplaced-view", .warning,
        "The stored frame differs from the frame that the constraints produce.",
        wording: .xcode)

    static func issues(in scene: CanvasScene) -> [LayoutIssue] {
        frames(in: scene).map { found in
            var issue = LayoutIssue(
                rule, "Frame for \"\(found.view.outlineName)\" will be different at run time.",
                at: found.view,
                hint: "Stored: \(found.stored.spelledOut); at run time: "
                    + "\(found.frame.spelledOut). Run `contactsheet fix --update-frames` to store it."
            )
            issue.storedFrame = found.view.superview?.convert(found.stored, to: nil)
            return issue
        }
    }

    /// Returns the misplaced views with their stored frames, and with the frames that the
    /// constraints produce.
    static func frames(
        in scene: CanvasScene
    ) -> [(view: UIView, stored: CGRect, frame: CGRect)] {
        let ambiguous = Set(scene.ambiguousFrames.map(\.id))
        let frames = StoredBoxes(scene)
        let misplaced = scene.objects.owners.compactMap { view, element -> Misplaced? in
            guard let stored = element.rect("frame"), let id = element.id, !ambiguous.contains(id),
                isJudged(view, below: scene.root), stored.isApart(from: view.untransformedFrame),
                frames.contradict(view)
            else { return nil }
            return Misplaced(view: view, id: id, stored: stored)
        }
        if misplaced.isEmpty { return [] }
        let placed = PlacedView.all(in: scene.document)
        let updated = Dictionary(placed.map { ($0.id, $0.frame) }) { first, _ in first }
        return misplaced.map { found in
            (found.view, found.stored, updated[found.id] ?? found.view.untransformedFrame)
        }
    }

    /// A view with a stored frame that the constraints contradict. Texts have their stored sizes
    /// when frames are compared, because the document's font may have a substitute; the message
    /// contains the frame that `fix --update-frames` stores, with measured texts.
    private struct Misplaced {
        let view: UIView
        let id: String
        let stored: CGRect
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
