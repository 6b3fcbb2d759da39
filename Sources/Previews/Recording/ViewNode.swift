import UIKit

/// A view as reports and references know it: class, name and frame, without looks.
public struct ViewNode: Sendable, Hashable {
    /// The class.
    public var type: String
    /// What tells it from its siblings for a reader; nil where nothing does.
    public var name: String?
    /// In the superview's space, on the device's pixels (Documentation/Layout.md 3.9), in
    /// thousandths of a point, as files write it.
    public var frame: CGRect
    public var isHidden: Bool
    public var children: [ViewNode]

    public init(
        type: String, name: String? = nil, frame: CGRect, isHidden: Bool = false,
        children: [ViewNode] = []
    ) {
        self.type = type
        self.name = name
        self.frame = frame
        self.isHidden = isHidden
        self.children = children
    }

    /// `UIButton “3”`.
    public var label: String { name.map { "\(type) “\($0)”" } ?? type }
}

extension ViewNode {
    /// Reads a laid-out tree; frames are rounded by absolute position, so that edges that touch
    /// on screen touch in numbers.
    @MainActor public init(_ view: UIView, grid: PixelGrid) {
        self.init(view, grid: grid, at: .zero, roundedAt: .zero)
    }

    /// - Parameters:
    ///   - origin: where the superview's space begins, in the root's.
    ///   - rounded: where it begins on whole pixels.
    @MainActor private init(
        _ view: UIView, grid: PixelGrid, at origin: CGPoint, roundedAt rounded: CGPoint
    ) {
        let box = view.frame.offsetBy(dx: origin.x, dy: origin.y)
        let edges = grid.round(box)
        let inner = view.bounds.origin
        self.init(
            type: String(describing: Swift.type(of: view)), name: view.readableName,
            frame: edges.offsetBy(dx: -rounded.x, dy: -rounded.y).inThousandths,
            isHidden: view.isHidden,
            children: view.subviews.map {
                ViewNode(
                    $0, grid: grid, at: CGPoint(x: box.minX - inner.x, y: box.minY - inner.y),
                    roundedAt: CGPoint(x: edges.minX - inner.x, y: edges.minY - inner.y))
            })
    }
}

extension CGRect {
    fileprivate var inThousandths: CGRect {
        func round(_ number: CGFloat) -> CGFloat { (number * 1000).rounded() / 1000 }
        return CGRect(x: round(minX), y: round(minY), width: round(width), height: round(height))
    }
}
