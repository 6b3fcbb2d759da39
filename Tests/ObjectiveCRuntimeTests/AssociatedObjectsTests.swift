import Foundation
import Testing

@testable import ObjectiveCRuntime

@MainActor struct AssociatedObjectsTests {
    private static let keys = UnsafeMutableRawPointer.allocate(byteCount: 2, alignment: 1)

    @Test func valuesAreFoundByObjectAndKey() {
        let (object, other) = (NSObject(), NSObject())
        let (first, second) = (UnsafeRawPointer(Self.keys), UnsafeRawPointer(Self.keys + 1))
        objc_setAssociatedObject(object, first, "one", .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(object, first) as? String == "one")
        #expect(objc_getAssociatedObject(object, second) == nil)
        #expect(objc_getAssociatedObject(other, first) == nil)
        objc_setAssociatedObject(object, first, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(object, first) == nil)
    }

    @Test func anAssignedObjectIsNotRetained() {
        let (object, key) = (NSObject(), UnsafeRawPointer(Self.keys))
        do { objc_setAssociatedObject(object, key, NSObject(), .OBJC_ASSOCIATION_ASSIGN) }
        #expect(objc_getAssociatedObject(object, key) == nil)
    }
}
