@_exported import Foundation

// Core Foundation's objects as Foundation's, so that casts such as `query as CFDictionary` compile.
public typealias CFTypeRef = AnyObject
public typealias CFDictionary = NSDictionary
public typealias CFArray = NSArray
public typealias CFData = NSData
public typealias CFURL = URL
public typealias CFBoolean = NSNumber

public var kCFBooleanTrue: CFBoolean! { NSNumber(value: true) }
public var kCFBooleanFalse: CFBoolean! { NSNumber(value: false) }

/// Returns the time since January 1, 2001, in seconds.
public func CFAbsoluteTimeGetCurrent() -> Double { Date().timeIntervalSinceReferenceDate }

/// What creates objects, which Swift does.
public final class CFAllocator: Sendable {}

public let kCFAllocatorDefault: CFAllocator? = nil
