import Foundation
import UIKit

/// The stored frames of the views of one root, in the root's coordinate space.
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

    /// Whether the stored frames violate one of the view's constraints. Only constraints between
    /// views count: the safe area and margins, which Interface Builder may calculate differently,
    /// don't matter.
    func contradict(_ view: UIView) -> Bool {
        let holders = [view] + [view.superview].compactMap { $0 }
        return holders.contains { holder in
            holder.constraints(referringTo: view).contains { constraint in
                guard let excess = excess(of: constraint) else { return false }
                return excess > 1 + abs(constraint.multiplier)
            }
        }
    }

    /// Returns by how much the stored frames violate a constraint, in points, or `nil` if the
    /// frames don't determine it.
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
