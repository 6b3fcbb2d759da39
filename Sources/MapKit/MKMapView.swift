import Foundation
import UIKit

public enum MKMapType: UInt, Sendable {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

@preconcurrency @MainActor public protocol MKAnnotation: AnyObject {
    var coordinate: CLLocationCoordinate2D { get }
}

@preconcurrency @MainActor public protocol MKMapViewDelegate: AnyObject {}

@preconcurrency @MainActor open class MKPointAnnotation: NSObject, MKAnnotation {
    open var coordinate = CLLocationCoordinate2D()
    open var title: String?
    open var subtitle: String?

    public override init() {
        super.init()
    }

    public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
        self.coordinate = coordinate
        self.title = title
        self.subtitle = subtitle
        super.init()
    }
}

/// A map, drawn as a placeholder: a street plan of no real place, with the name of the class.
@preconcurrency @MainActor open class MKMapView: UIView {
    open weak var delegate: (any MKMapViewDelegate)?
    open var mapType = MKMapType.standard
    open var region = MKCoordinateRegion()
    open var showsUserLocation = false
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open var isRotateEnabled = true
    open var isPitchEnabled = true
    open var showsCompass = true
    open var showsScale = false
    open var showsTraffic = false
    open var showsBuildings = true
    public private(set) var annotations: [any MKAnnotation] = []

    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { region.center = newValue }
    }

    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { self.region = region }

    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        centerCoordinate = coordinate
    }

    open func addAnnotation(_ annotation: any MKAnnotation) { annotations.append(annotation) }

    open func addAnnotations(_ annotations: [any MKAnnotation]) {
        self.annotations += annotations
    }

    open func removeAnnotation(_ annotation: any MKAnnotation) {
        annotations.removeAll { $0 === annotation }
    }

    open func removeAnnotations(_ annotations: [any MKAnnotation]) {
        for annotation in annotations { removeAnnotation(annotation) }
    }

    open override func draw(_ rect: CGRect) {
        let isPlan = mapType == .standard || mapType == .mutedStandard
        let kind: PlaceholderKind = isPlan ? .map : .satellite
        kind.draw(in: bounds, name: "MKMapView")
    }
}
