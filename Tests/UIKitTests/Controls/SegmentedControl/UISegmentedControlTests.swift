import Foundation
import Testing

@testable import UIKit

/// Source: widths of unconstrained controls in documents, in the frames that Xcode stored;
/// Documentation/Metrics.md 2.4 for heights; developer.apple.com on insertion and removal.
@MainActor @Suite struct UISegmentedControlTests {
    private func control(_ titles: String...) -> UISegmentedControl {
        UISegmentedControl(items: titles)
    }

    nonisolated static let before13: [([String], CGFloat)] = [
        (["First", "Second"], 121), (["Flat", "Native"], 107), (["Light", "Dark"], 91),
        (["Products", "Purchases"], 157), (["Objects", "Rectangles"], 165),
        (["Standard", "Satelite", "Directions"], 230),
    ]

    @Test(arguments: before13)
    func storedWidthsBeforeIOS13(titles: [String], width: CGFloat) throws {
        try useScreen(iOS: 12)
        let size = UISegmentedControl(items: titles).sizeThatFits(.zero)
        #expect(size == CGSize(width: width, height: 29))
    }

    nonisolated static let since13: [([String], CGFloat)] = [
        (["First", "Second"], 131), (["Solid", "Gradient"], 145),
        (["Products", "Purchases"], 167), ([".small", ".medium", ".large"], 218),
        (["Top", "Bottom", "Center"], 194), (["Regular", "Light", "Subtle"], 200),
        (["None", "Gray", "Color", "Blur"], 211),
    ]

    @Test(arguments: since13)
    func storedWidthsSinceIOS13(titles: [String], width: CGFloat) throws {
        try useScreen(iOS: 16)
        let size = UISegmentedControl(items: titles).sizeThatFits(.zero)
        #expect(size == CGSize(width: width, height: 32))
    }

    @Test func aStoredWidthByContent() throws {
        try useScreen(iOS: 16)
        let control = control("Automatic", "Normal Level", "Status Bar Level")
        control.apportionsSegmentWidthsByContent = true
        #expect(control.sizeThatFits(.zero).width == 302)
    }

    /// Documentation/Canvas.md 5.1: one point at the bottom.
    @Test(arguments: [9, 12, 18, 26]) func alignmentRectIsOnePointSmaller(iOS: Int) throws {
        try useScreen(iOS: iOS)
        let control = control("A", "B")
        #expect(control.alignmentRectInsets == UIEdgeInsets(bottom: 1))
        #expect(control.intrinsicContentSize.height == control.sizeThatFits(.zero).height - 1)
    }

    @Test func heightsOfIOS6() throws {
        try useScreen(iOS: 6, "iphone-4")
        let control = control("A", "B")
        #expect(control.sizeThatFits(.zero).height == 44)
        control.segmentedControlStyle = .bar
        #expect(control.sizeThatFits(.zero).height == 30)
    }

