import MapKit
import Testing

/// Source: a degree of latitude is 111 km everywhere; a degree of longitude is half as much at 60
/// degrees (the cosine).
struct MKCoordinateRegionTests {
    @Test func distancesBecomeDegrees() {
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 60, longitude: 11),
            latitudinalMeters: 111_000, longitudinalMeters: 111_000)
        #expect(abs(region.span.latitudeDelta - 1) < 1e-9)
        #expect(abs(region.span.longitudeDelta - 2) < 1e-9)
    }
}
