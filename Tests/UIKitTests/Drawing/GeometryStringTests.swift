import Foundation
import Testing

@testable import UIKit

/// Source: Apple's documentation of `NSCoder.string(for:)` and of NSValue's geometry.
@MainActor @Suite struct GeometryStringTests {
    @Test func rectanglesAsStrings() {
        let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
        #expect(NSCoder.string(for: rect) == "{{1, 2.5}, {3, 4}}")
        #expect(NSCoder.cgRect(for: "{{1, 2.5}, {3, 4}}") == rect)
        #expect(NSCoder.cgRect(for: "x") == .zero && CGPointFromString("{7, 8}").y == 8)
        let transform = CGAffineTransform(translationX: 5, y: 6)
        #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: transform)) == transform)
    }

    @Test func insetsAsValues() {
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
        #expect(NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgRectValue.maxX == 4)
        let object = NSObject()
        #expect(NSValue(nonretainedObject: object).nonretainedObjectValue as AnyObject === object)
    }
}
