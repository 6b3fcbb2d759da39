import Foundation

/// A way from one controller to another, as a document draws it.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    public let identifier: String?
    public let source: UIViewController
    public let destination: UIViewController
    /// What `perform` does unless a subclass knows better.
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

    /// Shows the destination as the document says.
    open func perform() { performHandler?() }
}

/// A segue as a document's controller keeps it until it is followed.
@preconcurrency @MainActor package struct SegueTemplate {
    /// Different from all others of the controller.
    package let id: String
    package let identifier: String?
    /// Makes the destination too; nil where it leads nowhere.
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
