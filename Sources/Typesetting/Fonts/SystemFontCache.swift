import Foundation
import Synchronization

/// System fonts that were made before: screens ask for the same few again and again.
enum SystemFontCache {
    struct Key: Hashable, Sendable {
        /// In points.
        var size: CGFloat
        var weight: FontWeight
        var isItalic: Bool
        var design: SystemFontDesign
    }

    private static let fonts = Mutex<[Key: Font]>([:])
    /// Sizes that an animation runs through don't pile up.
    private static let capacity = 256

    static func font(_ key: Key, make: () -> Font) -> Font {
        if let known = fonts.withLock({ $0[key] }) { return known }
        let font = make()
        fonts.withLock {
            if $0.count >= capacity { $0.removeAll(keepingCapacity: true) }
            $0[key] = font
        }
        return font
    }
}
