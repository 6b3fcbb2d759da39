import Testing

@testable import UIKit

/// Source: Apple's sample code for headers and footers, whose views are constrained to the margins of the
/// content view, next to the titles of other headers.
@MainActor @Suite struct HeaderMarginTests {
    @Test func subviewsHaveTheInsetOfTitles() {
        useScreen()
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
        let label = UILabel()
        label.translatesAutoresizingMaskIntoConstraints = false
        header.contentView.addSubview(label)
        let guide = header.contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            label.topAnchor.constraint(equalTo: guide.topAnchor),
            label.heightAnchor.constraint(equalToConstant: 20),
        ])
        header.layoutIfNeeded()
        let inset = TableMetrics.headerInset(.plain, width: 375)
        #expect(inset > 8)
        #expect(label.frame == CGRect(x: inset, y: 8, width: 375 - 2 * inset, height: 20))
    }

    /// Source: Documentation/Metrics.md 3.5. The rounded groups are 10 points from the edge of a phone's
    /// table, and 45 in a wide one.
    @Test(arguments: [("iphone-4", CGFloat(320), CGFloat(19)), ("ipad-1", 768, 54)])
    func titlesBeginAtTheGroupsUpToIOS6(slug: String, width: CGFloat, x: CGFloat) throws {
        try BarScreen.use(slug, 5)
        let source = CountingSource([1])
        source.headers = [0: "Names"]
        let table = makeTable(source, style: .grouped, size: CGSize(width: width, height: 480))
        table.layoutIfNeeded()
        let header = try #require(table.headerView(forSection: 0))
        header.layoutIfNeeded()
        #expect(header.textLabel?.frame.minX == x)
    }
}
