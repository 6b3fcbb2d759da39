import Foundation
import UIKit

public enum MKMapType: UInt, Sendable {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

/// A map, drawn as a placeholder: a street plan of no real place, with the name of the class, and the
/// annotations in the region at their places.
@preconcurrency @MainActor open class MKMapView: UIView, FrameworkView {
    open weak var delegate: (any MKMapViewDelegate)?
    open var mapType = MKMapType.standard
    /// The region, which is the United States before it is set, so that annotations have different places
    /// (decision).
    open var region = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 37.1, longitude: -95.8),
        span: MKCoordinateSpan(latitudeDelta: 76, longitudeDelta: 61)
    ) {
        didSet { setNeedsLayout() }
    }
    open var showsUserLocation = false
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open var isRotateEnabled = true
    open var isPitchEnabled = true
    open var showsCompass = true
    open var showsScale = false
    open var showsTraffic = false
    open var showsBuildings = true
    open var showsPointsOfInterest = true
    open var userTrackingMode = MKUserTrackingMode.none
    open var isUserLocationVisible: Bool { showsUserLocation }
    open var selectedAnnotations: [any MKAnnotation] = []
    open private(set) var overlays: [any MKOverlay] = []
    public let userLocation = MKUserLocation()
    private var annotationViews: [ObjectIdentifier: MKAnnotationView] = [:]
    public private(set) var annotations: [any MKAnnotation] = []

    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }

    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }

    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        centerCoordinate = coordinate
    }

    open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {}
    open func setVisibleMapRect(
        _ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated animate: Bool
    ) {}
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
        userTrackingMode = mode
    }
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

    open func addAnnotation(_ annotation: any MKAnnotation) {
        annotations.append(annotation)
        setNeedsLayout()
    }

    open func addAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations { addAnnotation(annotation) }
    }

    open func removeAnnotation(_ annotation: any MKAnnotation) {
        annotations.removeAll { $0 === annotation }
        annotationViews.removeValue(forKey: ObjectIdentifier(annotation))?.removeFromSuperview()
    }

    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations { removeAnnotation(annotation) }
    }

    /// Shows the smallest region with the annotations, with a margin of a tenth on each side.
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
        for annotation in annotations where !self.annotations.contains(where: { $0 === annotation })
        {
            addAnnotation(annotation)
        }
        let (latitudes, longitudes) = (
            annotations.map(\.coordinate.latitude), annotations.map(\.coordinate.longitude)
        )
        guard let south = latitudes.min(), let north = latitudes.max(),
            let west = longitudes.min(), let east = longitudes.max()
        else { return }
        region = MKCoordinateRegion(
            center: .init(latitude: (south + north) / 2, longitude: (west + east) / 2),
            span: MKCoordinateSpan(
                latitudeDelta: max(0.01, (north - south) * 1.2),
                longitudeDelta: max(0.01, (east - west) * 1.2)))
    }

    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
        selectedAnnotations = [annotation]
        if let view = view(for: annotation) { delegate?.mapView(self, didSelect: view) }
    }

    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        selectedAnnotations.removeAll { $0 === annotation }
    }

    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
        annotationViews[ObjectIdentifier(annotation)]
    }

    /// Registers nothing: views that aren't created by the delegate are markers.
    open func register(
        _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
    ) {}

    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView?
    {
        nil
    }

    open func dequeueReusableAnnotationView(
        withIdentifier identifier: String, for annotation: any MKAnnotation
    ) -> MKAnnotationView {
        MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    }

    open func addOverlay(_ overlay: any MKOverlay) { overlays.append(overlay) }
    open func addOverlays(_ overlays: [any MKOverlay]) { self.overlays += overlays }
    open func removeOverlay(_ overlay: any MKOverlay) { overlays.removeAll { $0 === overlay } }
    open func removeOverlays(_ overlays: [any MKOverlay]) {
        for overlay in overlays { removeOverlay(overlay) }
    }

    /// Returns the point of a coordinate, with the region in the whole view.
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        guard region.span.latitudeDelta > 0, region.span.longitudeDelta > 0 else {
            return CGPoint(x: bounds.midX, y: bounds.midY)
        }
        let x = (coordinate.longitude - region.center.longitude) / region.span.longitudeDelta
        let y = (region.center.latitude - coordinate.latitude) / region.span.latitudeDelta
        let point = CGPoint(
            x: bounds.midX + x * bounds.width, y: bounds.midY + y * bounds.height)
        return view.map { convert(point, to: $0) } ?? point
    }

    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        guard !bounds.isEmpty else { return region.center }
        let place = view.map { convert(point, from: $0) } ?? point
        return CLLocationCoordinate2D(
            latitude: region.center.latitude
                - (place.y - bounds.midY) / bounds.height * region.span.latitudeDelta,
            longitude: region.center.longitude
                + (place.x - bounds.midX) / bounds.width * region.span.longitudeDelta)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for annotation in annotations { place(annotation) }
    }

    private func place(_ annotation: any MKAnnotation) {
        let key = ObjectIdentifier(annotation)
        let isKnown = annotationViews[key] != nil
        let view =
            annotationViews[key] ?? delegate?.mapView(self, viewFor: annotation)
            ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: nil)
        let point = convert(annotation.coordinate, toPointTo: self)
        view.center = CGPoint(
            x: point.x + view.centerOffset.x, y: point.y + view.centerOffset.y)
        view.isHidden = !bounds.contains(checked: point)
        guard !isKnown else { return }
        annotationViews[key] = view
        addSubview(view)
        delegate?.mapView(self, didAdd: [view])
    }

    // MARK: Documents

    package func connect(outlet: String, to destination: AnyObject) -> Bool {
        guard outlet == "delegate" else { return false }
        delegate = destination as? any MKMapViewDelegate
        return true
    }

    package func apply(attributes: (String) -> String?) {
        let types: [String: MKMapType] = [
            "satellite": .satellite, "hybrid": .hybrid, "satelliteFlyover": .satelliteFlyover,
            "hybridFlyover": .hybridFlyover, "mutedStandard": .mutedStandard,
        ]
        mapType = attributes("mapType").flatMap { types[$0] } ?? .standard
        showsUserLocation = attributes("showsUserLocation") == "YES"
    }

    open override func draw(_ rect: CGRect) {
        let isPlan = mapType == .standard || mapType == .mutedStandard
        let kind: PlaceholderKind = isPlan ? .map : .satellite
        kind.draw(in: bounds, name: "MKMapView")
    }
}
