import Foundation
import UIKit

/// Where the document stores the views of one root, in the root's space.
@MainActor struct StoredBoxes {
    private var boxes: [ObjectIdentifier: CGRect] = [:]

    init(_ scene: CanvasScene) {
        for (view, element) in scene.objects.owners {
            guard let frame = element.rect("frame") else { continue }
            guard let superview = view.superview else {
                boxes[ObjectIdentifier(view)] = CGRect(origin: .zero, size: frame.size)
                continue
            }
            guard let origin = boxes[ObjectIdentifier(superview)]?.origin else { continue }
            boxes[ObjectIdentifier(view)] = frame.offsetBy(dx: origin.x, dy: origin.y)
        }
    }

    /// Whether the stored frames contradict one of the constraints that speak of the view and of
    /// views alone: neither the safe area nor margins, which Interface Builder may see otherwise,
    /// play a part in it.
    func contradict(_ view: UIView) -> Bool {
        let holders = [view] + [view.superview].compactMap { $0 }
        return holders.contains { holder in
            holder.constraints(referringTo: view).contains { constraint in
                guard let excess = excess(of: constraint) else { return false }
                return excess > 1 + abs(constraint.multiplier)
            }
        }
    }

    /// By how much the stored frames miss a constraint; nil where they don't tell.
    private func excess(of constraint: NSLayoutConstraint) -> CGFloat? {
        guard constraint.priority == .required, constraint.relation == .equal,
            !constraint.isMadeByUIKit,
            let first = value(constraint.firstItem, constraint.firstAttribute)
        else { return nil }
        if constraint.secondAttribute == .notAnAttribute {
            return abs(first - constraint.constant)
        }
        guard let second = value(constraint.secondItem, constraint.secondAttribute),
            constraint.multiplier == 1 || constraint.firstAttribute.isLength
        else { return nil }
        return abs(first - constraint.multiplier * second - constraint.constant)
    }

    private func value(
        _ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute
    ) -> CGFloat? {
        guard let view = item as? UIView, !(view is UIScrollView), !(view is UISlider),
            let box = boxes[ObjectIdentifier(view)]
        else { return nil }
        switch attribute {
        case .left, .leading: return box.minX
        case .right, .trailing: return box.maxX
        case .top: return box.minY
        case .bottom: return box.maxY
        case .width: return box.width
        case .height: return box.height
        case .centerX: return box.midX
        case .centerY: return box.midY
        default: return nil
        }
    }
}
