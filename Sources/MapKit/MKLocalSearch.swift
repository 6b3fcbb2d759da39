import Foundation
import UIKit

open class MKPlacemark: CLPlacemark, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D

    public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]? = nil) {
        self.coordinate = coordinate
        super.init()
        location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
    }

    public override init(placemark: CLPlacemark) {
        coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D()
        super.init(placemark: placemark)
    }

    open var title: String? { name }
}

open class MKMapItem: NSObject, @unchecked Sendable {
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?

    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        super.init()
    }

    open class func forCurrentLocation() -> MKMapItem {
        let place = CLLocationManager().location?.coordinate ?? CLLocationCoordinate2D()
        return MKMapItem(placemark: MKPlacemark(coordinate: place))
    }

    @discardableResult open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool { false }
    @discardableResult open class func openMaps(
        with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil
    ) -> Bool { false }
}

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsModeKey"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"

public struct MKError: Error, Sendable, Hashable {
    public enum Code: UInt, Sendable {
        case unknown = 1, serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound
    }

    public let code: Code
}

/// Searches find nothing, because there is no network.
open class MKLocalSearch: NSObject {
    open class Request: NSObject {
        open var naturalLanguageQuery: String?
        open var region = MKCoordinateRegion()

        public override init() {
            super.init()
        }
    }

    open class Response: NSObject {
        open var mapItems: [MKMapItem] { [] }
    }

    public init(request: Request) {
        super.init()
    }

    open func start(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(code: .placemarkNotFound))
    }
    open func cancel() {}
}

@preconcurrency @MainActor open class MKRoute: NSObject {
    open var polyline: MKPolyline { MKPolyline(coordinates: [], count: 0) }
    open var distance: CLLocationDistance { 0 }
    open var expectedTravelTime: TimeInterval { 0 }
}

/// Directions are never found, because there is no network.
open class MKDirections: NSObject {
    open class Request: NSObject {
        open var source: MKMapItem?
        open var destination: MKMapItem?
        open var requestsAlternateRoutes = false
        open var transportType = MKDirectionsTransportType.any

        public override init() {
            super.init()
        }
    }

    @preconcurrency @MainActor open class Response: NSObject {
        open var routes: [MKRoute] { [] }
    }

    public init(request: Request) {
        super.init()
    }

    open func calculate(completionHandler: @escaping (Response?, (any Error)?) -> Void) {
        completionHandler(nil, MKError(code: .directionsNotFound))
    }
}

public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}
