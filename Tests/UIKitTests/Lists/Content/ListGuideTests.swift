import Testing

@testable import UIKit

/// Source: developer.apple.com, `UIListContentView.textLayoutGuide` and
/// `UICollectionViewListCell.separatorLayoutGuide`.
@MainActor struct ListGuideTests {
    @Test func aViewNextToTheText() {
        useScreen(scale: 2)
        var content = UIListContentConfiguration.cell()
        content.text = "Title"
        let view = UIListContentView(configuration: content)
        let root = makeRoot()
        let mark = UIView()
        mark.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        root.addSubview(mark)
        view.frame = CGRect(x: 0, y: 20, width: 320, height: 44)
        #expect(view.secondaryTextLayoutGuide == nil)
        if let guide = view.textLayoutGuide {
            NSLayoutConstraint.activate([
                mark.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                mark.topAnchor.constraint(equalTo: guide.bottomAnchor),
                mark.widthAnchor.constraint(equalToConstant: 10),
                mark.heightAnchor.constraint(equalToConstant: 10),
            ])
        }
        root.layoutIfNeeded()
        let text = view.textLabel?.frame ?? .zero
        #expect(text.height > 0)
        #expect(mark.frame.minX == text.minX)
        #expect(mark.frame.minY == 20 + text.maxY)
    }

    @Test func separatorsStartWhereTheAppWants() {
        useScreen(scale: 2)
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        cell.separatorLayoutGuide.leadingAnchor.constraint(
            equalTo: cell.leadingAnchor, constant: 60
        ).isActive = true
        cell.layoutIfNeeded()
        #expect(cell.separatorLayoutGuide.layoutFrame.minX == 60)
        #expect(cell.separatorLayoutGuide.layoutFrame.maxX == 320)
    }

    @Test func headersAreConfiguredBeforeTheirLayout() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.configurationUpdateHandler = { header, _ in
            var content = header.defaultContentConfiguration()
            content.text = "Title"
            header.contentConfiguration = content
        }
        header.layoutIfNeeded()
        #expect(header.contentConfiguration != nil)
    }
}
