import CoreGraphics
import Foundation
import Testing

@testable import SystemSymbols

/// Tests the property that the table is complete and its symbols aren't empty.
struct SymbolTableTests {
    @Test func everyRowIsADrawing() {
        #expect(SymbolTable.names.count > 1_550)
        for name in SymbolTable.names {
            let drawing = SymbolTable.drawing(named: name)
            #expect(drawing?.parts.isEmpty == false, "\(name)")
            guard let drawing else { continue }
            let ink = drawing.ink
            #expect(ink.width > 0.05 && ink.height > 0.05, "\(name)")
            #expect(ink.width < drawing.size.width + 0.12, "\(name) \(ink.width)")
            #expect(ink.height < drawing.size.height + 0.12, "\(name) \(ink.height)")
            #expect(drawing.parts.allSatisfy { !$0.path.isEmpty }, "\(name)")
        }
    }

    @Test func namesAreUnique() {
        let lines = SymbolRows.families.flatMap { $0.split(separator: "\n") }
        #expect(lines.count == SymbolRows.all.count)
    }

    /// No name that was counted is a neutral square.
    @Test func namesInPublicCodeHaveDrawings() {
        #expect(Set(UsedNames.all).count > 1_400 && Set(PublicNames.all).count > 900)
        for name in UsedNames.all + PublicNames.all {
            #expect(SymbolTable.drawing(named: name) != nil, "\(name)")
        }
    }

    @Test func noNameNeedsAMissingFont() {
        #expect(SymbolTable.names.allSatisfy { !SymbolTable.needsIconFont($0) })
        #expect(!SymbolTable.needsIconFont("no.such.thing"))
    }

    @Test(arguments: [
        "xmark.circle.fill", "plus.square", "heart.slash", "bell.badge.fill", "person.badge.plus",
        "exclamationmark.triangle.fill", "arrow.up.circle", "folder.fill.badge.plus", "1.circle",
        "trash.slash.fill", "checkmark.shield", "cloud.rain.fill", "photo.circle.fill",
    ])
    func namesAreComposed(_ name: String) {
        #expect(SymbolTable.drawing(named: name) != nil)
    }

    @Test(arguments: ["", ".", "circle.circle.unicorn", "fill", "badge.plus", "unicorn.fill"])
    func unknownNamesAreNil(_ name: String) {
        #expect(SymbolTable.drawing(named: name) == nil)
    }

    @Test func glyphsAreCutOutOfFilledCircles() throws {
        let plain = try #require(SymbolTable.drawing(named: "plus.circle"))
        let filled = try #require(SymbolTable.drawing(named: "plus.circle.fill"))
        #expect(plain.parts.map(\.action) == [.stroke, .stroke, .stroke])
        #expect(filled.parts.map(\.action) == [.fill, .cutStroke, .cutStroke])
        #expect(plain.size == filled.size)
    }

    @Test func rowsCanTransformOtherRows() throws {
        let right = try #require(SymbolTable.drawing(named: "arrow.right"))
        let up = try #require(SymbolTable.drawing(named: "arrow.up"))
        #expect(abs(right.ink.width - up.ink.height) < 1e-6)
        #expect(abs(right.ink.maxX + up.ink.minY) < 1e-6)
    }
}
