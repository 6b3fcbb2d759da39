/// What the screen shows of the status bar.
public enum StatusBarContent: String, Codable, Sendable, Hashable, CaseIterable {
    /// The time, the signal, and the battery.
    case shown
    /// Nothing, in an area of the same size.
    case empty
    /// Nothing. The area belongs to the application, as if it had hidden the status bar.
    case hidden
}
