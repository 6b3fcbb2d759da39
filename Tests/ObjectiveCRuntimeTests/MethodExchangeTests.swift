import ContactSheetDiagnostics
import Foundation
import Testing

@testable import ObjectiveCRuntime

/// A decision: no method is found, so that nothing is exchanged.
@MainActor @Suite struct MethodExchangeTests {
    @Test func noMethodIsFound() {
        #expect(class_getInstanceMethod(NSObject.self, Selector("description")) == nil)
    }

    @Test func classesOfObjects() {
        final class Leaf: NSObject {}
        let leaf = Leaf()
        #expect(
            object_getClass(leaf) == Leaf.self && class_getSuperclass(Leaf.self) == NSObject.self)
        #expect(
            String(cString: class_getName(Leaf.self))
                == "ObjectiveCRuntimeTests.MethodExchangeTests.Leaf")
        #expect(
            String(cString: class_getName(MethodExchangeTestClass.self))
                == NSStringFromClass(MethodExchangeTestClass.self))
        #expect(autoreleasepool { 3 } == 3)
    }
}

final class MethodExchangeTestClass: NSObject {}
