import Foundation
import UIKit

public struct MKMapPoint: Sendable, Hashable {
    public var x: Double
    public var y: Double

    public init(x: Double = 0, y: Double = 0) { (self.x, self.y) = (x, y) }

    /// Creates the point of a coordinate in the Mercator projection, on a map 268,435,456 points
    /// wide.
    public init(_ coordinate: CLLocationCoordinate2D) {
        let width = 268_435_456.0
        let latitude = max(-85.05, min(85.05, coordinate.latitude)) * .pi / 180
        x = (coordinate.longitude + 180) / 360 * width
        y = (1 - log(tan(latitude) + 1 / cos(latitude)) / .pi) / 2 * width
    }
}

public struct MKMapSize: Sendable, Hashable {
    public var width: Double
    public var height: Double

    public init(width: Double = 0, height: Double = 0) {
        (self.width, self.height) = (width, height)
    }
}

public struct MKMapRect: Sendable, Hashable {
    public var origin: MKMapPoint
    public var size: MKMapSize

    public init(origin: MKMapPoint = .init(), size: MKMapSize = .init()) {
        (self.origin, self.size) = (origin, size)
    }

    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
    public static let world = MKMapRect(x: 0, y: 0, width: 268_435_456, height: 268_435_456)
    public var isNull: Bool { origin.x == .infinity }

    public func union(_ other: MKMapRect) -> MKMapRect {
        if isNull { return other }
        if other.isNull { return self }
        let (left, top) = (min(origin.x, other.origin.x), min(origin.y, other.origin.y))
        let right = max(origin.x + size.width, other.origin.x + other.size.width)
        let bottom = max(origin.y + size.height, other.origin.y + other.size.height)
        return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

/// An area or a line on a map; it isn't drawn.
@preconcurrency @MainActor public protocol MKOverlay: MKAnnotation {
    var boundingMapRect: MKMapRect { get }
}

@preconcurrency @MainActor open class MKShape: NSObject {
    open var title: String?
    open var subtitle: String?
}

@preconcurrency @MainActor open class MKMultiPoint: MKShape, MKOverlay {
    public let coordinates: [CLLocationCoordinate2D]
    open var pointCount: Int { coordinates.count }
    open var coordinate: CLLocationCoordinate2D { coordinates.first ?? CLLocationCoordinate2D() }
    open var boundingMapRect: MKMapRect {
        coordinates.reduce(.null) { $0.union(MKMapRect(origin: MKMapPoint($1))) }
    }

    public init(coordinates: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.coordinates = Array(UnsafeBufferPointer(start: coordinates, count: count))
        super.init()
    }
}

@preconcurrency @MainActor open class MKPolyline: MKMultiPoint {}
@preconcurrency @MainActor open class MKPolygon: MKMultiPoint {}

@preconcurrency @MainActor open class MKCircle: MKShape, MKOverlay {
    public let coordinate: CLLocationCoordinate2D
    public let radius: CLLocationDistance
    open var boundingMapRect: MKMapRect { MKMapRect(origin: MKMapPoint(coordinate)) }

    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (coordinate, self.radius) = (coord, radius)
        super.init()
    }
}

@preconcurrency @MainActor open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay
    open var alpha: CGFloat = 1

    public init(overlay: any MKOverlay) {
        self.overlay = overlay
        super.init()
    }
}

@preconcurrency @MainActor open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor?
    open var strokeColor: UIColor?
    open var lineWidth: CGFloat = 0
    open var lineDashPattern: [NSNumber]?
}

@preconcurrency @MainActor open class MKPolylineRenderer: MKOverlayPathRenderer {
    public convenience init(polyline: MKPolyline) {
        self.init(overlay: polyline)
    }
}

@preconcurrency @MainActor open class MKPolygonRenderer: MKOverlayPathRenderer {
    public convenience init(polygon: MKPolygon) {
        self.init(overlay: polygon)
    }
}

@preconcurrency @MainActor open class MKCircleRenderer: MKOverlayPathRenderer {
    public convenience init(circle: MKCircle) {
        self.init(overlay: circle)
    }
}
