import ContactSheetDevices
import ContactSheetPreviews
import CoreGraphics
import Foundation
import InterfaceEditing
import UIKit

/// The background behind a view, if it is a plain color.
@MainActor enum Backdrop {
    /// Returns the opaque color behind the view's text, or `nil` if something else might be between
    /// them.
    static func color(behind view: UIView, on screen: InspectedScreen) -> RGBA? {
        let ink = screen.ink(of: view)
        guard !ink.isNull else { return nil }
        var tints: [RGBA] = []
        var current = view
        while true {
            switch fill(of: current) {
            case .plain(let color) where color.alpha == 1: return color.behind(tints)
            case .plain(let color): tints.append(color)
            case .transparent: break
            case .unknown: return nil
            }
            guard let superview = current.superview else { return nil }
            if let sibling = screen.sibling(below: current, intersecting: ink) {
                return plainColor(of: sibling, covering: ink, screen)?.behind(tints)
            }
            current = superview
        }
    }

    private enum Fill: Equatable {
        case plain(RGBA), transparent, unknown

        var color: RGBA? {
            if case .plain(let color) = self { return color }
            return nil
        }
    }

    private static func fill(of view: UIView) -> Fill {
        guard isPlain(view) else { return .unknown }
        guard let background = view.backgroundColor else { return .transparent }
        let color = background.resolvedColor(with: view.traitCollection).cgColor.rgba
        if color.alpha == 0 { return .transparent }
        return .plain(color)
    }

    /// Returns the color of a view without subviews that is behind a whole text.
    private static func plainColor(
        of view: UIView, covering ink: CGRect, _ screen: InspectedScreen
    ) -> RGBA? {
        guard view.alpha == 1, view.subviews.isEmpty,
            screen.frame(of: view).encloses(ink, tolerance: 0.01)
        else {
            return nil
        }
        return fill(of: view).color.flatMap { $0.alpha == 1 ? $0 : nil }
    }

    /// Whether the view only draws its background, as far as its class is known.
    private static func isPlain(_ view: UIView) -> Bool {
        let plain: [UIView.Type] = [
            UIView.self, UILabel.self, UIStackView.self, UIScrollView.self,
            UITableView.self, UICollectionView.self, UICollectionViewCell.self,
        ]
        guard !view.isOfUnknownClass else { return false }
        return plain.contains { type(of: view) == $0 } || (view as? UIButton)?.isPlain == true
            || view.superview is UICollectionViewCell
            || view.superview is UIWindow && !view.isFreeformScreen
    }
}

extension RGBA {
    /// Returns the color that is seen through translucent ones, the topmost of which is first.
    fileprivate func behind(_ tints: [RGBA]) -> RGBA {
        tints.reversed().reduce(self) { $1.composited(over: $0) }
    }
}

extension UIButton {
    /// Whether the button shows its title directly on its background color. Up to iOS 6, system
    /// buttons have a shape.
    fileprivate var isPlain: Bool {
        let isFlat = SystemBehavior.flatDesign.isActive || buttonType == .custom
        return type(of: self) == UIButton.self && isFlat && configuration == nil
            && currentBackgroundImage == nil
    }
}
