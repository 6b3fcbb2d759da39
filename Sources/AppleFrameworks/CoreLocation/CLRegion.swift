import Foundation

public enum CLRegionState: Int, Sendable { case unknown, inside, outside }

public enum CLProximity: Int, Sendable { case unknown, immediate, near, far }

open class CLRegion: NSObject {
    public let identifier: String
    open var notifyOnEntry = true
    open var notifyOnExit = true

    init(named identifier: String) {
        self.identifier = identifier
        super.init()
    }
}

open class CLCircularRegion: CLRegion {
    public let center: CLLocationCoordinate2D
    public let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        self.center = center
        self.radius = radius
        super.init(named: identifier)
    }

    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
        let middle = CLLocation(latitude: center.latitude, longitude: center.longitude)
        let place = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        return place.distance(from: middle) <= radius
    }
}

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

open class CLBeaconIdentityConstraint: NSObject {
    public let uuid: UUID
    public let major: CLBeaconMajorValue?
    public let minor: CLBeaconMinorValue?

    public init(
        uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil
    ) {
        (self.uuid, self.major, self.minor) = (uuid, major, minor)
        super.init()
    }
}

open class CLBeaconRegion: CLRegion {
    public let uuid: UUID
    public let major: NSNumber?
    public let minor: NSNumber?
    open var notifyEntryStateOnDisplay = false
    open var proximityUUID: UUID { uuid }
    open var beaconIdentityConstraint: CLBeaconIdentityConstraint {
        CLBeaconIdentityConstraint(
            uuid: uuid, major: major?.uint16Value, minor: minor?.uint16Value)
    }

    public init(
        uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil,
        identifier: String
    ) {
        self.uuid = uuid
        self.major = major.map { NSNumber(value: $0) }
        self.minor = minor.map { NSNumber(value: $0) }
        super.init(named: identifier)
    }

    public convenience init(
        proximityUUID: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil,
        identifier: String
    ) {
        self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier)
    }

    public convenience init(
        beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String
    ) {
        self.init(
            uuid: beaconIdentityConstraint.uuid, major: beaconIdentityConstraint.major,
            minor: beaconIdentityConstraint.minor, identifier: identifier)
    }
}

open class CLBeacon: NSObject {
    public let uuid: UUID
    open var proximityUUID: UUID { uuid }
    open var major: NSNumber { 0 }
    open var minor: NSNumber { 0 }
    open var proximity: CLProximity { .unknown }
    open var accuracy: CLLocationAccuracy { -1 }
    open var rssi: Int { 0 }

    init(uuid: UUID) {
        self.uuid = uuid
        super.init()
    }
}
