import Foundation

/// Finds the documents that code names; installed by whoever can read them.
@preconcurrency @MainActor package protocol DocumentLoader: AnyObject {
    /// Nil where no folder holds a storyboard of this name.
    func storyboard(named name: String) -> (any StoryboardContent)?
    /// Nil where no folder holds a xib of this name.
    func nib(named name: String) -> (any NibContent)?
}

/// The scenes of a storyboard.
@preconcurrency @MainActor package protocol StoryboardContent {
    /// A scene's controller, afresh; that of the initial one for nil. Nil where there is none.
    func controller(
        identifiedBy identifier: String?, in storyboard: UIStoryboard, maker: ControllerMaker?
    ) -> UIViewController?
}

/// The objects of a xib.
@preconcurrency @MainActor package protocol NibContent {
    /// Makes the objects afresh and connects them with each other and their owner.
    func instantiate(owner: AnyObject?) -> NibObjects
}

/// What a xib has become.
@preconcurrency @MainActor package struct NibObjects {
    /// Those at the top level, in the document's order.
    package let all: [AnyObject]
    /// The one that the owner's outlet `view` names.
    package let ownersView: UIView?

    package init(all: [AnyObject], ownersView: UIView?) {
        self.all = all
        self.ownersView = ownersView
    }
}

/// How code wants a controller made.
@preconcurrency @MainActor package struct ControllerMaker {
    package let make: (NSCoder) -> UIViewController?
    /// Whether a controller of the class that the document names will do.
    package let accepts: (UIViewController) -> Bool
    /// Whether the document's class isn't tried at all.
    package let isPreferred: Bool

    package init(
        accepts: @escaping (UIViewController) -> Bool, isPreferred: Bool,
        make: @escaping (NSCoder) -> UIViewController?
    ) {
        self.make = make
        self.accepts = accepts
        self.isPreferred = isPreferred
    }
}

@preconcurrency @MainActor package enum DocumentLoading {
    /// Nil until the application names a folder of documents.
    package static weak var loader: (any DocumentLoader)?
}
