import UIKit

/// A view in reports and references: class, name, and frame, without its appearance.
public struct ViewNode: Sendable, Hashable {
    /// The class.
    public var type: String
    /// The name that distinguishes the view from its siblings, or `nil` if there is none.
    public var name: String?
    /// The frame in the superview's coordinate space, rounded to the device's pixels
    /// (Documentation/Layout.md 3.9) and to thousandths of a point, as in files.
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

    /// The class and name, such as `UIButton “3”`.
    public var label: String { name.map { "\(type) “\($0)”" } ?? type }
}

extension ViewNode {
    /// Creates the tree of a laid-out view. Frames are rounded by absolute position, so that edges
    /// that touch on screen have equal coordinates.
    @MainActor public init(_ view: UIView, grid: PixelGrid) {
        self.init(view, grid: grid, at: .zero, roundedAt: .zero)
    }

    /// Creates the tree of a view.
    ///
    /// - Parameters:
    ///   - origin: The origin of the superview's coordinate space, in the root's coordinate space.
    ///   - rounded: The same origin, rounded to pixels.
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
