import UIKit

/// A smaller and a larger size of a root view than its canvas has, to see what holds there too.
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

    /// How many conflicts the layout has at each; the canvas's size is as before then.
    func conflicts() -> [Int] {
        let (bounds, autoresizes) = (root.bounds, root.autoresizesSubviews)
        // What masks make of one size doesn't always lead back.
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

    /// An iPhone's short side for both, on canvases of iPads the smallest iPad's
    /// (Documentation/Devices.md 2); views that are no screens may shrink by a tenth.
    private static func least(_ size: CGSize) -> CGSize {
        let short = min(size.width, size.height)
        if short >= 744, size.width != size.height { return CGSize(width: 744, height: 744) }
        if short >= 320, max(size.width, size.height) >= 480 {
            return CGSize(width: 320, height: 320)
        }
        return CGSize(width: size.width * 0.9, height: size.height * 0.9)
    }
}
