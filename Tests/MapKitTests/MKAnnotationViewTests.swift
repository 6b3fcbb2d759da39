import MapKit
import Testing
import UIKit

private final class PinDelegate: MKMapViewDelegate {
    func mapView(
        _ mapView: MKMapView, viewFor annotation: any MKAnnotation
    ) -> MKAnnotationView? {
        annotation.title == "Pin"
            ? MKPinAnnotationView(annotation: annotation, reuseIdentifier: nil) : nil
    }
}

@Suite @MainActor struct MKAnnotationViewTests {
    private let delegate = PinDelegate()

    private func map() -> MKMapView {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        map.delegate = delegate
        map.region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 50, longitude: 10),
            span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 20))
        return map
    }

    @Test func viewsAreAtTheirPlaces() throws {
        let map = map()
        let east = MKPointAnnotation(
            coordinate: CLLocationCoordinate2D(latitude: 52, longitude: 15), title: "Pin")
        map.addAnnotation(east)
        map.layoutIfNeeded()
        let view = try #require(map.view(for: east))
        #expect(view is MKPinAnnotationView)
        #expect(view.center == CGPoint(x: 150, y: 30))
        let place = map.convert(view.center, toCoordinateFrom: map)
        #expect(place == east.coordinate)
    }

    @Test func annotationsOutsideTheRegionAreHidden() throws {
        let map = map()
        let far = MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0))
        map.addAnnotation(far)
        map.layoutIfNeeded()
        #expect(try #require(map.view(for: far)) is MKMarkerAnnotationView)
        #expect(map.view(for: far)?.isHidden == true)
        map.removeAnnotation(far)
        #expect(map.view(for: far) == nil)
        #expect(map.subviews.isEmpty)
    }

    @Test func showingAnnotationsSetsTheRegion() {
        let map = map()
        let places = [(40.0, 0.0), (50.0, 20.0)].map {
            MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: $0, longitude: $1))
        }
        map.showAnnotations(places, animated: false)
        #expect(map.region.center == CLLocationCoordinate2D(latitude: 45, longitude: 10))
        #expect(map.region.span == MKCoordinateSpan(latitudeDelta: 12, longitudeDelta: 24))
    }
}
