@_exported import Foundation

open class CTCarrier: NSObject {
    open var carrierName: String? { nil }
    open var isoCountryCode: String? { nil }
    open var mobileCountryCode: String? { nil }
    open var mobileNetworkCode: String? { nil }
}

/// A device without a mobile network.
open class CTTelephonyNetworkInfo: NSObject {
    open var subscriberCellularProvider: CTCarrier? { nil }
    open var currentRadioAccessTechnology: String? { nil }
    open var serviceSubscriberCellularProviders: [String: CTCarrier]? { [:] }
}
