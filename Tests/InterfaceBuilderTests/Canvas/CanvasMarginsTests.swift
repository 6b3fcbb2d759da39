import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: Documentation/Canvas.md 4, whose subsections contain the rules that the tests name.
struct CanvasMarginsTests {
    private static func margins(
        _ version: Int, storyboard: Bool = true, homeButton: Bool = true, pad: Bool = false,
        device: CGFloat = 375
    ) -> CanvasMargins {
        CanvasMargins(
            version: ToolsVersion(version), isStoryboard: storyboard, hasHomeButton: homeButton,
            isPad: pad, deviceWidth: device)
    }

    private static func table(
        _ width: CGFloat, inset: Bool = false, belowView: Bool = false
    ) -> CanvasCell.Table {
        CanvasCell.Table(width: width, isInset: inset, isBelowControllersView: belowView)
    }

    private static func content(
        _ margins: CanvasMargins, width: CGFloat = 375, table: CanvasCell.Table? = nil,
        cell: String = "<tableViewCell/>", explicit: UIEdgeInsets? = nil, separator: CGFloat = 0,
        preserving: Bool = false
    ) throws -> UIEdgeInsets {
        let cell = CanvasCell(
            element: try .xml(cell), size: CGSize(width: width, height: 44),
            contentHeight: 44 - separator, table: table)
        return margins.cellContent(cell, explicit: explicit, isPreserving: preserving)
    }

    @Test(
        "rules 1 and 2: root views",
        arguments: [
            (320, 20037, 16), (375, 20037, 16), (390, 20037, 16), (393, 22155, 16),
            (394, 22155, 20),
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
        "rule 4: in storyboards, by the width of the table",
        arguments: [
            (389, false, 389, 16), (390, false, 390, 20), (374, true, 414, 20),
            (343, true, 375, 16),
        ]
            as [(CGFloat, Bool, CGFloat, CGFloat)])
    func tables(_ width: CGFloat, _ inset: Bool, _ table: CGFloat, _ side: CGFloat) throws {
        let content = try Self.content(
            Self.margins(20037), width: width, table: Self.table(table, inset: inset))
        #expect(content.left == side)
        #expect(content.right == side)
    }

    @Test(
        "rule 4: plain tables under 390 points, by the widths of the device and the cell",
        arguments: [(390, 321, false, 20), (390, 320, false, 16), (390, 321, true, 16)]
            as [(CGFloat, CGFloat, Bool, CGFloat)])
    func narrowTables(_ device: CGFloat, _ width: CGFloat, _ inset: Bool, _ side: CGFloat) throws {
        let content = try Self.content(
            Self.margins(20037, device: device), width: width,
            table: Self.table(width, inset: inset))
        #expect(content.left == side)
    }

    @Test(
        "rule 6: a cell's own margins reach content that preserves them",
        arguments: [
            #"<edgeInsets key="layoutMargins" top="4" left="30" bottom="4" right="12"/>"#,
            #"<directionalEdgeInsets key="directionalLayoutMargins" leading="30" trailing="12"/>"#,
        ])
    func ownMarginsOfCells(_ margins: String) throws {
        let cell = "<tableViewCell>\(margins)</tableViewCell>"
        let canvas = Self.margins(20037)
        #expect(
            try Self.content(canvas, cell: cell, preserving: true)
                == UIEdgeInsets(top: 11, left: 30, bottom: 11, right: 16))
        #expect(try Self.content(canvas, cell: cell).left == 16)
    }

    @Test(
        "rule 4: 15 in tables inside a controller's view, on phones with a home button",
        arguments: [
            (13771, 375, true, 15), (16097, 375, true, 15), (13770, 375, true, 16),
            (16098, 375, true, 16), (16097, 414, true, 20), (16097, 375, false, 16),
        ] as [(Int, CGFloat, Bool, CGFloat)])
    func tablesBelowViews(
        _ version: Int, _ width: CGFloat, _ belowView: Bool, _ side: CGFloat
    ) throws {
        let table = Self.table(width, belowView: belowView)
        #expect(try Self.content(Self.margins(version), width: width, table: table).left == side)
        let notch = Self.margins(version, homeButton: false)
        let pad = Self.margins(version, pad: true)
        for margins in [notch, pad] {
            #expect(
                try Self.content(margins, width: width, table: table).left
                    == (width < 390 ? 16 : 20))
        }
    }

    @Test(
        "rule 4: in xibs, by the widths of the device and the cell",
        arguments: [
            (20037, 414, 331, 20), (20037, 414, 320, 16), (20037, 375, 394, 16),
            (20037, 375, 514, 16), (14490, 375, 600, 20), (20037, 390, 321, 20),
            (14810, 375, 320, 15),
            (16097, 414, 600, 15),
        ] as [(Int, CGFloat, CGFloat, CGFloat)])
    func xibs(_ version: Int, _ device: CGFloat, _ width: CGFloat, _ side: CGFloat) throws {
        let margins = Self.margins(version, storyboard: false, device: device)
        #expect(try Self.content(margins, width: width).left == side)
    }

    @Test(
        "rule 5: accessories leave 8",
        arguments: [
            ("disclosureIndicator", 8), ("checkmark", 8), ("detailButton", 8), ("none", 16),
        ]
            as [(String, CGFloat)])
    func accessories(_ accessory: String, _ right: CGFloat) throws {
        let cell = "<tableViewCell accessoryType=\"\(accessory)\"/>"
        let content = try Self.content(Self.margins(20037), table: Self.table(375), cell: cell)
        #expect(content.right == right)
    }

    /// The safe area is added to the results.
    @Test(
        "rule 1: a root that preserves the margins of the canvas",
        arguments: [
            (21507, 0, 20, 8, 8), (21507, 12, 20, 12, 12), (21701, 0, 20, 0, 8),
            (21701, 12, 20, 12, 12),
            (21701, 0, 5, 3, 8),
        ] as [(Int, CGFloat, CGFloat, CGFloat, CGFloat)])
    func preservingRoots(
        _ version: Int, _ own: CGFloat, _ safeArea: CGFloat, _ top: CGFloat, _ bottom: CGFloat
    ) {
        let result = Self.margins(version).rootInsideCanvas(
            own: UIEdgeInsets(top: own, left: 4, bottom: own, right: 30),
            standard: UIEdgeInsets(left: 16, right: 16), safeArea: UIEdgeInsets(top: safeArea))
        #expect(result == UIEdgeInsets(top: top, left: 16, bottom: bottom, right: 30))
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
