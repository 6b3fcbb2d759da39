import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// Source: Documentation/Metrics.md 3 and arithmetic on the constraints.
@MainActor @Suite struct TableViewCellTests {
    private func device(_ slug: String, _ iOS: IOSVersion) throws {
        UIScreen.main.device = SimulatedDevice(try #require(Device.named(slug)), iOS: iOS)
        UIScreen.main.orientation = .portrait
    }

    private func height(of cell: UITableViewCell, at width: CGFloat) -> CGFloat {
        cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    private func textCell(_ text: String) -> (cell: UITableViewCell, label: UILabel) {
        let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(label)
        pinGuide(label, cell.contentView.layoutMarginsGuide)
        return (cell, label)
    }

    @Test func theHeightFollowsFromTheText() throws {
        try device("iphone-x", IOSVersion(16))
        let (cell, label) = textCell(String(repeating: "word ", count: 40))
        let text = label.sizeThatFits(CGSize(width: 343, height: 0)).height
        #expect(text > 60)
        #expect(height(of: cell, at: 375) == text + 22)
        cell.frame.size = CGSize(width: 375, height: text + 22)
        cell.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 16, y: 11, width: 343, height: text))
    }

    /// An image that is higher than its row keeps its shape. Source: the stored frame of a cell of 52 points
    /// with an image of 512 × 512, (15 0; 52 52), in a public storyboard.
    @Test func imagesHigherThanTheRowKeepTheirShape() throws {
        try device("iphone-6", IOSVersion(12))
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.imageView?.image = UIImage(placeholder: "i", size: CGSize(width: 400, height: 200))
        cell.textLabel?.text = "Text"
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 52)
        cell.layoutIfNeeded()
        let height = cell.contentView.bounds.height
        let image = try #require(cell.imageView).frame
        #expect(image.height == height && image.width == height * 2)
        #expect(cell.textLabel?.frame.minX == image.maxX + TableMetrics.imageGap)
        // A row that finds its own height is as high as the image.
        #expect(self.height(of: cell, at: 375) > 200)
    }

    /// Source: UIKit's message "Detected a case where constraints ambiguously suggest a height of zero for a
    /// table view cell's content view."
    @Test func aHeightThatConstraintsLeaveOpen() throws {
        try device("iphone-15", IOSVersion(18))
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let view = constrained(in: cell.contentView, 50, 20)
        view.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor).isActive = true
        #expect(height(of: cell, at: 375) == 44)
        cell.contentView.heightAnchor.constraint(equalToConstant: 0).isActive = true
        #expect(height(of: cell, at: 375) == 0)
    }

    /// Up to iOS 12, the separator's pixel is part of the row, but not of the content.
    @Test func theSeparator() throws {
        try device("iphone-6", IOSVersion(12))
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let view = constrained(in: cell.contentView, 50, 60)
        pin(view, to: cell.contentView, 0)
        #expect(height(of: cell, at: 375) == 60.5)
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 375, height: 43.5))
    }

    /// Source: Apple's documentation of both properties.
    @Test(arguments: [true, false])
    func backgroundsOfSelectedRows(severalRows: Bool) throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let (one, several) = (UIView(), UIView())
        cell.selectedBackgroundView = one
        cell.multipleSelectionBackgroundView = several
        cell.context = TableCellContext(
            style: .plain, isFirst: true, isLast: true, separatorStyle: .singleLine,
            separatorColor: nil, allowsMultipleSelection: severalRows)
        cell.isSelected = true
        #expect((one.superview === cell) == !severalRows)
        #expect((several.superview === cell) == severalRows)
        cell.isSelected = false
        #expect(one.superview == nil && several.superview == nil)
    }

    @Test func separatorEffectsHaveAColor() throws {
        let table = makeTable(CountingSource([2]))
        table.separatorColor = .red
        let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .separator)
        table.separatorEffect = effect
        table.layoutIfNeeded()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(cell.context?.separatorColor == effect.tint)
    }

    /// From memory: since iOS 7, the separators of a selected row aren't visible.
    @Test(arguments: [(5, true), (9, false), (15, false)])
    func aSelectedRowCoversItsSeparator(version: Int, isSeen: Bool) throws {
        try device("ipad-air-1", IOSVersion(version))
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.context = TableCellContext(
            style: .plain, isFirst: true, isLast: true, separatorStyle: .singleLine,
            separatorColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let window = BarScreen.show(cell, width: 320, height: 44)
        #expect(window.recordDisplayList().description.contains("#ff0000"))
        cell.isSelected = true
        #expect(window.recordDisplayList().description.contains("#ff0000") == isSeen)
    }

    @Test(arguments: [
        ("iphone-4s", IOSVersion(6), 20.0 as CGFloat), ("iphone-6", IOSVersion(10), 33),
        ("iphone-6", IOSVersion(12), 34), ("iphone-xr", IOSVersion(12), 38),
        ("iphone-xr", IOSVersion(16), 30.5), ("iphone-x", IOSVersion(16), 26.5),
    ])
    func theDisclosureIndicator(slug: String, iOS: IOSVersion, width: CGFloat) throws {
        try device(slug, iOS)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryType = .disclosureIndicator
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == 320 - width)
    }

    /// Narrower content makes a text taller.
    @Test func heightIncludesTheAccessory() throws {
        try device("iphone-x", IOSVersion(16))
        let (cell, label) = textCell(String(repeating: "word ", count: 40))
        cell.accessoryType = .detailDisclosureButton
        let text = label.sizeThatFits(CGSize(width: 375 - 67 - 32, height: 0)).height
        #expect(height(of: cell, at: 375) == text + 22)
    }

    @Test func customAccessoryViews() throws {
        try device("iphone-x", IOSVersion(16))
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.width == 254)
        #expect(cell.accessoryView?.frame == CGRect(x: 254, y: 7, width: 50, height: 30))
        cell.semanticContentAttribute = .forceRightToLeft
        cell.setNeedsLayout()
        cell.layoutIfNeeded()
        #expect(cell.contentView.frame.minX == 66)
        #expect(cell.accessoryView?.frame == CGRect(x: 16, y: 7, width: 50, height: 30))
    }

    @Test(arguments: [
        ("iphone-6", IOSVersion(10), 8.0 as CGFloat, 8.0 as CGFloat),
        ("iphone-6", IOSVersion(12), 16, 11), ("iphone-xr", IOSVersion(12), 20, 11),
        ("ipad-air-2", IOSVersion(15), 20, 11),
    ])
    func contentMargins(slug: String, iOS: IOSVersion, side: CGFloat, end: CGFloat) throws {
        try device(slug, iOS)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let margins = cell.contentView.layoutMargins
        #expect(margins == UIEdgeInsets(top: end, left: side, bottom: end, right: side))
    }

    @Test func withoutConstraintsTheRowIsStandard() throws {
        try device("iphone-x", IOSVersion(16))
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        #expect(height(of: cell, at: 375) == 44)
        #expect(UITableView.automaticDimension == -1)
    }
}
