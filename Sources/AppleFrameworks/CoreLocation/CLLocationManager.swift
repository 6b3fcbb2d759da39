import Foundation
import FrameworkSupport
import QuartzCore

public enum CLAuthorizationStatus: Int32, Sendable {
    case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse

    public static let authorized = CLAuthorizationStatus.authorizedAlways
}

public enum CLAccuracyAuthorization: Int, Sendable { case fullAccuracy, reducedAccuracy }

public enum CLActivityType: Int, Sendable {
    case other = 1, automotiveNavigation, fitness, otherNavigation, airborne
}

public enum CLDeviceOrientation: Int32, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// Reports the simulated place to its delegate: once per start or request, on the main thread, when
/// the simulated clock next advances.
open class CLLocationManager: NSObject {
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { if delegate != nil { scheduleAuthorization() } }
    }
    open var desiredAccuracy = kCLLocationAccuracyBest
    open var distanceFilter = kCLDistanceFilterNone
    open var headingFilter: CLLocationDegrees = 1
    open var headingOrientation = CLDeviceOrientation.portrait
    open var activityType = CLActivityType.other
    open var pausesLocationUpdatesAutomatically = true
    open var allowsBackgroundLocationUpdates = false
    open var showsBackgroundLocationIndicator = false
    open var purpose: String?
    open private(set) var monitoredRegions: Set<CLRegion> = []
    open private(set) var rangedRegions: Set<CLRegion> = []
    open private(set) var heading: CLHeading?
    private var isUpdating = false

    public override init() {
        super.init()
    }

    /// The simulated place if access is allowed.
    open var location: CLLocation? {
        withSimulation { SimulatedLocation.current.allowedLocation }
    }

    open var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }
    open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }
    open var isAuthorizedForWidgetUpdates: Bool { false }
    open var maximumRegionMonitoringDistance: CLLocationDistance { 0 }

    open class func authorizationStatus() -> CLAuthorizationStatus {
        withSimulation { SimulatedLocation.current.authorization }
    }
    open class func locationServicesEnabled() -> Bool { true }
    open class func headingAvailable() -> Bool { false }
    open class func significantLocationChangeMonitoringAvailable() -> Bool { true }
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool { true }
    open class func isRangingAvailable() -> Bool { false }

    open func requestWhenInUseAuthorization() { allow(.authorizedWhenInUse) }
    open func requestAlwaysAuthorization() { allow(.authorizedAlways) }
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
    ) { completion?(nil) }

    open func requestLocation() { schedule { $0.report() } }

    open func startUpdatingLocation() {
        isUpdating = true
        schedule { if $0.isUpdating { $0.report() } }
    }

    open func stopUpdatingLocation() { isUpdating = false }
    open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }
    open func stopMonitoringSignificantLocationChanges() { isUpdating = false }
    open func startUpdatingHeading() {}
    open func stopUpdatingHeading() {}
    open func dismissHeadingCalibrationDisplay() {}
    open func startMonitoringVisits() {}
    open func stopMonitoringVisits() {}
    open func allowDeferredLocationUpdates(
        untilTraveled distance: CLLocationDistance, timeout: TimeInterval
    ) {}

    open func startMonitoring(for region: CLRegion) {
        monitoredRegions.insert(region)
        schedule { $0.delegate?.locationManager($0, didStartMonitoringFor: region) }
    }

    open func stopMonitoring(for region: CLRegion) { monitoredRegions.remove(region) }

    open func requestState(for region: CLRegion) {
        schedule {
            $0.delegate?.locationManager($0, didDetermineState: $0.state(of: region), for: region)
        }
    }

    /// Ranges beacons; none is ever near.
    open func startRangingBeacons(in region: CLBeaconRegion) {
        rangedRegions.insert(region)
        schedule { $0.delegate?.locationManager($0, didRangeBeacons: [], in: region) }
    }

    open func stopRangingBeacons(in region: CLBeaconRegion) { rangedRegions.remove(region) }

    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        schedule { $0.delegate?.locationManager($0, didRange: [], satisfying: constraint) }
    }

    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {}
}

extension CLLocationManager {
    private func allow(_ status: CLAuthorizationStatus) {
        let isNew = withSimulation {
            let system = SimulatedLocation.current
            guard system.authorization == .notDetermined || status == .authorizedAlways else {
                return false
            }
            defer { system.authorization = status }
            return system.authorization != status
        }
        if isNew { scheduleAuthorization() }
    }

    private func scheduleAuthorization() {
        schedule { manager in
            manager.delegate?.locationManagerDidChangeAuthorization(manager)
            manager.delegate?.locationManager(
                manager, didChangeAuthorization: manager.authorizationStatus)
        }
    }

    private func report() {
        if let location {
            delegate?.locationManager(self, didUpdateLocations: [location])
        } else {
            delegate?.locationManager(self, didFailWithError: CLError(.denied))
        }
    }

    private func state(of region: CLRegion) -> CLRegionState {
        guard let region = region as? CLCircularRegion, let location else { return .unknown }
        return region.contains(location.coordinate) ? .inside : .outside
    }

    /// Runs a callback when the simulated clock advances, unless the manager was released.
    private func schedule(_ callback: @escaping (CLLocationManager) -> Void) {
        let pending = PendingCallback(manager: self, callback: callback)
        withSimulation { _ = SimulatedClock.current.alarm(after: 0) { pending.run() } }
    }
}

/// A callback that runs on the main thread, like those of Apple's managers that were created there.
private struct PendingCallback: @unchecked Sendable {
    weak var manager: CLLocationManager?
    let callback: (CLLocationManager) -> Void

    func run() { manager.map(callback) }
}
