import Foundation
import Testing
import UIKit

/// Members that applications use often. Source: their documentation.
@MainActor struct CommonMembersTests {
    @Test func gesturesAreReplaced() {
        let view = UIView()
        let (tap, pan) = (UITapGestureRecognizer(), UIPanGestureRecognizer())
        view.addGestureRecognizer(tap)
        view.gestureRecognizers = [pan]
        #expect(tap.view == nil)
        #expect(pan.view === view)
        #expect(view.gestureRecognizers == [pan])
    }

    @Test func aViewAsAnAccessoryIsAtTheEdge() {
        let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
        cell.accessories = [
            .customView(configuration: .init(customView: view, placement: .trailing()))
        ]
        cell.layoutIfNeeded()
        let frame = view.convert(view.bounds, to: cell)
        #expect(frame.midY == 22)
        #expect(frame.minX > 250 && frame.maxX < 320)
        cell.accessories = []
        #expect(view.superview == nil)
    }

    @Test func stringsWithoutTranslationAreTheirKeys() {
        let (count, name) = (3, "Anna")
        #expect(String(localized: "Continue") == "Continue")
        #expect(String(localized: "\(count) notes by \(name), 100%") == "3 notes by Anna, 100%")
        let resource: LocalizedStringResource = "Hello, \(name)"
        #expect(String(localized: resource) == "Hello, Anna")
        #expect(String(localized: "title", defaultValue: "Notes") == "Notes")
    }

    /// Source: the documentation of `RelativeDateTimeFormatter`, for English.
    @Test(arguments: [
        (-7200.0, "2 hours ago"), (60, "in 1 minute"), (-86_400, "1 day ago"), (0, "in 0 seconds"),
    ]) func relativeTimes(_ interval: Double, expected: String) {
        let formatter = RelativeDateTimeFormatter()
        #expect(formatter.localizedString(fromTimeInterval: interval) == expected)
    }

    @Test func namedAndShortRelativeTimes() {
        let formatter = RelativeDateTimeFormatter()
        formatter.dateTimeStyle = .named
        #expect(formatter.localizedString(from: DateComponents(day: -1)) == "yesterday")
        #expect(formatter.localizedString(from: DateComponents(day: 3)) == "in 3 days")
        formatter.unitsStyle = .short
        #expect(formatter.localizedString(from: DateComponents(hour: -2)) == "2 hr. ago")
    }

    @Test func attributedStringsBecomeUIKits() {
        var text = AttributedString("Notes")
        text.foregroundColor = .red
        let made = NSAttributedString(text)
        #expect(made.string == "Notes")
        let color = made.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        #expect(color == .red)
    }
}
