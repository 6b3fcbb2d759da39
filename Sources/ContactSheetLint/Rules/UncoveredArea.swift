import ContactSheetDevices
import CoreGraphics
import Foundation
import InterfaceEditing
import UIKit

/// Areas below bars that nothing covers, so that they are black. From iOS 15 on, bars are transparent
/// while their content isn't below them.
enum UncoveredArea: ScreenRule {
    static let rule = LayoutRule(
        "uncovered-area", .warning,
        "The area below a bar is black, because no view with a background extends there.")

    /// The least height of an area that is noticed, in points, and the distance of the rows of points
    /// that are examined.
    private static let (least, step): (CGFloat, CGFloat) = (8, 4)

    static func issues(on screen: InspectedScreen) -> [LayoutIssue] {
        guard screen.isWhole, !screen.bars.isEmpty,
            SystemBehavior.clearBarsAtScrollEdge.isActive
        else { return [] }
        let page = screen.window.recordDisplayList()
        return screen.bars.compactMap { bar in
            let view = screen.views[bar.index]
            guard let area = area(below: view, in: page.size),
                uncoveredHeight(of: area, page) >= least
            else { return nil }
            return LayoutIssue(
                rule,
                "the area below the \(bar.coverage.name) is black, because no view with a background "
                    + "extends there",
                at: view,
                hint:
                    "Extend the content to the edge of the screen, or set a background color of the "
                    + "view that contains the bar.")
        }
    }

    /// Returns the area of a bar at the top or bottom, up to the edge of the screen, in the window's
    /// coordinate space; `nil` for other bars.
    private static func area(below bar: UIView, in size: CGSize) -> CGRect? {
        let frame = bar.convert(bar.bounds, to: nil)
        let insets = UIScreen.main.safeAreaInsets
        if frame.minY <= insets.top + 1 {
            return CGRect(x: frame.minX, y: 0, width: frame.width, height: frame.maxY)
        }
        guard frame.maxY >= size.height - insets.bottom - 1 else { return nil }
        return CGRect(
            x: frame.minX, y: frame.minY, width: frame.width, height: size.height - frame.minY)
    }

    /// Returns the height of the rows in which five points between items and at the sides aren't
    /// covered.
    private static func uncoveredHeight(of area: CGRect, _ page: DisplayList) -> CGFloat {
        let places = [0.02, 0.27, 0.5, 0.73, 0.98].map { area.minX + area.width * $0 }
        let rows = stride(from: area.minY + step / 2, to: area.maxY, by: step).filter { y in
            places.allSatisfy { !page.isCovered(at: CGPoint(x: $0, y: y)) }
        }
        return CGFloat(rows.count) * step
    }
}
