import Foundation
import Testing

@testable import ObjectiveCRuntime

@MainActor @Suite struct AssociatedObjectsTests {
    private static nonisolated(unsafe) var first: UInt8 = 0
    private static nonisolated(unsafe) var second: UInt8 = 0

    @Test func valuesByObjectAndKey() {
        let (one, other) = (NSObject(), NSObject())
        objc_setAssociatedObject(one, &Self.first, "a", .OBJC_ASSOCIATION_RETAIN)
        objc_setAssociatedObject(one, &Self.second, 2, .OBJC_ASSOCIATION_COPY_NONATOMIC)
        #expect(objc_getAssociatedObject(one, &Self.first) as? String == "a")
        #expect(objc_getAssociatedObject(one, &Self.second) as? Int == 2)
        #expect(objc_getAssociatedObject(other, &Self.first) == nil)
        objc_setAssociatedObject(one, &Self.first, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(one, &Self.first) == nil)
        objc_removeAssociatedObjects(one)
        #expect(objc_getAssociatedObject(one, &Self.second) == nil)
    }

    @Test func aNewObjectHasNoValuesOfAnEarlierOne() {
        for _ in 0..<100 {
            let object = NSObject()
            #expect(objc_getAssociatedObject(object, &Self.first) == nil)
            objc_setAssociatedObject(object, &Self.first, "a", .OBJC_ASSOCIATION_RETAIN)
        }
    }

    @Test func assignedValuesAreWeak() {
        let object = NSObject()
        objc_setAssociatedObject(object, &Self.first, NSObject(), .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(object, &Self.first) == nil)
    }
}
