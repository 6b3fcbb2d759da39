import Foundation

/// Finds the documents that code names; installed by the target that can read them.
@preconcurrency @MainActor package protocol DocumentLoader: AnyObject {
    /// Returns the storyboard with this name, or `nil` if no known folder contains one.
    func storyboard(named name: String) -> (any StoryboardContent)?
    /// Returns the xib with this name, or `nil` if no known folder contains one.
    func nib(named name: String) -> (any NibContent)?
}

/// The scenes of a storyboard.
@preconcurrency @MainActor package protocol StoryboardContent {
    /// Creates the controller of a scene, or of the initial scene if the identifier is `nil`.
    ///
    /// - Returns: A new controller, or `nil` if there is no such scene.
    func controller(
        identifiedBy identifier: String?, in storyboard: UIStoryboard, maker: ControllerMaker?
    ) -> UIViewController?
}

/// The objects of a xib.
@preconcurrency @MainActor package protocol NibContent {
    /// Creates the objects and connects them with each other and with their owner.
    func instantiate(owner: AnyObject?) -> NibObjects
}

/// The objects that a xib created.
@preconcurrency @MainActor package struct NibObjects {
    /// The objects at the top level, in the document's order.
    package let all: [AnyObject]
    /// The view that the owner's `view` outlet is connected to.
    package let ownersView: UIView?

    package init(all: [AnyObject], ownersView: UIView?) {
        self.all = all
        self.ownersView = ownersView
    }
}

/// How code wants a controller of a document to be created.
@preconcurrency @MainActor package struct ControllerMaker {
    package let make: (NSCoder) -> UIViewController?
    /// Whether an instance of the class in the document is acceptable.
    package let accepts: (UIViewController) -> Bool
    /// Whether `make` is used without trying the class in the document.
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
