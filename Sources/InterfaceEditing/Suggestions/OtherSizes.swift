import UIKit

/// A smaller and a larger size of a root view than on its canvas, at which suggestions are tested,
/// too.
@MainActor struct OtherSizes {
    private let root: UIView
    let sizes: [CGSize]

    init(_ root: UIView) {
        self.root = root
        let size = root.bounds.size
        let least = Self.least(size)
        sizes = [
            CGSize(width: min(size.width, least.width), height: min(size.height, least.height)),
            CGSize(width: size.width + 200, height: size.height + 200),
        ]
    }

    /// Returns the number of conflicts of the layout at each size. The root view then has its
    /// original size again.
    func conflicts() -> [Int] {
        let (bounds, autoresizes) = (root.bounds, root.autoresizesSubviews)
        // Resizing by autoresizing masks isn't always reversible.
        root.autoresizesSubviews = false
        defer {
            root.bounds = bounds
            root.autoresizesSubviews = autoresizes
        }
        return sizes.map { size in
            root.bounds.size = size
            return root.layoutConflictCount
        }
    }

    /// Returns the smaller size. For screens, both sides are the shorter side of the smallest iPhone
    /// or iPad (Documentation/Devices.md 2); other views become smaller by a tenth.
    private static func least(_ size: CGSize) -> CGSize {
        let short = min(size.width, size.height)
        if short >= 744, size.width != size.height { return CGSize(width: 744, height: 744) }
        if short >= 320, max(size.width, size.height) >= 480 {
            return CGSize(width: 320, height: 320)
        }
        return CGSize(width: size.width * 0.9, height: size.height * 0.9)
    }
}
