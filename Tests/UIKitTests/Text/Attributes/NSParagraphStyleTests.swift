import Foundation
import Testing
import UIKit

@testable import UIKit

/// Source: Apple's documentation of `NSParagraphStyle`.
@Suite struct NSParagraphStyleTests {
    @Test func defaults() {
        let style = NSParagraphStyle.default
        #expect(style.alignment == .natural && style.lineBreakMode == .byWordWrapping)
        #expect(style.tabStops.map(\.location) == (1...12).map { 28 * CGFloat($0) })
        #expect(style.lineHeightMultiple == 0 && style.defaultTabInterval == 0)
        #expect(style == NSParagraphStyle())
    }

    @Test func copies() throws {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 4
        let copy = try #require(style.copy() as? NSParagraphStyle)
        let mutable = try #require(copy.mutableCopy() as? NSMutableParagraphStyle)
        #expect(copy == style && !(copy is NSMutableParagraphStyle))
        mutable.lineSpacing = 5
        #expect(copy.lineSpacing == 4 && mutable != copy)
        #expect(copy.hash == style.hash)
        style.setParagraphStyle(mutable)
        #expect(style.lineSpacing == 5)
    }

    @Test func tabStops() {
        let style = NSMutableParagraphStyle()
        let tab = NSTextTab(textAlignment: .right, location: 100)
        style.tabStops = [tab]
        style.addTabStop(NSTextTab(textAlignment: .left, location: 50))
        #expect(style.tabStops.map(\.location) == [50, 100])
        style.removeTabStop(NSTextTab(textAlignment: .right, location: 100))
        #expect(style.tabStops.map(\.location) == [50])
        style.tabStops = nil
        #expect(style.tabStops == [])
    }

    @Test func conversionToTypesetting() {
        let style = NSMutableParagraphStyle()
        #expect(style.typeset.alignment == nil && style.typeset.baseDirection == nil)
        #expect(style.typeset.tighteningFactor == 0)
        style.alignment = .right
        style.baseWritingDirection = .rightToLeft
        style.headIndent = 3
        style.allowsDefaultTighteningForTruncation = true
        #expect(style.typeset.alignment == .right && style.typeset.headIndent == 3)
        #expect(style.typeset.baseDirection == .rightToLeft)
        #expect(style.typeset.tighteningFactor == 0.05)
    }
}
