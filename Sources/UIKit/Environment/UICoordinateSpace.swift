import Foundation

/// A frame of reference: the screen's, or a view's own.
@preconcurrency @MainActor public protocol UICoordinateSpace: AnyObject {
    var bounds: CGRect { get }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

// Views are converted by the methods for views, which subclasses can override.
extension UICoordinateSpace {
    @_disfavoredOverload
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        ScreenSpace.convert(point, from: self, to: coordinateSpace)
    }

    @_disfavoredOverload
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        ScreenSpace.convert(point, from: coordinateSpace, to: self)
    }

    @_disfavoredOverload
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        ScreenSpace.convert(rect, from: self, to: coordinateSpace)
    }

    @_disfavoredOverload
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        ScreenSpace.convert(rect, from: coordinateSpace, to: self)
    }
}

extension UIScreen: UICoordinateSpace {}
extension UIView: UICoordinateSpace {}

/// Converts between the spaces of views and the screen's. A space of another class is the screen's.
@MainActor private enum ScreenSpace {
    static func convert(
        _ point: CGPoint, from source: any UICoordinateSpace, to target: any UICoordinateSpace
    ) -> CGPoint {
        switch (source as? UIView, target as? UIView) {
        case (let source?, let target?): return source.convert(point, to: target)
        case (let source?, nil):
            let origin = windowOrigin(of: source)
            let inWindow = source.convert(point, to: nil)
            return CGPoint(x: inWindow.x + origin.x, y: inWindow.y + origin.y)
        case (nil, let target?):
            let origin = windowOrigin(of: target)
            return target.convert(
                CGPoint(x: point.x - origin.x, y: point.y - origin.y), from: nil)
        case (nil, nil): return point
        }
    }

    static func convert(
        _ rect: CGRect, from source: any UICoordinateSpace, to target: any UICoordinateSpace
    ) -> CGRect {
        switch (source as? UIView, target as? UIView) {
        case (let source?, let target?): return source.convert(rect, to: target)
        case (let source?, nil):
            let origin = windowOrigin(of: source)
            return source.convert(rect, to: nil).offsetBy(dx: origin.x, dy: origin.y)
        case (nil, let target?):
            let origin = windowOrigin(of: target)
            return target.convert(rect.offsetBy(dx: -origin.x, dy: -origin.y), from: nil)
        case (nil, nil): return rect
        }
    }

    private static func windowOrigin(of view: UIView) -> CGPoint {
        (view as? UIWindow ?? view.window)?.frame.origin ?? .zero
    }
}
