import Foundation

/// A storyboard, from whose scenes code creates controllers.
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    private let name: String
    /// The content, or `nil` if no folder contains the storyboard.
    private let content: (any StoryboardContent)?

    /// Creates a storyboard from the folders that the application has named, whatever the bundle
    /// is. A name that isn't found is reported as a diagnostic; UIKit throws an exception.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        content = SimulatedSystem.current.documentLoader?.storyboard(named: name)
        super.init()
        if content == nil { DocumentDiagnostic.noStoryboard(name).report() }
    }

    /// Creates the storyboard of a controller that was built from a document.
    package init(name: String, content: any StoryboardContent) {
        self.name = name
        self.content = content
        super.init()
    }

    /// Creates the initial controller, or returns `nil` if the storyboard has none.
    open func instantiateInitialViewController() -> UIViewController? {
        content?.controller(identifiedBy: nil, in: self, maker: nil)
    }

    /// Creates the controller of a scene, or an empty controller, with a diagnostic, if no scene
    /// has this identifier; UIKit throws an exception.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        scene(identifier, nil) ?? UIViewController()
    }

    /// Creates the initial controller: with the closure if there is one, otherwise of the class
    /// that the caller expects.
    public func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? {
        content?.controller(identifiedBy: nil, in: self, maker: ControllerMaker(creator))
            as? ViewController
    }

    /// Creates a scene's controller: with the closure if there is one, otherwise of the class that
    /// the caller expects. A missing scene becomes an empty controller of that class.
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
    /// Creates a maker. Without a closure it uses `ViewController(coder:)` if the document names
    /// another class or one that isn't available.
    fileprivate init<ViewController: UIViewController>(_ creator: ((NSCoder) -> ViewController?)?) {
        self.init(accepts: { $0 is ViewController }, isPreferred: creator != nil) { coder in
            if let creator { return creator(coder) }
            return ViewController(coder: coder)
        }
    }
}
