import Foundation

/// Finds the documents that code names; installed by whoever can read them.
@_spi(Documents) @preconcurrency @MainActor public protocol DocumentLoader: AnyObject {
    /// Nil where no folder holds a storyboard of this name.
    func storyboard(named name: String) -> (any StoryboardContent)?
    /// Nil where no folder holds a xib of this name.
    func nib(named name: String) -> (any NibContent)?
}

/// The scenes of a storyboard.
@_spi(Documents) @preconcurrency @MainActor public protocol StoryboardContent {
    /// A scene's controller, afresh; that of the initial one for nil. Nil where there is none.
    func controller(
        identifiedBy identifier: String?, in storyboard: UIStoryboard, maker: ControllerMaker?
    ) -> UIViewController?
}

/// The objects of a xib.
@_spi(Documents) @preconcurrency @MainActor public protocol NibContent {
    /// Makes the objects afresh and connects them with each other and their owner.
    func instantiate(owner: AnyObject?) -> NibObjects
}

/// What a xib has become.
@_spi(Documents) @preconcurrency @MainActor public struct NibObjects {
    /// Those at the top level, in the document's order.
    public let all: [AnyObject]
    /// The one that the owner's outlet `view` names.
    public let ownersView: UIView?

    public init(all: [AnyObject], ownersView: UIView?) {
        self.all = all
        self.ownersView = ownersView
    }
}

/// How code wants a controller made.
@_spi(Documents) @preconcurrency @MainActor public struct ControllerMaker {
    public let make: (NSCoder) -> UIViewController?
    /// Whether a controller of the class that the document names will do.
    public let accepts: (UIViewController) -> Bool
    /// Whether the document's class isn't tried at all.
    public let isPreferred: Bool

    public init(
        accepts: @escaping (UIViewController) -> Bool, isPreferred: Bool,
        make: @escaping (NSCoder) -> UIViewController?
    ) {
        self.make = make
        self.accepts = accepts
        self.isPreferred = isPreferred
    }
}

@_spi(Documents) @preconcurrency @MainActor public enum DocumentLoading {
    /// Nil until the application names a folder of documents.
    public static weak var loader: (any DocumentLoader)?
}