    @Test func theSelectionStaysWithItsSegment() throws {
        try useScreen(iOS: 18)
        let control = control("A", "B", "C")
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.selectedSegmentIndex = 1
        control.insertSegment(withTitle: "0", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 2)
        #expect(control.titleForSegment(at: 2) == "B")
        control.removeSegment(at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 1)
        control.removeSegment(at: 1, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.selectedSegmentIndex = 9
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.removeAllSegments()
        control.removeSegment(at: 0, animated: false)
        control.setTitle("X", forSegmentAt: 0)
        #expect(control.numberOfSegments == 0)
    }

    @Test func aSegmentHasATitleOrAnImage() throws {
        try useScreen(iOS: 18)
        let control = control("A")
        let image = UIImage(placeholder: "a", size: CGSize(width: 30, height: 16))
        control.setImage(image, forSegmentAt: 0)
        #expect(control.titleForSegment(at: 0) == nil)
        #expect(control.imageForSegment(at: 0) === image)
        #expect(control.sizeThatFits(.zero).width == 48)
    }

    @Test func segmentsFillTheBounds() throws {
        try useScreen(iOS: 18)
        let control = control("A", "Several words")
        control.frame = CGRect(x: 0, y: 0, width: 301, height: 32)
        #expect(control.segmentRects.map(\.width) == [150, 150])
        control.apportionsSegmentWidthsByContent = true
        let rects = control.segmentRects
        #expect(rects[0].width < rects[1].width)
        #expect(rects[1].maxX == 301)
        control.setWidth(40, forSegmentAt: 0)
        #expect(control.segmentRects.map(\.width) == [40, 260])
        control.semanticContentAttribute = .forceRightToLeft
        #expect(control.segmentRects.map(\.maxX) == [301, 260])
    }

    /// Property: three segments in 400 points have no blurred edges.
    @Test func segmentsAreOnPixelBoundaries() throws {
        try useScreen(iOS: 9, "ipad-2")
        let control = control("First", "Second", "Third")
        control.frame = CGRect(x: 0, y: 0, width: 400, height: 29)
        let edges = control.segmentRects.flatMap { [$0.minX, $0.maxX] }
        #expect(edges == edges.map { $0.rounded() })
        #expect(edges.last == 400)
    }

    /// Attributes of a state are combined with the normal ones.
    @Test func titleAttributes() throws {
        try useScreen(iOS: 18)
        let control = control("A", "B")
        control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 20)], for: .normal)
        control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
        #expect(control.font(for: .selected) == .systemFont(ofSize: 20))
        #expect(control.shownAttributes(for: .selected).color == .red)
        #expect(control.shownAttributes(for: .normal).color == nil)
    }

    /// Returns the texts that are cut out of what is below them in the control's layer.
    private func holes(_ control: UISegmentedControl) -> [String] {
        control.frame = CGRect(x: 0, y: 0, width: 200, height: 29)
        let context = CGContext(size: control.bounds.size, scale: 2)
        control.layer.render(in: context)
        return context.displayList.items.flatMap(\.holes)
    }

    /// Source: screenshots of iOS 7 to 12, in which the selected title has the color of the bar. Titles
    /// with a color of their own are drawn, and the rest of the control isn't part of the group.
    @Test func theSelectedTitleIsAHole() throws {
        for iOS in [7, 9, 12] {
            try useScreen(iOS: iOS, iOS < 9 ? "iphone-4" : "iphone-6")
            let control = control("A", "B")
            control.tintColor = .white
            #expect(holes(control) == [])
            control.selectedSegmentIndex = 1
            #expect(holes(control) == ["B"])
            control.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
            #expect(holes(control) == [])
        }
        try useScreen(iOS: 18)
        let control = control("A", "B")
        control.selectedSegmentIndex = 1
        #expect(holes(control) == [])
    }

    @Test(arguments: [6, 9, 12, 18, 26]) func everyEraDrawsTheTitles(iOS: Int) throws {
        try useScreen(iOS: iOS, iOS < 7 ? "iphone-4" : "iphone-6")
        let control = control("One", "Two")
        control.selectedSegmentIndex = 0
        let lines = drawing(of: control)
        #expect(lines.contains { $0.contains("\"One\"") })
        #expect(lines.contains { $0.contains("\"Two\"") })
        control.selectedSegmentIndex = 1
        #expect(drawing(of: control) != lines)
    }
}

extension DisplayItem {
    /// The texts that remove what is below them in an isolated group.
    fileprivate var holes: [String] {
        guard case .group(let group) = self else { return [] }
        if group.blendMode == .destinationOut { return group.items.compactMap(\.text) }
        // Only the segment's fill and the hole are in the isolated group.
        if group.isIsolated, group.items.count != 2 { return ["more than the segment"] }
        return group.items.flatMap(\.holes)
    }

    private var text: String? {
        if case .glyphs(let run) = self { run.text } else { nil }
    }
}
