/// A task that continues in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The result of a background fetch. The raw values are Apple's.
public enum UIBackgroundFetchResult: UInt, Sendable {
    case newData, noData, failed
}

/// Whether the application can refresh in the background. The raw values are Apple's.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    case restricted, denied, available
}
