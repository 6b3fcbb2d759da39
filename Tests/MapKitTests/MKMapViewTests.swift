import MapKit
import Testing

/// Source: Apple's documentation of the properties.
@MainActor struct MKMapViewTests {
    @Test func theCenterIsTheRegions() {
        let map = MKMapView(frame: .zero)
        map.setRegion(
            MKCoordinateRegion(
                center: CLLocationCoordinate2DMake(59, 10),
                span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 2)), animated: false)
        map.setCenter(CLLocationCoordinate2DMake(1, 2), animated: true)
        #expect(map.region.center == CLLocationCoordinate2D(latitude: 1, longitude: 2))
        #expect(map.region.span.longitudeDelta == 2)
    }

    @Test func annotationsAreFoundByIdentity() {
        let map = MKMapView(frame: .zero)
        let (one, two) = (MKPointAnnotation(), MKPointAnnotation())
        map.addAnnotations([one, two])
        map.removeAnnotation(one)
        #expect(map.annotations.count == 1 && map.annotations.first === two)
    }
}
