import Foundation

/// A storyboard, from whose scenes code makes controllers.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    private let name: String
    /// Nil for a storyboard that nobody found.
    private let content: (any StoryboardContent)?

    /// Looks in the folders that the application has named, whatever the bundle is; a name that
    /// isn't found is a diagnostic, where UIKit throws an exception.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        content = DocumentLoading.loader?.storyboard(named: name)
        super.init()
        if content == nil { DocumentDiagnostic.noStoryboard(name).report() }
    }

    /// The storyboard of a controller that a document has become.
    package init(name: String, content: any StoryboardContent) {
        self.name = name
        self.content = content
        super.init()
    }

    /// Nil where the storyboard has no initial controller.
    open func instantiateInitialViewController() -> UIViewController? {
        content?.controller(identifiedBy: nil, in: self, maker: nil)
    }

    /// An empty controller where there is no scene of this identifier, where UIKit throws an
    /// exception.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        scene(identifier, nil) ?? UIViewController()
    }

    /// The initial controller as the closure makes it from a coder, or of the class that the
    /// caller expects.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        content?.controller(identifiedBy: nil, in: self, maker: ControllerMaker(creator))
            as? ViewController
    }

    /// A scene's controller as the closure makes it from a coder, or of the class that the caller
    /// expects, with which a missing scene is made too.
    public func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let maker = ControllerMaker(creator)
        let made = scene(identifier, maker) ?? maker.make(NSCoder())
        guard let controller = made as? ViewController else {
            preconditionFailure("\(ViewController.self) has no initializer for a coder")
        }
        return controller
    }

    private func scene(_ identifier: String, _ maker: ControllerMaker?) -> UIViewController? {
        guard let content else { return nil }
        let made = content.controller(identifiedBy: identifier, in: self, maker: maker)
        if made == nil { DocumentDiagnostic.noScene(identifier, storyboard: name).report() }
        return made
    }
}

extension ControllerMaker {
    /// Makes a controller of the class with the coder where no closure is given and the document
    /// names another class, or one that isn't known.
    fileprivate init<ViewController: UIViewController>(_ creator: ((NSCoder) -> ViewController?)?) {
        self.init(accepts: { $0 is ViewController }, isPreferred: creator != nil) { coder in
            if let creator { return creator(coder) }
            return ViewController(coder: coder)
        }
    }
}
