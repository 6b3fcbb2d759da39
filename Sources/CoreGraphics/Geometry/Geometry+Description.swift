import Foundation

// The same format as Swift's on Apple's platforms: the numbers alone.

extension CGPoint: @retroactive CustomStringConvertible, @retroactive CustomDebugStringConvertible {
    /// `(20.0, 40.5)`.
    public var description: String { "(\(x), \(y))" }
    public var debugDescription: String { description }
}

extension CGSize: @retroactive CustomStringConvertible, @retroactive CustomDebugStringConvertible {
    /// `(200.0, 100.0)`.
    public var description: String { "(\(width), \(height))" }
    public var debugDescription: String { description }
}

extension CGRect: @retroactive CustomStringConvertible, @retroactive CustomDebugStringConvertible {
    /// `(40.0, 100.0, 200.0, 100.0)`.
    public var description: String {
        "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }

    public var debugDescription: String { description }
}
