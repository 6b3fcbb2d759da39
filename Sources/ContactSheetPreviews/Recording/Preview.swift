import InterfaceBuilder
import UIKit

/// Something to render: a name, and how to create the screen for each snapshot.
public struct Preview: Sendable {
    /// The name, which is that of a folder in `Snapshots/`, too (see `PreviewName`).
    public private(set) var name: String
    /// A description for the gallery, on one line.
    public package(set) var note: String?
    /// The configurations of this preview, or `nil` if the run chooses them.
    public internal(set) var configurations: [Configuration]?
    /// The only orientation, if the run has it, or `nil` for those of the run.
    var orientation: Orientation?
    /// The configurations with references, or `nil` for all that are rendered.
    public private(set) var references: [Configuration]?
    /// The interactions that are performed before the screen is recorded.
    public private(set) var interactions: [Interaction] = []
    /// The film that replaces the image, or `nil` for an image.
    public private(set) var filmSettings: FilmSettings?
    /// What the screen shows of the status bar.
    public private(set) var statusBar = StatusBarContent.shown
    /// Whether the area around a view that isn't a whole screen is transparent.
    public private(set) var isTransparent = false
    /// Whether the screen is as high as the content of its main scroll view requires.
    public private(set) var showsFullContent = false
    /// The names, classes, and object IDs of views whose content isn't compared.
    public private(set) var ignoredViews: Set<String> = []
    /// The document and scene that give the preview its name, or `nil` if it is named in code.
    public internal(set) var documentScene: DocumentScene?
    /// Reads the document of a preview; `nil` for previews in code.
    package var sourceReader: (@Sendable () -> DocumentSource?)?
    private(set) var content: Content
    /// The comments above a declaration that begin with `contactsheet:`.
    var comments: [String] = []
    /// The module and file, and the line, in which the preview is created.
    let declaration: (fileID: String, line: Int)

    enum Content: Sendable {
        case controller(@MainActor @Sendable () throws -> UIViewController)
        case application(@MainActor @Sendable () throws -> any UIApplicationDelegate)
        case scene(@MainActor @Sendable () throws -> any UIWindowSceneDelegate)
    }

    /// Creates a preview of a controller, which becomes the root view controller of a window.
    public init(
        _ name: String, note: String? = nil, in configurations: [Configuration]? = nil,
        fileID: String = #fileID, line: Int = #line,
        make: @escaping @MainActor @Sendable () throws -> UIViewController
    ) {
        self.init(name, note, configurations, .controller(make), (fileID, line))
    }

    /// Creates a preview of a whole application, which creates its own window when it is launched.
    public init(
        _ name: String, note: String? = nil, in configurations: [Configuration]? = nil,
        fileID: String = #fileID, line: Int = #line,
        application: @escaping @MainActor @Sendable () throws -> any UIApplicationDelegate
    ) {
        self.init(name, note, configurations, .application(application), (fileID, line))
    }

    /// Creates a preview of an application whose window is created by its scene delegate, from iOS
    /// 13 on.
    public init(
        _ name: String, note: String? = nil, in configurations: [Configuration]? = nil,
        fileID: String = #fileID, line: Int = #line,
        scene: @escaping @MainActor @Sendable () throws -> any UIWindowSceneDelegate
    ) {
        self.init(name, note, configurations, .scene(scene), (fileID, line))
    }

    private init(
        _ name: String, _ note: String?, _ configurations: [Configuration]?, _ content: Content,
        _ declaration: (fileID: String, line: Int)
    ) {
        self.name = name
        self.note = note
        self.configurations = configurations
        self.content = content
        self.declaration = declaration
    }

    /// Where the preview is declared, such as `Previews.swift:12`, or its scene in a document, such as
    /// `Main.storyboard:26`.
    public var place: String {
        if let source { return "\(source.path):\(source.scene.line)" }
        let file = declaration.fileID.split(separator: "/").last ?? ""
        return "\(file):\(declaration.line)"
    }

    /// The document and scene that the preview shows, or `nil` for previews in code and if the
    /// document can't be read or has no such scene.
    public var source: DocumentSource? { sourceReader?() }

    /// What is said about the preview where it is declared: the notes of its scene, or the comments above `#Preview`.
    package var notes: [DocumentNote] {
        source?.scene.notes
            ?? comments.map { DocumentNote(view: nil, line: declaration.line, text: $0) }
    }

