/// The name of `Int` in Objective-C.
public typealias NSInteger = Int

/// The name of `UInt` in Objective-C. Swift imports it as `Int` where Apple's frameworks use it.
public typealias NSUInteger = UInt
