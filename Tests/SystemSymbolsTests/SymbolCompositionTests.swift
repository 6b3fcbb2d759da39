import CoreGraphics
import Foundation
import Testing

@testable import SystemSymbols

/// Source: the names themselves. What a part of a name adds is described for each test.
struct SymbolCompositionTests {
    private func drawing(_ name: String) throws -> SymbolDrawing {
        try #require(SymbolTable.drawing(named: name))
    }

    /// Two digits are next to each other, in the digits' own order.
    @Test func numbersHaveTwoDigits() throws {
        let number = try drawing("17.circle")
        let one = number.parts[1].ink
        let seven = try #require(number.parts.last).ink
        #expect(one.maxX < seven.minX)
        #expect(number.size == (try drawing("circle")).size)
        #expect(SymbolTable.drawing(named: "1000.circle") == nil)
    }

    /// The right half of `circle.lefthalf.filled` is cut out before the outline is drawn again.
    @Test func halvesAreFilled() throws {
        let half = try drawing("circle.lefthalf.filled")
        #expect(half.parts.map(\.action) == [.fill, .cutFill, .stroke])
        let empty = half.parts[1].path
        #expect(empty.contains(CGPoint(x: 0.2, y: 0), rule: .winding))
        #expect(!empty.contains(CGPoint(x: -0.2, y: 0), rule: .winding))
    }

    /// A badge without a sign is at the top right, one with a sign at the bottom right.
    @Test func badgesHaveTheirCorner() throws {
        let dot = try drawing("bell.badge").parts.last { $0.action == .fill }
        let plus = try drawing("folder.badge.plus").parts.last { $0.action == .fill }
        #expect(try #require(dot).ink.midY < 0 && #require(dot).ink.midX > 0)
        #expect(try #require(plus).ink.midY > 0 && #require(plus).ink.midX > 0)
    }

    /// The badge is the main layer, and what it belongs to is less important.
    @Test func compositionsHaveLayers() throws {
        let badge = try drawing("person.badge.plus")
        #expect(badge.parts.first?.layer == 1 && badge.parts.last?.layer == 0)
        let weather = try drawing("cloud.sun.rain")
        #expect(Set(weather.parts.map(\.layer)) == [0, 1, 2])
    }

    /// In a filled circle, the lens is cut out of the camera, so it has the color of the circle.
    @Test func linesInsideOfAGlyphHaveTheOutlinesColor() throws {
        let camera = try drawing("camera.circle.fill")
        #expect(camera.parts.map(\.action) == [.fill, .cutFill, .stroke])
        #expect(camera.parts.map(\.layer) == [1, 0, 1])
    }

    @Test func intervalsAreInsideOfTheArrow() throws {
        let arrow = try drawing("gobackward")
        let ten = try drawing("gobackward.10")
        #expect(ten.parts.count > arrow.parts.count && ten.size == arrow.size)
        #expect(SymbolTable.drawing(named: "trash.10") == nil)
    }

    /// Heavier weights thicken a glyph's outline by the difference, lighter ones cut its edge away.
    @Test func glyphsHaveWeights() throws {
        let glyph = try #require(try drawing("guitars").parts.first)
        #expect(glyph.isOutline)
        let bold = glyph.weighted(0.12, regular: 0.08)
        #expect(bold.count == 1 && abs(bold[0].width - 1.0 / 3) < 1e-9)
        let thin = glyph.weighted(0.04, regular: 0.08)
        #expect(thin.map(\.action) == [.fill, .cutStroke])
        #expect(abs(thin[1].width - 1) < 1e-9)
        let regular = glyph.weighted(0.08, regular: 0.08)
        #expect(regular.count == 1 && regular[0].width == 0)
    }

    @Test func hollowGlyphsAreFilledInTheFilledVariant() throws {
        let outline = try drawing("crown")
        let filled = try drawing("crown.fill")
        #expect(outline.parts.map(\.action) == [.stroke] && outline.usesIconFont)
        #expect(filled.parts.map(\.action) == [.fill] && filled.size == outline.size)
    }

    /// `eurosign.arrow.circlepath` ends with the name of an outline of two components.
    @Test func enclosuresHaveSeveralComponents() throws {
        let (inside, enclosure) = try #require(
            SymbolEnclosure.last(in: ["eurosign", "arrow", "circlepath"]))
        #expect(inside == ["eurosign"] && enclosure.outline == "arrow.2.circlepath")
        let euro = try drawing("eurosign.arrow.circlepath").parts.filter { $0.layer == 0 }
        let bounds = enclosure.bounds.insetBy(dx: -0.05, dy: -0.05)
        #expect(!euro.isEmpty && euro.allSatisfy { bounds.contains($0.ink) })
        #expect(SymbolEnclosure.last(in: ["circle"]) == nil)
    }

    /// The hands of a clock are cut out of it, and the clock is the badge; a plus sign is cut out of
    /// a disc.
    @Test func badgesCanBeShapes() throws {
        let clock = try drawing("calendar.badge.clock").parts.suffix(3)
        #expect(clock.map(\.action) == [.cutFill, .fill, .cutStroke])
        let plus = try drawing("calendar.badge.plus").parts.suffix(4)
        #expect(plus.map(\.action) == [.cutFill, .fill, .cutStroke, .cutStroke])
    }

    @Test func badgesCanBeTriangles() throws {
        let parts = try drawing("externaldrive.trianglebadge.exclamationmark").parts
        let triangle = try #require(parts.last { $0.action == .fill })
        #expect(
            !triangle.path.contains(
                CGPoint(x: triangle.ink.minX + 0.03, y: triangle.ink.minY + 0.03), rule: .winding))
    }

    /// Lines inside of an outline grow less than the outline in heavier weights.
    @Test func detailsGrowLess() throws {
        let mark = try drawing("xmark.circle")
        let widths = mark.parts.map { $0.weighted(0.18, regular: 0.08)[0].width * 0.18 }
        #expect(abs(widths[0] - 0.18) < 1e-9)
        #expect(abs(widths[1] - 0.92 * 0.12) < 1e-9)
        let light = mark.parts.map { $0.weighted(0.04, regular: 0.08)[0].width * 0.04 }
        #expect(abs(light[1] - 0.92 * 0.04) < 1e-9)
    }

    /// The edge of a glyph changes by half of the regular line width at most for lighter weights.
    @Test func thinGlyphsStayVisible() throws {
        let glyph = try #require(try drawing("guitars").parts.first)
        let edge = try #require(glyph.weighted(0.02, regular: 0.08).last)
        #expect(edge.action == .cutStroke && abs(edge.width * 0.02 - 0.04) < 1e-9)
    }
}
