import Foundation
import Testing

@testable import UIKit

/// Source: arithmetic on the constraints; the documentation of
/// `preferredLayoutAttributesFitting(_:)`.
@MainActor @Suite struct CollectionViewCellTests {
    private let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    private let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: 3, section: 1))

    @Test func theSizeFollowsFromTheContent() {
        useScreen(scale: 2)
        attributes.frame = CGRect(x: 100, y: 200, width: 50, height: 50)
        pin(constrained(in: cell.contentView, 80.3, 30), to: cell.contentView, 10)
        let preferred = cell.preferredLayoutAttributesFitting(attributes)
        #expect(preferred.size == CGSize(width: 100.5, height: 50))
        #expect(preferred.center == attributes.center && preferred.indexPath.item == 3)
        #expect(attributes.size == CGSize(width: 50, height: 50))
    }

    /// Source: the documentation of `transform3D` and `transform`: each replaces the other.
    @Test func transformsOfAttributesReplaceEachOther() {
        let perspective = CATransform3DMakeRotation(1, 0, 1, 0)
        attributes.transform3D = perspective
        #expect(attributes.transform == CATransform3DGetAffineTransform(perspective))
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        #expect(copy?.transform3D == perspective)
        cell.takeFrame(of: attributes)
        #expect(cell.layer.transform == perspective)
        attributes.transform = CGAffineTransform(scaleX: 2, y: 3)
        #expect(attributes.transform3D == CATransform3DMakeScale(2, 3, 1))
        cell.takeFrame(of: attributes)
        #expect(cell.transform == CGAffineTransform(scaleX: 2, y: 3))
    }

    /// If the content can be stretched, the requested size stays.
    @Test func closestSizeThatConstraintsAllow() {
        useScreen()
        attributes.size = CGSize(width: 300, height: 40)
        let view = constrained(in: cell.contentView)
        pin(view, to: cell.contentView, 10)
        view.heightAnchor.constraint(greaterThanOrEqualToConstant: 60).isActive = true
        #expect(
            cell.preferredLayoutAttributesFitting(attributes).size
                == CGSize(width: 300, height: 80))
    }

    /// Source: Documentation/Metrics.md 3.4.
    @Test func aRowOfASidebarIsOnlyDrawnWhileItIsSelected() {
        useScreen()
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        cell.row = ListRowContext(
            style: .insetGrouped, isFirst: true, isLast: false, showsSeparator: false,
            isSidebar: true)
        #expect(drawing(of: cell).isEmpty)
        cell.isSelected = true
        #expect(drawing(of: cell).count == 1)
        cell.row?.isSidebar = false
        #expect(drawing(of: cell).count == 2)
    }

    @Test func withoutConstraintsTheAttributesStay() {
        useScreen()
        attributes.size = CGSize(width: 33, height: 44)
        #expect(
            cell.preferredLayoutAttributesFitting(attributes).size
                == CGSize(width: 33, height: 44))
    }

    @Test func aTextAtAWidth() {
        useScreen()
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "word ", count: 30)
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        pin(label, to: cell.contentView, 5)
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 150, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        let text = label.sizeThatFits(CGSize(width: 140, height: 0)).height
        #expect(size == CGSize(width: 150, height: text + 10))
    }

    @Test func theContentFillsTheCell() {
        useScreen()
        cell.frame.size = CGSize(width: 70, height: 90)
        cell.backgroundView = UIView()
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == cell.bounds && cell.backgroundView?.frame == cell.bounds)
        #expect(cell.subviews.last === cell.contentView)
    }

    @Test func indexPathsOfItems() {
        let path = IndexPath(row: 4, section: 2)
        #expect(path == IndexPath(item: 4, section: 2) && path.section == 2 && path.row == 4)
    }
}
