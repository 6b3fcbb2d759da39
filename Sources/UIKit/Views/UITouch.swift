import Foundation

/// A finger on the screen; nothing makes one, because pictures show screens at rest.
@MainActor open class UITouch: NSObject {}
