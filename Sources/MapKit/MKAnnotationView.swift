import Foundation
import UIKit

/// A location with an annotation. Titles are optional, as Apple's are.
@preconcurrency @MainActor public protocol MKAnnotation: AnyObject {
    var coordinate: CLLocationCoordinate2D { get }
    var title: String? { get }
    var subtitle: String? { get }
}

extension MKAnnotation {
    public var title: String? { nil }
    public var subtitle: String? { nil }
}

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

@preconcurrency @MainActor open class MKUserLocation: NSObject, MKAnnotation {
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? CLLocationCoordinate2D() }
    open var location: CLLocation? { CLLocationManager().location }
    open var title: String? = "My Location"
    open var isUpdating: Bool { true }
}

/// The view of an annotation, centered on its location.
@preconcurrency @MainActor open class MKAnnotationView: UIView {
    open var annotation: (any MKAnnotation)?
    public let reuseIdentifier: String?
    open var image: UIImage? { didSet { showImage() } }
    open var centerOffset = CGPoint.zero
    open var calloutOffset = CGPoint.zero
    open var canShowCallout = false
    open var isDraggable = false
    open var isEnabled = true
    open var isSelected = false
    open var isHighlighted = false
    open var leftCalloutAccessoryView: UIView?
    open var rightCalloutAccessoryView: UIView?
    open var detailCalloutAccessoryView: UIView?
    open var clusteringIdentifier: String?
    open var displayPriority: Float = 1000
    private let imageView = UIImageView()

    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(frame: .zero)
        isOpaque = false
    }

    public required init?(coder: NSCoder) { nil }

    open func prepareForReuse() {}
    open func prepareForDisplay() {}
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    private func showImage() {
        imageView.image = image
        bounds.size = image?.size ?? .zero
        imageView.frame = bounds
        if imageView.superview == nil { addSubview(imageView) }
    }
}

/// A marker: a disk in its color with a white border.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
    open var markerTintColor: UIColor? { didSet { setNeedsDisplay() } }
    open var glyphTintColor: UIColor?
    open var glyphText: String?
    open var glyphImage: UIImage?
    open var animatesWhenAdded = false

    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        bounds.size = CGSize(width: 28, height: 28)
    }

    public required init?(coder: NSCoder) { nil }

    open override func draw(_ rect: CGRect) {
        UIColor.white.setFill()
        UIBezierPath(ovalIn: bounds).fill()
        (markerTintColor ?? .systemRed).setFill()
        UIBezierPath(ovalIn: bounds.insetBy(dx: 2, dy: 2)).fill()
    }
}

/// A pin: a small disk in its color.
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
    open var pinTintColor: UIColor! = .systemRed { didSet { setNeedsDisplay() } }
    open var animatesDrop = false

    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        bounds.size = CGSize(width: 16, height: 16)
    }

    public required init?(coder: NSCoder) { nil }

    open override func draw(_ rect: CGRect) {
        UIColor.white.setFill()
        UIBezierPath(ovalIn: bounds).fill()
        pinTintColor.setFill()
        UIBezierPath(ovalIn: bounds.insetBy(dx: 1.5, dy: 1.5)).fill()
    }
}
