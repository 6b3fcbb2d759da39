import Foundation
import Testing

@testable import UIKit

/// Source: the documentation of content configurations; Documentation/Metrics.md 3.2 for the text's
/// inset.
@MainActor @Suite struct ListContentTests {
    @Test func aCellShowsItsConfiguration() {
        useScreen(scale: 2)
        let cell = UITableViewCell()
        var content = cell.defaultContentConfiguration()
        content.text = "Title"
        content.image = UIImage(placeholder: "i", size: CGSize(width: 30, height: 20))
        cell.contentConfiguration = content
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 43.5)
        cell.layoutIfNeeded()
        let view = cell.contentView.subviews.compactMap { $0 as? UIListContentView }.first
        #expect(view?.frame == cell.contentView.bounds)
        #expect(view?.imageView?.frame.minX == TableMetrics.textInset)
        #expect(view?.textLabel?.frame.minX == TableMetrics.textInset + 46)
        #expect(view?.textLabel?.text == "Title")
    }

    /// Source: Documentation/Metrics.md 3.4.
    @Test func textsNextToSymbolsOfDifferentWidthsAreAligned() {
        useScreen(scale: 2)
        let starts = ["bookmark", "mountain.2"].map { name in
            var content = UIListContentConfiguration.cell()
            content.text = "Title"
            content.image = UIImage(systemName: name)
            let view = UIListContentView(configuration: content)
            view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
            view.layoutIfNeeded()
            return view.textLabel?.frame.minX
        }
        let start = TableMetrics.textInset + 28 + TableMetrics.imageGap
        #expect(starts == [start, start])
    }

    /// The content of a footer is next to the rows, like the titles of sections.
    @Test func aFootersContentIsAlignedWithInsetRows() {
        useScreen(scale: 2)
        let footer = UITableViewHeaderFooterView(reuseIdentifier: nil)
        footer.context = TableHeaderFooterContext(style: .insetGrouped, isHeader: false)
        var content = UIListContentConfiguration.groupedFooter()
        content.text = "Footer"
        footer.contentConfiguration = content
        footer.frame = CGRect(x: 0, y: 0, width: 375, height: 40)
        footer.layoutIfNeeded()
        let view = footer.contentView.subviews.first
        #expect(view?.frame == CGRect(x: 16, y: 0, width: 343, height: 40))
    }

    @Test func sideBySideWhereBothFit() {
        useScreen()
        var content = UIListContentConfiguration.valueCell()
        content.text = "Title"
        content.secondaryText = "Detail"
        let view = UIListContentView(configuration: content)
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        view.layoutIfNeeded()
        #expect(view.secondaryTextLabel?.frame.maxX == 312)
        #expect(view.textLabel?.frame.midY == view.secondaryTextLabel?.frame.midY)
        view.frame.size = CGSize(width: 90, height: 100)
        view.layoutIfNeeded()
        #expect((view.secondaryTextLabel?.frame.minY ?? 0) > (view.textLabel?.frame.minY ?? 0))
    }

    @Test func configurationsOfTheSameTypeReuseTheView() {
        useScreen()
        let cell = UITableViewCell()
        var content = cell.defaultContentConfiguration()
        cell.contentConfiguration = content
        let view = cell.contentView.subviews.first
        content.text = "other"
        cell.contentConfiguration = content
        #expect(cell.contentView.subviews.first === view)
        cell.contentConfiguration = nil
        #expect(cell.contentView.subviews.isEmpty)
    }

    @Test func updateHandlersGetTheState() {
        useScreen()
        let cell = UITableViewCell()
        var states: [Bool] = []
        cell.configurationUpdateHandler = { states.append($1.isSelected) }
        cell.layoutIfNeeded()
        cell.isSelected = true
        cell.layoutIfNeeded()
        #expect(states == [false, true])
    }
}
