import Foundation

// Foundation on Linux lacks the behaviors of formatters before Mac OS X 10.4.

extension NumberFormatter {
    public enum Behavior: UInt, Sendable {
        case `default` = 0
        case behavior10_0 = 1000
        case behavior10_4 = 1040
    }

    /// The behavior, which is always that of 10.4.
    public var formatterBehavior: Behavior {
        get { .behavior10_4 }
        set {}
    }
}

extension DateFormatter {
    public enum Behavior: UInt, Sendable {
        case `default` = 0
        case behavior10_0 = 1000
        case behavior10_4 = 1040
    }

    /// The behavior, which is always that of 10.4.
    public var formatterBehavior: Behavior {
        get { .behavior10_4 }
        set {}
    }
}
