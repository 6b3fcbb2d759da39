import Foundation

/// A transition from one controller to another, as a document defines it.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    /// The default implementation of `perform`.
    package var performHandler: (() -> Void)?

    public init(
        identifier: String?, source: UIViewController, destination: UIViewController
    ) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
        super.init()
    }

    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    /// Shows the destination in the way that the document defines.
    open func perform() { performHandler?() }
}

/// A segue that a document's controller stores until it is performed.
@preconcurrency @MainActor package struct SegueTemplate {
    /// An ID that is unique among the controller's segues.
    package let id: String
    package let identifier: String?
    /// The closure that creates the segue and its destination, or returns `nil` if there is none.
    package let make: (_ source: UIViewController, _ sender: Any?) -> UIStoryboardSegue?

    package init(
        id: String, identifier: String?,
        make: @escaping (_ source: UIViewController, _ sender: Any?) -> UIStoryboardSegue?
    ) {
        self.id = id
        self.identifier = identifier
        self.make = make
    }
}
