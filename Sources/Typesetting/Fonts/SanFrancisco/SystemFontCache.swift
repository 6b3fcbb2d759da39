import Foundation
import Synchronization

/// A cache of system fonts, because screens use the same few again and again.
enum SystemFontCache {
    struct Key: Hashable, Sendable {
        /// The size in points.
        var size: CGFloat
        var weight: FontWeight
        var isItalic: Bool
        var design: SystemFontDesign
    }

    private static let fonts = Mutex<[Key: Font]>([:])
    /// The greatest number of fonts, so that the sizes of an animation don't accumulate.
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
