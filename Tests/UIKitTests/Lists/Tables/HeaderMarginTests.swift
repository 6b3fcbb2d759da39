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
        let inset = TableMetrics.headerInset(.plain)
        #expect(inset > 8)
        #expect(label.frame == CGRect(x: inset, y: 8, width: 375 - 2 * inset, height: 20))
    }
}
