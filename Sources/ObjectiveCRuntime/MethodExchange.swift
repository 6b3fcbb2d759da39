import ContactSheetDiagnostics
import Foundation

public typealias Method = OpaquePointer
public typealias IMP = OpaquePointer

// Methods can't be exchanged without the Objective-C runtime. No method is found, so that code that
// exchanges methods does nothing, with a note once.

/// Returns `nil`, and reports a note.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    noteMethodExchange()
    return nil
}

/// Returns `nil`, and reports a note.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    noteMethodExchange()
    return nil
}

public func method_getImplementation(_ method: Method) -> IMP { method }

public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }

public func method_setImplementation(_ method: Method, _ implementation: IMP) -> IMP { method }

public func method_exchangeImplementations(_ first: Method, _ second: Method) {}

/// Returns `false`: no method is added.
@discardableResult public func class_addMethod(
    _ cls: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> Bool { false }

@discardableResult public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? { nil }

private func noteMethodExchange() {
    onMainActor {
        DiagnosticLog.current.add(
            Diagnostic(
                .note, "methods can't be exchanged on Linux",
                hint: "Override the method in a subclass."))
    }
}

// MARK: Classes

public func object_getClass(_ object: Any?) -> AnyClass? {
    object.flatMap { type(of: $0) as? AnyClass }
}

public func class_getSuperclass(_ cls: AnyClass?) -> AnyClass? {
    cls.flatMap { _getSuperclass($0) }
}

/// Returns the class's name with its module and the types that contain it. It stays allocated.
///
/// `NSStringFromClass` on Linux ends the process for classes in other types. The contexts of private
/// classes are left out, because they are addresses.
public func class_getName(_ cls: AnyClass?) -> UnsafePointer<CChar> {
    let context = #/\(unknown context at \$[0-9a-f]+\)\./#
    let name = cls.map { String(reflecting: $0).replacing(context, with: "") } ?? "nil"
    return UnsafePointer(strdup(name)!)
}

// MARK: Time

// The constants of libdispatch, which are macros on Linux.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000
public let USEC_PER_SEC: UInt64 = 1_000_000

// MARK: Blocks

/// Calls a closure. Objects are released when no reference is left, without a pool.
@discardableResult public func autoreleasepool<Result, Failure: Error>(
    invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result { try body() }

/// Locks until the same thread unlocks. One lock is used for all objects.
@discardableResult public func objc_sync_enter(_ object: Any) -> Int32 {
    synchronization.lock()
    return 0
}

@discardableResult public func objc_sync_exit(_ object: Any) -> Int32 {
    synchronization.unlock()
    return 0
}

private let synchronization = NSRecursiveLock()
