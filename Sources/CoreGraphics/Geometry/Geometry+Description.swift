import Foundation

// The same format as Swift's on Apple's platforms: the numbers alone.

extension CGPoint: @retroactive CustomStringConvertible {
    /// `(20.0, 40.5)`.
    public var description: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomStringConvertible {
    /// `(200.0, 100.0)`.
    public var description: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomStringConvertible {
    /// `(40.0, 100.0, 200.0, 100.0)`.
    public var description: String {
        "(\(origin.x), \(origin.y), \(size.width), \(size.height))"
    }
}
