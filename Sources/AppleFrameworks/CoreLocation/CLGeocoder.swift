import Foundation
import FrameworkSupport
import QuartzCore

public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

open class CLPlacemark: NSObject, @unchecked Sendable {
    open var location: CLLocation?
    open var region: CLRegion? { nil }
    open var timeZone: TimeZone? { nil }
    open var name: String?
    open var thoroughfare: String?
    open var subThoroughfare: String?
    open var locality: String?
    open var subLocality: String?
    open var administrativeArea: String?
    open var subAdministrativeArea: String?
    open var postalCode: String?
    open var isoCountryCode: String?
    open var country: String?
    open var inlandWater: String? { nil }
    open var ocean: String? { nil }
    open var areasOfInterest: [String]? { nil }

    public override init() {
        super.init()
    }

    public init(placemark: CLPlacemark) {
        location = placemark.location
        (name, thoroughfare) = (placemark.name, placemark.thoroughfare)
        (subThoroughfare, locality) = (placemark.subThoroughfare, placemark.locality)
        (subLocality, administrativeArea) = (placemark.subLocality, placemark.administrativeArea)
        subAdministrativeArea = placemark.subAdministrativeArea
        (postalCode, isoCountryCode) = (placemark.postalCode, placemark.isoCountryCode)
        country = placemark.country
        super.init()
    }
}

/// Finds the address of the simulated device's default place; all others have none.
open class CLGeocoder: NSObject {
    open var isGeocoding: Bool { false }

    open func reverseGeocodeLocation(
        _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { answer(Self.placemark(at: location), completionHandler) }

    open func reverseGeocodeLocation(
        _ location: CLLocation, preferredLocale locale: Locale?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { answer(Self.placemark(at: location), completionHandler) }

    open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
        guard let placemark = Self.placemark(at: location) else {
            throw CLError(.geocodeFoundNoResult)
        }
        return [placemark]
    }

    open func geocodeAddressString(
        _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) { answer(nil, completionHandler) }

    open func geocodeAddressString(
        _ addressString: String, in region: CLRegion?,
        completionHandler: @escaping CLGeocodeCompletionHandler
    ) { answer(nil, completionHandler) }

    open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
        throw CLError(.geocodeFoundNoResult)
    }

    open func cancelGeocode() {}

    private func answer(
        _ placemark: CLPlacemark?, _ handler: @escaping CLGeocodeCompletionHandler
    ) {
        let pending = PendingAnswer(placemark: placemark, handler: handler)
        withSimulation { _ = SimulatedClock.current.alarm(after: 0) { pending.run() } }
    }

    private static func placemark(at location: CLLocation) -> CLPlacemark? {
        let home = SimulatedLocation.defaultCoordinate
        let place = CLLocation(latitude: home.latitude, longitude: home.longitude)
        guard location.distance(from: place) < 1000 else { return nil }
        let result = CLPlacemark()
        result.location = location
        (result.name, result.locality) = ("Apple Park", "Cupertino")
        (result.thoroughfare, result.subThoroughfare) = ("Apple Park Way", "1")
        (result.administrativeArea, result.postalCode) = ("CA", "95014")
        (result.isoCountryCode, result.country) = ("US", "United States")
        return result
    }
}

private struct PendingAnswer: @unchecked Sendable {
    let placemark: CLPlacemark?
    let handler: CLGeocodeCompletionHandler

    func run() {
        handler(placemark.map { [$0] }, placemark == nil ? CLError(.geocodeFoundNoResult) : nil)
    }
}