    /// Returns the preview in these configurations only.
    public func shown(in configurations: [Configuration]) -> Preview {
        var preview = self
        preview.configurations = configurations
        return preview
    }

    /// Returns the preview with references in these configurations only. Other snapshots are
    /// rendered but not compared.
    public func references(in configurations: [Configuration]) -> Preview {
        var preview = self
        preview.references = configurations
        return preview
    }

    /// Whether the snapshot is compared with a reference.
    public func hasReference(in configuration: Configuration) -> Bool {
        (references ?? configurations)?.contains { $0.name == configuration.name } ?? true
    }

    /// Returns the preview as a film, which begins before the steps. Its SVG file is animated, and
    /// its PNG file shows the end.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - framesPerSecond: The number of pictures per second. Each takes space in references.
    public func filmed(for duration: Double, framesPerSecond: Int = 15) -> Preview {
        filmed(FilmSettings(duration: duration, framesPerSecond: framesPerSecond))
    }

    func filmed(_ settings: FilmSettings) -> Preview {
        var preview = self
        preview.filmSettings = settings
        return preview
    }

    /// Returns the preview with another content of the status bar. It is part of the metadata of
    /// references, so a reference with another content differs.
    public func statusBar(_ content: StatusBarContent) -> Preview {
        var preview = self
        preview.statusBar = content
        return preview
    }

    /// Returns the preview with a transparent area around the view of a xib that isn't a whole
    /// screen. Whole screens are always opaque.
    public func transparent() -> Preview {
        var preview = self
        preview.isTransparent = true
        return preview
    }

    /// Returns the preview on a screen that is as high as the content of its main scroll view requires, with bars at
    /// its edges. Films keep the screen's height.
    public func fullContent() -> Preview {
        var preview = self
        preview.showsFullContent = true
        return preview
    }

    /// Returns the preview whose snapshots don't compare the content of views with these names, classes, or object
    /// IDs, and of their subviews, as with `--ignore-view`.
    public func ignoringViews(_ names: String...) -> Preview { ignoringViews(Set(names)) }

    package func ignoringViews(_ names: Set<String>) -> Preview {
        var preview = self
        preview.ignoredViews.formUnion(names)
        return preview
    }

    /// Returns the preview of a controller that a function changes before its view is loaded.
    package func preparing(
        _ prepare: @escaping @MainActor @Sendable (UIViewController) -> Void
    ) -> Preview {
        guard case .controller(let make) = content else { return self }
        var preview = self
        preview.content = .controller {
            let controller = try make()
            prepare(controller)
            return controller
        }
        return preview
    }

    /// Returns the preview of a controller in an application whose delegate exists, but wasn't told to
    /// launch. Controllers find the delegate through `UIApplication.shared`.
    package func inApplication(
        _ makeDelegate: @escaping @MainActor @Sendable () -> any UIApplicationDelegate
    ) -> Preview {
        guard case .controller(let make) = content else { return self }
        var preview = self
        preview.content = .controller {
            UIApplication.shared.delegate = makeDelegate()
            return try make()
        }
        return preview
    }

    /// Returns the preview with additional steps, which follow its existing ones.
    ///
    /// - Parameter name: The new name, by which references are stored, or `nil` to keep the name.
    public func performing(_ steps: [Interaction], named name: String? = nil) -> Preview {
        var preview = self
        preview.interactions += steps
        if let name { preview.name = name }
        return preview
    }

    /// Returns the preview after user interactions: `.performing { screen in screen.tap("Save") }`.
    public func performing(_ script: (inout InteractionScript) -> Void) -> Preview {
        var steps = InteractionScript()
        script(&steps)
        return performing(steps.steps)
    }

    /// Creates a preview of a view, which becomes the root view of a new controller.
    public init(
        _ name: String, note: String? = nil, in configurations: [Configuration]? = nil,
        fileID: String = #fileID, line: Int = #line,
        view: @escaping @MainActor @Sendable () throws -> UIView
    ) {
        self.init(name, note: note, in: configurations, fileID: fileID, line: line) {
            () throws -> UIViewController in
            let controller = TurningViewController()
            controller.view = try view()
            return controller
        }
    }
}

/// A controller that rotates with the device in every iOS version.
private final class TurningViewController: UIViewController {
    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
}
