import FrameworkScreens
@_exported import UIKit
import FrameworkSupport

open class SKProduct: NSObject, @unchecked Sendable {
    open var productIdentifier: String { "" }
    open var localizedTitle: String { "" }
    open var localizedDescription: String { "" }
    open var price: NSDecimalNumber { 0 }
    open var priceLocale: Locale { Locale(identifier: "en_US") }
}

open class SKPayment: NSObject, @unchecked Sendable {
    public let productIdentifier: String
    open var quantity: Int { 1 }
    open var applicationUsername: String? { nil }

    public init(product: SKProduct) {
        productIdentifier = product.productIdentifier
        super.init()
    }
}

open class SKMutablePayment: SKPayment, @unchecked Sendable {}

public enum SKPaymentTransactionState: Int, Sendable {
    case purchasing, purchased, failed, restored, deferred
}

open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    public let payment: SKPayment
    open var transactionState: SKPaymentTransactionState { .failed }
    open var transactionIdentifier: String? { nil }
    open var transactionDate: Date? { nil }
    open var original: SKPaymentTransaction? { nil }
    open var error: (any Error)? { SKError(.paymentNotAllowed) }

    init(payment: SKPayment) {
        self.payment = payment
        super.init()
    }
}

public protocol SKPaymentTransactionObserver: AnyObject {
    func paymentQueue(
        _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(
        _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    func paymentQueue(
        _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
}

extension SKPaymentTransactionObserver {
    public func paymentQueue(
        _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
    ) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
    ) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
}

/// A queue that makes no payments.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    open var transactions: [SKPaymentTransaction] { [] }

    open class func `default`() -> SKPaymentQueue { sharedInstance { SKPaymentQueue() } }
    open class func canMakePayments() -> Bool { false }

    open func add(_ observer: any SKPaymentTransactionObserver) {}
    open func remove(_ observer: any SKPaymentTransactionObserver) {}
    open func add(_ payment: SKPayment) {
        FrameworkNote("StoreKit", "there are no products and payments").report()
    }
    open func restoreCompletedTransactions() {}
    open func finishTransaction(_ transaction: SKPaymentTransaction) {}
}

public struct SKError: Error, CustomNSError, Hashable, Sendable {
    public enum Code: Int, Sendable {
        case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed,
            storeProductNotAvailable
    }

    public static var errorDomain: String { "SKErrorDomain" }
    public let code: Code
    public var errorCode: Int { code.rawValue }

    public init(_ code: Code) { self.code = code }

    public static var unknown: Code { .unknown }
    public static var clientInvalid: Code { .clientInvalid }
    public static var paymentCancelled: Code { .paymentCancelled }
    public static var paymentInvalid: Code { .paymentInvalid }
    public static var paymentNotAllowed: Code { .paymentNotAllowed }
    public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
}

public protocol SKRequestDelegate: AnyObject {
    func requestDidFinish(_ request: SKRequest)
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

open class SKRequest: NSObject {
    open func start() {}
    open func cancel() {}
}

public protocol SKProductsRequestDelegate: SKRequestDelegate {
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

open class SKProductsResponse: NSObject, @unchecked Sendable {
    open var products: [SKProduct] { [] }
    open var invalidProductIdentifiers: [String] { [] }
}

/// A request that finds no products.
open class SKProductsRequest: SKRequest {
    open weak var delegate: (any SKProductsRequestDelegate)?

    public init(productIdentifiers: Set<String>) {
        super.init()
    }

    open override func start() {
        delegate?.productsRequest(self, didReceive: SKProductsResponse())
        delegate?.requestDidFinish(self)
    }
}

open class SKReceiptRefreshRequest: SKRequest {
    open weak var delegate: (any SKRequestDelegate)?

    public init(receiptProperties properties: [String: Any]? = nil) {
        super.init()
    }
}

@preconcurrency @MainActor open class SKStoreReviewController: NSObject {
    open class func requestReview() {}
    open class func requestReview(in windowScene: UIWindowScene) {}
}

public let SKStoreProductParameterITunesItemIdentifier = "id"

@preconcurrency @MainActor public protocol SKStoreProductViewControllerDelegate: AnyObject {
    func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
    public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// A product's screen: a placeholder.
@preconcurrency @MainActor open class SKStoreProductViewController: UIViewController {
    open weak var delegate: (any SKStoreProductViewControllerDelegate)?

    open func loadProduct(
        withParameters parameters: [String: Any],
        completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
    ) { block?(false, SKError(.storeProductNotAvailable)) }

    open override func loadView() {
        view = PlaceholderPage(name: "SKStoreProductViewController")
    }
}
