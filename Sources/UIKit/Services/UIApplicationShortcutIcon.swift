import Foundation

/// The icon of a shortcut item.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
    /// The raw values are Apple's.
    public enum IconType: Int, Sendable {
        case compose, play, pause, add, location, search, share, prohibit, contact, home
        case markLocation, favorite, love, cloud, invitation, confirmation, mail, message, date
        case time, capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle
        case audio, update
    }

    public convenience init(type: IconType) { self.init() }

    public convenience init(templateImageName: String) { self.init() }

    public convenience init(systemImageName: String) { self.init() }
}
