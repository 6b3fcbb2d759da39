import ContactSheetDiagnostics
import Foundation
import FrameworkSupport

/// The place of the simulated device, and what the user allowed.
@MainActor package final class SimulatedLocation: SimulationPart {
    /// Apple Park in Cupertino, a place that Xcode's simulators offer.
    nonisolated static let defaultCoordinate = CLLocationCoordinate2D(
        latitude: 37.3349, longitude: -122.00902)

    package static var current: SimulatedLocation {
        Simulation.current.part(SimulatedLocation.self)
    }

    package var location: CLLocation
    package var authorization = CLAuthorizationStatus.authorizedWhenInUse

    /// The place if the application may know it.
    var allowedLocation: CLLocation? {
        switch authorization {
        case .authorizedAlways, .authorizedWhenInUse: location
        case .notDetermined, .restricted, .denied: nil
        }
    }

    package init(inheriting outer: SimulatedLocation?) {
        location =
            outer?.location
            ?? CLLocation(
                coordinate: Self.defaultCoordinate, altitude: 56, horizontalAccuracy: 5,
                verticalAccuracy: 5, timestamp: Date(timeIntervalSinceReferenceDate: 0))
        authorization = outer?.authorization ?? authorization
    }
}
