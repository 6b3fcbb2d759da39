import Foundation
import InterfaceEditing
import UIKit

/// Buttons that are difficult to tap.
enum SmallTouchTarget: ScreenRule {
    static let rule = LayoutRule(
        "small-touch-target", .note,
        "A button is less than 28 points wide or high; 44 × 44 is recommended.")

    /// The width and height below which a button is reported, in points. Apple recommends 44
    /// (Human Interface Guidelines, "Buttons"), but plain system buttons are 30 to 34 high.
    private static let least: CGFloat = 28

    static func issues(on screen: InspectedScreen) -> [LayoutIssue] {
        screen.views.compactMap { view in
            guard view is UIButton, view.isUserInteractionEnabled else { return nil }
            let size = view.bounds.size
            // Rounding edges to the pixel grid can reduce a size by half a point.
            guard size.width > 0, size.height > 0, min(size.width, size.height) < least - 0.5 else {
                return nil
            }
            return LayoutIssue(
                rule,
                "\(view.outlineName.quotedShort) is \(size.width.short) × \(size.height.short) "
                    + "points, smaller than the recommended 44 × 44", at: view)
        }
    }
}
