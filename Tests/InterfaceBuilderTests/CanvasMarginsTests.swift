import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: Documentation/Canvas.md 4, whose subsections contain the rules that the tests name.
struct CanvasMarginsTests {
    private static func margins(
        _ version: Int, storyboard: Bool = true, homeButton: Bool = true
    ) -> CanvasMargins {
        CanvasMargins(
            version: ToolsVersion(version), isStoryboard: storyboard, hasHomeButton: homeButton)
    }

    private static func content(
        _ margins: CanvasMargins, width: CGFloat = 375, cell: String = "<tableViewCell/>",
        explicit: UIEdgeInsets? = nil, separator: CGFloat = 0, preserving: Bool = false
    ) throws -> UIEdgeInsets {
        margins.cellContent(
            try .xml(cell), explicit: explicit, size: CGSize(width: width, height: 44),
            separator: separator, isPreserving: preserving)
    }

    @Test(
        "rules 1 and 2: root views",
        arguments: [
            (320, 20037, 16), (375, 20037, 16), (390, 20037, 16), (393, 22155, 20),
            (414, 20037, 20), (768, 20037, 20), (600, 7706, 16), (600, 8191, 20),
        ] as [(CGFloat, Int, CGFloat)])
    func roots(_ width: CGFloat, _ version: Int, _ side: CGFloat) {
        #expect(
            Self.margins(version).root(width: width) == UIEdgeInsets(left: side, right: side))
    }

    /// In a document of version 11762, a view 30 points below its root's top margin is at 38.
    @Test(
        "rule 1: views without a controller, before and after", arguments: [(13196, 8), (13771, 0)])
    func looseViews(_ version: Int, _ vertical: CGFloat) {
        #expect(
            Self.margins(version).root(width: 414, hasController: false)
                == UIEdgeInsets(top: vertical, left: 20, bottom: vertical, right: 20))
    }

    /// Measured on the corpus, whose only document between 13122 and 14101 stores them at 0.
    @Test(
        "cells of collection views have margins of their own in one era",
        arguments: [(13122, nil), (13196, .zero), (13771, nil)] as [(Int, UIEdgeInsets?)])
    func collectionCells(_ version: Int, _ expected: UIEdgeInsets?) {
        #expect(Self.margins(version).collectionCell == expected)
    }

    @Test(
        "rule 3: content views of cells",
        arguments: [(13196, 8, 8), (13771, 11, 16), (20037, 11, 16)] as [(Int, CGFloat, CGFloat)])
    func cells(_ version: Int, _ vertical: CGFloat, _ side: CGFloat) throws {
        #expect(
            try Self.content(Self.margins(version))
                == UIEdgeInsets(top: vertical, left: side, bottom: vertical, right: side))
    }

    @Test(
        "rule 4: horizontally, by the width and the kind of document",
        arguments: [
            (true, true, 20037, 389, 16), (true, true, 20037, 390, 20),
            (false, true, 20037, 390, 16), (false, true, 20037, 400, 20),
            (false, true, 14810, 320, 15), (false, true, 16097, 600, 15),
            (false, false, 14810, 320, 16), (true, true, 14810, 320, 16),
        ] as [(Bool, Bool, Int, CGFloat, CGFloat)])
    func sides(
        _ storyboard: Bool, _ homeButton: Bool, _ version: Int, _ width: CGFloat, _ side: CGFloat
    ) throws {
        let margins = Self.margins(version, storyboard: storyboard, homeButton: homeButton)
        let content = try Self.content(margins, width: width)
        #expect(content.left == side)
        #expect(content.right == side)
    }

    @Test(
        "rule 5: a disclosure accessory leaves 8",
        arguments: [("disclosureIndicator", 8), ("checkmark", 16)] as [(String, CGFloat)])
    func accessories(_ accessory: String, _ right: CGFloat) throws {
        let cell = "<tableViewCell accessoryType=\"\(accessory)\"/>"
        #expect(try Self.content(Self.margins(20037), cell: cell).right == right)
    }

    @Test("rule 6: explicit margins, and the larger ones where they preserve the table's")
    func explicit() throws {
        let own = UIEdgeInsets(top: 20, left: 3, bottom: 4, right: 30)
        let margins = Self.margins(20037)
        #expect(try Self.content(margins, explicit: own) == own)
        #expect(
            try Self.content(margins, explicit: own, preserving: true)
                == UIEdgeInsets(top: 20, left: 16, bottom: 11, right: 30))
        #expect(
            try Self.content(Self.margins(13196), preserving: true)
                == UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16))
    }

    @Test(
        "separators: the lower margin of 10.5 above a separator of half a point",
        arguments: [(0.5, 10.5), (0, 11), (1, 11), (20, 11), (-3, 11)] as [(CGFloat, CGFloat)])
    func separators(_ separator: CGFloat, _ bottom: CGFloat) throws {
        #expect(try Self.content(Self.margins(13771), separator: separator).bottom == bottom)
    }
}
