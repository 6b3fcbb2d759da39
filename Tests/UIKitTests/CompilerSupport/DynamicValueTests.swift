import Foundation
import Testing
import UIKit

/// Source: “Using Swift with Cocoa and Objective-C”, members of `AnyObject`.
@MainActor @Suite struct DynamicValueTests {
    @Test func valuesAreReadInEveryForm() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(DynamicValue(rect).cgRectValue == rect)
        #expect(DynamicValue(NSValue(cgRect: rect)).cgRectValue == rect)
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(DynamicValue(insets).uiEdgeInsetsValue.bottom == 3)
        #expect(DynamicValue(NSValue(uiEdgeInsets: insets)).uiEdgeInsetsValue == insets)
        #expect(DynamicValue(2.5).doubleValue == 2.5)
        #expect(DynamicValue(NSNumber(value: 7)).intValue == 7)
        #expect(DynamicValue("8").integerValue == 8 && DynamicValue(true).boolValue)
        #expect(DynamicValue(nil).cgPointValue == nil)
    }
}
