@_exported import CoreGraphics
@_exported import Foundation

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

public struct CMTimeFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let valid = Self(rawValue: 1)
    public static let hasBeenRounded = Self(rawValue: 2)
    public static let positiveInfinity = Self(rawValue: 4)
    public static let negativeInfinity = Self(rawValue: 8)
    public static let indefinite = Self(rawValue: 16)
}

/// A time as a whole number of parts of a second.
public struct CMTime: Sendable, Hashable, Comparable {
    public var value: CMTimeValue
    public var timescale: CMTimeScale
    public var flags: CMTimeFlags
    public var epoch: CMTimeEpoch = 0

    public init() { (value, timescale, flags) = (0, 0, []) }

    public init(value: CMTimeValue, timescale: CMTimeScale) {
        (self.value, self.timescale, flags) = (value, timescale, .valid)
    }

    public init(
        value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch
    ) {
        (self.value, self.timescale, self.flags, self.epoch) = (value, timescale, flags, epoch)
    }

    public init(seconds: Double, preferredTimescale: CMTimeScale) {
        let parts = (seconds * Double(preferredTimescale)).rounded()
        self.init(value: CMTimeValue(exactly: parts) ?? 0, timescale: preferredTimescale)
    }

    public static let zero = CMTime(value: 0, timescale: 1)
    public static let invalid = CMTime()
    public static let positiveInfinity = CMTime(
        value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
    public static let negativeInfinity = CMTime(
        value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)
    public static let indefinite = CMTime(
        value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)

    public var isValid: Bool { flags.contains(.valid) }
    public var isPositiveInfinity: Bool { flags.contains(.positiveInfinity) }
    public var isNegativeInfinity: Bool { flags.contains(.negativeInfinity) }
    public var isIndefinite: Bool { flags.contains(.indefinite) }
    public var isNumeric: Bool { isValid && timescale > 0 }

    public var seconds: Double {
        if isPositiveInfinity { return .infinity }
        if isNegativeInfinity { return -.infinity }
        return isNumeric ? Double(value) / Double(timescale) : .nan
    }

    public static func < (a: CMTime, b: CMTime) -> Bool { a.seconds < b.seconds }
    public static func + (a: CMTime, b: CMTime) -> CMTime { combine(a, b, +) }
    public static func - (a: CMTime, b: CMTime) -> CMTime { combine(a, b, -) }

    private static func combine(
        _ a: CMTime, _ b: CMTime, _ operation: (Double, Double) -> Double
    ) -> CMTime {
        CMTime(
            seconds: operation(a.seconds, b.seconds),
            preferredTimescale: max(1, a.timescale, b.timescale))
    }
}

public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid
public let kCMTimeIndefinite = CMTime.indefinite
public let kCMTimePositiveInfinity = CMTime.positiveInfinity

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
    CMTime(value: value, timescale: timescale)
}

public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
    CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
    time1 < time2 ? -1 : time2 < time1 ? 1 : 0
}
public func CMTimeMultiplyByFloat64(_ time: CMTime, multiplier: Double) -> CMTime {
    CMTime(seconds: time.seconds * multiplier, preferredTimescale: max(1, time.timescale))
}
public func CMTIME_IS_VALID(_ time: CMTime) -> Bool { time.isValid }
public func CMTIME_IS_INDEFINITE(_ time: CMTime) -> Bool { time.isIndefinite }

public struct CMTimeRange: Sendable, Hashable {
    public var start: CMTime
    public var duration: CMTime
    public var end: CMTime { start + duration }

    public init(start: CMTime = .zero, duration: CMTime = .zero) {
        (self.start, self.duration) = (start, duration)
    }

    public init(start: CMTime, end: CMTime) {
        self.init(start: start, duration: end - start)
    }

    public static let zero = CMTimeRange()
    public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
}

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
    CMTimeRange(start: start, duration: duration)
}

/// Media data; there is never any.
public final class CMSampleBuffer: Sendable {
    public var imageBuffer: CVImageBuffer? { nil }
    public var presentationTimeStamp: CMTime { .invalid }
    public var duration: CMTime { .invalid }
}

public final class CMFormatDescription: Sendable {}
public typealias CMVideoFormatDescription = CMFormatDescription

public struct CMVideoDimensions: Sendable, Hashable {
    public var width: Int32
    public var height: Int32

    public init(width: Int32 = 0, height: Int32 = 0) { (self.width, self.height) = (width, height) }
}

public final class CVBuffer: Sendable {}
public typealias CVImageBuffer = CVBuffer
public typealias CVPixelBuffer = CVBuffer

public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { 0 }
