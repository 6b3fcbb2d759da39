import Foundation

extension CGSize {
    /// The size as the pictures show it, such as "480 × 320".
    var short: String { String(format: "%.0f × %.0f", width, height) }
}
