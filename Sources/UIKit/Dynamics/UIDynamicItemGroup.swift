import Foundation

/// Several items that move as one.
@preconcurrency @MainActor open class UIDynamicItemGroup: NSObject, UIDynamicItem {
    public let items: [any UIDynamicItem]
    private var state: State

    /// The position of the group, and those of its items while it isn't rotated.
    private struct State {
        var center: CGPoint
        var transform = CGAffineTransform.identity
        let size: CGSize
        let offsets: [CGPoint]
        let rotations: [CGAffineTransform]
    }

    /// Creates a group of items that aren't groups themselves.
    public init(items: [any UIDynamicItem]) {
        self.items = items.filter { !($0 is UIDynamicItemGroup) }
        let box = self.items.reduce(CGRect.null) { $0.union($1.boundingBox) }
        let center = box.isNull ? .zero : CGPoint(x: box.midX, y: box.midY)
        state = State(
            center: center, size: box.isNull ? .zero : box.size,
            offsets: self.items.map {
                CGPoint(x: $0.center.x - center.x, y: $0.center.y - center.y)
            },
            rotations: self.items.map(\.transform))
        super.init()
    }

    open var center: CGPoint {
        get { state.center }
        set {
            state.center = newValue
            moveItems()
        }
    }

    open var bounds: CGRect { CGRect(origin: .zero, size: state.size) }

    open var transform: CGAffineTransform {
        get { state.transform }
        set {
            state.transform = newValue
            moveItems()
        }
    }

    private func moveItems() {
        for (index, item) in items.enumerated() {
            let offset = state.offsets[index].applying(state.transform)
            item.center = CGPoint(x: state.center.x + offset.x, y: state.center.y + offset.y)
            item.transform = state.rotations[index].concatenating(state.transform)
        }
    }

    /// The corners of each item around the group's center.
    var outlines: [[CGPoint]] {
        zip(items, zip(state.offsets, state.rotations)).map { item, place in
            item.corners.map {
                let corner = $0.applying(place.1)
                return CGPoint(x: place.0.x + corner.x, y: place.0.y + corner.y)
            }
        }
    }
}

extension UIDynamicItem {
    /// The corners of the bounds around their center.
    fileprivate var corners: [CGPoint] {
        let (width, height) = (bounds.width / 2, bounds.height / 2)
        return [
            CGPoint(x: -width, y: -height), CGPoint(x: width, y: -height),
            CGPoint(x: width, y: height), CGPoint(x: -width, y: height),
        ]
    }

    /// The smallest rectangle that contains the transformed bounds.
    var boundingBox: CGRect {
        let box = CGRect(
            x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width,
            height: bounds.height
        ).applying(transform)
        return box.offsetBy(dx: center.x, dy: center.y)
    }
}
