import ContactSheetDiagnostics
import CoreLocationStub
import QuartzCore
import Testing

private final class Observer: CLLocationManagerDelegate {
    var log: [String] = []
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        log += locations.map { "at \($0.coordinate.latitude), \($0.coordinate.longitude)" }
    }
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        log.append("status \(manager.authorizationStatus.rawValue)")
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        log.append("\((error as? CLError)?.code ?? .network)")
    }
}

@Suite @MainActor struct CLLocationManagerTests {
    @Test func reportsThePlaceWhenTheClockAdvances() {
        Simulation.run {
            let (manager, observer) = (CLLocationManager(), Observer())
            manager.delegate = observer
            manager.requestWhenInUseAuthorization()
            manager.startUpdatingLocation()
            #expect(observer.log == [])
            SimulatedClock.current.advance(by: 0.01)
            #expect(observer.log == ["status 4", "at 37.3349, -122.00902"])
        }
    }

    @Test func stoppedManagersReportNothing() {
        Simulation.run {
            let (manager, observer) = (CLLocationManager(), Observer())
            manager.startUpdatingLocation()
            manager.stopUpdatingLocation()
            manager.delegate = observer
            SimulatedClock.current.advance(by: 1)
            #expect(observer.log == ["status 4"])
        }
    }

    @Test func deniedAccessIsAnError() {
        Simulation.run {
            SimulatedLocation.current.authorization = .denied
            let (manager, observer) = (CLLocationManager(), Observer())
            manager.delegate = observer
            manager.requestLocation()
            SimulatedClock.current.advance(by: 1)
            #expect(observer.log == ["status 2", "denied"])
            #expect(manager.location == nil)
        }
    }

    /// A quarter of a meridian of the sphere with the earth's mean radius is 10,007.6 km.
    @Test func distancesAreThoseOfGreatCircles() {
        let pole = CLLocation(latitude: 90, longitude: 0)
        let equator = CLLocation(latitude: 0, longitude: 70)
        #expect(abs(pole.distance(from: equator) - 10_007_557) < 10)
    }

    @Test func regionsContainPlaces() {
        let center = CLLocationCoordinate2D(latitude: 51.5, longitude: -0.1)
        let region = CLCircularRegion(center: center, radius: 1000, identifier: "City")
        #expect(region.contains(CLLocationCoordinate2D(latitude: 51.505, longitude: -0.1)))
        #expect(!region.contains(CLLocationCoordinate2D(latitude: 51.51, longitude: -0.1)))
    }

    @Test func geocoderKnowsTheDefaultPlaceOnly() {
        Simulation.run {
            var names: [String?] = []
            let home = CLLocation(latitude: 37.3349, longitude: -122.009)
            CLGeocoder().reverseGeocodeLocation(home) { places, _ in
                names.append(places?.first?.locality)
            }
            CLGeocoder().reverseGeocodeLocation(CLLocation(latitude: 0, longitude: 0)) {
                places, _ in
                names.append(places?.first?.locality)
            }
            SimulatedClock.current.advance(by: 1)
            #expect(names == ["Cupertino", nil])
        }
    }
}
