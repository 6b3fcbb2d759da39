import UIKit

/// A screen to photograph: a name and how to make it afresh for each picture.
public struct Preview: Sendable {
    /// Names folders below `Snapshots/`: see `PreviewName`.
    public private(set) var name: String
    /// One line for the gallery's reader.
    public let note: String?
    /// The pictures that this preview is for; nil leaves the choice to the run.
    public let configurations: [Configuration]?
    /// The pictures that are kept as references; nil for all of them.
    public private(set) var references: [Configuration]?
    /// What is done on the screen before it is photographed.
    public private(set) var interactions: [Interaction] = []
    /// The document and scene that give the preview its name, or `nil` if code names it.
    public internal(set) var documentScene: DocumentScene?
    /// Reads the document of a document's preview; `nil` for previews in code.
    var sourceReader: (@Sendable () -> DocumentSource?)?
    let content: Content

    enum Content: Sendable {
        case controller(@MainActor @Sendable () throws -> UIViewController)
        case application(@MainActor @Sendable () throws -> any UIApplicationDelegate)
        case scene(@MainActor @Sendable () throws -> any UIWindowSceneDelegate)
    }

    /// The controller becomes the root of a window.
    public init(
        _ name: String, note: String? = nil, in configurations: [Configuration]? = nil,
        make: @escaping @MainActor @Sendable () throws -> UIViewController
    ) {
        self.init(name, note, configurations, .controller(make))
    }

    /// A whole application, which makes its own window when it is launched.
    public init(
        _ name: String, note: String? = nil, in configurations: [Configuration]? = nil,
        application: @escaping @MainActor @Sendable () throws -> any UIApplicationDelegate
    ) {
        self.init(name, note, configurations, .application(application))
    }

    /// An application whose window is made by the delegate of its scene, from iOS 13 on.
    public init(
        _ name: String, note: String? = nil, in configurations: [Configuration]? = nil,
        scene: @escaping @MainActor @Sendable () throws -> any UIWindowSceneDelegate
    ) {
        self.init(name, note, configurations, .scene(scene))
    }

    private init(
        _ name: String, _ note: String?, _ configurations: [Configuration]?, _ content: Content
    ) {
        self.name = name
        self.note = note
        self.configurations = configurations
        self.content = content
    }

    /// The document and the scene that the preview shows; `nil` for previews in code, and if the
    /// document can't be read or has no such scene.
    public var source: DocumentSource? { sourceReader?() }

    /// The same screen, with references of these configurations alone: other pictures are there to
    /// be looked at.
    public func references(in configurations: [Configuration]) -> Preview {
        var preview = self
        preview.references = configurations
        return preview
    }

    /// Whether the picture is held against a reference.
    public func hasReference(in configuration: Configuration) -> Bool {
        references?.contains { $0.name == configuration.name } ?? true
    }

    /// The same screen after these steps too, which follow any that it had.
    ///
    /// - Parameter name: replaces the preview's own, as references are kept by it.
    public func performing(_ steps: [Interaction], named name: String? = nil) -> Preview {
        var preview = self
        preview.interactions += steps
        if let name { preview.name = name }
        return preview
    }

    /// The screen after what people do: `.performing { screen in screen.tap("Save") }`.
    public func performing(_ script: (inout InteractionScript) -> Void) -> Preview {
        var steps = InteractionScript()
        script(&steps)
        return performing(steps.steps)
    }

    /// The view becomes the root view of a controller of its own.
    public init(
        _ name: String, note: String? = nil, in configurations: [Configuration]? = nil,
        view: @escaping @MainActor @Sendable () throws -> UIView
    ) {
        self.init(name, note: note, in: configurations) { () throws -> UIViewController in
            let controller = TurningViewController()
            controller.view = try view()
            return controller
        }
    }
}

/// Turns with the device in every era, as nobody has said otherwise.
private final class TurningViewController: UIViewController {
    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
}
