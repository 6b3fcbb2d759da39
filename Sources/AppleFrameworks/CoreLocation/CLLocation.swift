import Foundation

public struct CLFloor: Sendable, Hashable { public let level: Int }

/// A place on the earth with its accuracy and time.
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    public let altitude: CLLocationDistance
    public let horizontalAccuracy: CLLocationAccuracy
    public let verticalAccuracy: CLLocationAccuracy
    public let course: CLLocationDirection
    public let speed: CLLocationSpeed
    public let timestamp: Date
    open var ellipsoidalAltitude: CLLocationDistance { altitude }
    open var courseAccuracy: CLLocationDirectionAccuracy { -1 }
    open var speedAccuracy: CLLocationSpeedAccuracy { -1 }
    open var floor: CLFloor? { nil }

    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
            altitude: 0, horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
        timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
            verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
    }

    public init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
        horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
        course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.coordinate = coordinate
        self.altitude = altitude
        self.horizontalAccuracy = horizontalAccuracy
        self.verticalAccuracy = verticalAccuracy
        self.course = course
        self.speed = speed
        self.timestamp = timestamp
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// Returns the length of the great circle between the places, in meters, on a sphere with the
    /// earth's mean radius. Apple's result follows the ellipsoid and differs by up to 0.5 %.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        let (a, b) = (coordinate, location.coordinate)
        let radians = Double.pi / 180
        let height = sin((b.latitude - a.latitude) * radians / 2)
        let width = sin((b.longitude - a.longitude) * radians / 2)
        let chord =
            height * height
            + cos(a.latitude * radians) * cos(b.latitude * radians) * width * width
        return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
    }
}

open class CLHeading: NSObject {
    open var magneticHeading: CLLocationDirection { 0 }
    open var trueHeading: CLLocationDirection { 0 }
    open var headingAccuracy: CLLocationDirection { -1 }
    open var x: Double { 0 }
    open var y: Double { 0 }
    open var z: Double { 0 }
    open var timestamp: Date { Date(timeIntervalSinceReferenceDate: 0) }
}

open class CLVisit: NSObject {
    open var arrivalDate: Date { .distantPast }
    open var departureDate: Date { .distantFuture }
    open var coordinate: CLLocationCoordinate2D { SimulatedLocation.defaultCoordinate }
    open var horizontalAccuracy: CLLocationAccuracy { 0 }
}
