import Foundation

/// How far Interface Builder lets stored numbers lie from what it would calculate, in points: up to
/// 1 (Documentation/Canvas.md 1). Our texts are a little off besides.
enum CanvasDrift {
    static let limit: CGFloat = 1

    static func isNear(_ first: CGFloat, _ second: CGFloat) -> Bool {
        abs(first - second) <= limit + 1e-6
    }

    static func isNear(_ first: CGRect, _ second: CGRect) -> Bool {
        isNear(first.minX, second.minX) && isNear(first.minY, second.minY)
            && isNear(first.width, second.width) && isNear(first.height, second.height)
    }
}
