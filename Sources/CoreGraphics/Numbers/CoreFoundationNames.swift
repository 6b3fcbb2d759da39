import Foundation

// Core Foundation's objects as Foundation's, so that casts such as `colors as CFArray` compile.
public typealias CFTypeRef = AnyObject
public typealias CFArray = NSArray
public typealias CFDictionary = NSDictionary
public typealias CFData = NSData
public typealias CFString = NSString

/// A time in seconds since January 1, 2001.
public typealias CFAbsoluteTime = Double

public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// The greatest finite number, which code uses as an endless repeat count.
public let MAXFLOAT = Float.greatestFiniteMagnitude
