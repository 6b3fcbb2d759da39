import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// Source: Documentation/Metrics.md 5.5.
@MainActor @Suite struct UITableViewCellStackedTests {
    private func cell(
        _ style: UITableViewCell.CellStyle, _ category: UIContentSizeCategory,
        on slug: String = "iphone-xr", iOS: IOSVersion = IOSVersion(18)
    ) -> UITableViewCell {
        use(slug, iOS: iOS) { $0.contentSize = category }
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = "Language"
        cell.detailTextLabel?.text = "English"
        return cell
    }

    private func layOut(_ cell: UITableViewCell) {
        let height = cell.systemLayoutSizeFitting(
            CGSize(width: 414, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        cell.frame = CGRect(x: 0, y: 0, width: 414, height: height)
        cell.layoutIfNeeded()
    }

    @Test(arguments: [UITableViewCell.CellStyle.value1, .value2, .subtitle])
    func theDetailIsBelowTheTitle(style: UITableViewCell.CellStyle) throws {
        let cell = cell(style, .accessibilityMedium)
        layOut(cell)
        let (title, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
        #expect(title.frame.minX == 20 && detail.frame.minX == 20)
        #expect(detail.frame.minY == title.frame.maxY + 3)
        #expect(cell.frame.height >= title.frame.height + detail.frame.height + 34)
    }

    @Test func notAtOtherSizesAndNotBeforeIOS11() throws {
        let makers = [
            { self.cell(.value1, .extraExtraExtraLarge) },
            { self.cell(.value1, .accessibilityMedium, on: "iphone-6", iOS: IOSVersion(10)) },
        ]
        for make in makers {
            let cell = make()
            layOut(cell)
            #expect(cell.textLabel?.frame.midY == cell.detailTextLabel?.frame.midY)
            #expect(cell.textLabel?.numberOfLines == 1)
        }
    }

    /// 39.5 for a line of 33 points, 22 for the usual margins, and 9.
    @Test func theHeightOfARow() {
        let cell = cell(.default, .accessibilityLarge)
        layOut(cell)
        #expect(cell.frame.height == 70.5)
    }

    @Test func titlesWrapUnlessTheAppHasSetTheirLines() throws {
        let cell = cell(.default, .accessibilityExtraExtraExtraLarge)
        cell.textLabel?.text = "Several words that need more than one line"
        layOut(cell)
        let line = try #require(cell.textLabel).font.lineHeight
        #expect(try #require(cell.textLabel).frame.height > 2 * line)
        let other = self.cell(.default, .accessibilityExtraExtraExtraLarge)
        other.textLabel?.text = cell.textLabel?.text
        other.textLabel?.numberOfLines = 2
        layOut(other)
        #expect(other.textLabel?.numberOfLines == 2)
    }

    @Test func imagesGrowWithTheTextIfTheAppAsks() throws {
        let cell = cell(.default, .accessibilityMedium)
        cell.imageView?.image = UIImage(placeholder: "i", size: CGSize(width: 17, height: 17))
        layOut(cell)
        #expect(cell.imageView?.frame.size == CGSize(width: 17, height: 17))
        cell.imageView?.adjustsImageSizeForAccessibilityContentSizeCategory = true
        cell.setNeedsLayout()
        layOut(cell)
        #expect(cell.imageView?.frame.size == CGSize(width: 28, height: 28))
        #expect(cell.textStart == 20)
    }

    @Test func theTextSizeOfATableCanBeLimited() throws {
        let cell = cell(.value1, .accessibilityMedium)
        let container = UIView(frame: CGRect(x: 0, y: 0, width: 414, height: 100))
        container.maximumContentSizeCategory = .extraLarge
        container.addSubview(cell)
        layOut(cell)
        #expect(!cell.isStacked)
        #expect(cell.textLabel?.frame.midY == cell.detailTextLabel?.frame.midY)
    }
}
