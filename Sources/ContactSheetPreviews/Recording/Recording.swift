import CairoRenderer
import ContactSheetDiagnostics
import Typesetting
import UIKit

/// A laid-out screen without its views: everything required for painting, comparing, and reporting.
public struct Recording: Sendable {
    public let preview: String
    /// What the screen shows of the status bar.
    public let statusBar: StatusBarContent
    /// The filename of the document that gives the preview its name.
    public let document: String?
    public let configuration: Configuration
    public let list: DisplayList
    public let tree: ViewNode
    /// The locations of views and constraints in documents, as "file:line", by object ID.
    public let locations: [String: String]
    /// The orientation in which the interface stayed on a rotated device, or `nil` if it followed
    /// the device.
    public let refusal: Orientation?
    /// The orientation to which steps turned the device, or `nil` if it is the configuration's.
    public var turned: Orientation?
    public let diagnostics: [Diagnostic]
    /// The interactions that were performed before.
    public let interactions: [Interaction]
    /// The film, of which `list` and `tree` are the end; `nil` for an image.
    public var film: Film?
    /// The names, classes, and object IDs of views whose content isn't compared.
    public internal(set) var ignoredViews: Set<String> = []
    /// What explains the screen, if it was inspected.
    public var inspection: ScreenInspection?

    public var id: SnapshotID {
        SnapshotID(preview: preview, configuration: configuration.name)
    }
}

extension Preview {
    /// Lays out the screen on a device of the configuration and records it.
    ///
    /// The application starts in portrait and is rotated before the screen is recorded, as iOS
    /// starts applications (Documentation/Rotation.md 3). An interface that doesn't follow keeps
    /// its orientation on the rotated device.
    @MainActor public func record(_ configuration: Configuration) throws -> Recording {
        var inspector: (any ScreenInspector)?
        return try record(configuration, &inspector)
    }

    /// - Parameter inspector: What inspects the screen, or `nil` for nothing. Films aren't inspected.
    @MainActor func record(
        _ configuration: Configuration, _ inspector: inout (any ScreenInspector)?
    ) throws -> Recording {
        if let filmSettings {
            var recording = try Recording(film(configuration, filmSettings))
            recording.ignoredViews = ignoredViews
            return recording
        }
        return try show(configuration) { window in
            var recording = recording(of: window, configuration)
            recording.ignoredViews = ignoredViews
            if var used = inspector {
                recording.inspection = ScreenInspection(window, of: self, by: &used)
                inspector = used
            }
            return recording
        }
    }

    /// Records a window in the current simulation.
    @MainActor private func recording(
        of window: UIWindow, _ configuration: Configuration
    ) -> Recording {
        let wanted = UIInterfaceOrientation(configuration.orientation)
        let list = window.record(onDeviceIn: wanted, isTransparent: isTransparent)
        let diagnostics = DiagnosticLog.current.diagnostics
        let screen = UIScreen.main
        let held = UIDevice.current.held ?? wanted
        let recorder = TreeRecorder(window, grid: PixelGrid(scale: screen.scale))
        let fonts = list.faces.isEmpty ? [] : FontEnvironment.diagnostics
        let refusal = screen.orientation == held ? nil : Orientation(screen.orientation)
        return Recording(
            preview: name, statusBar: statusBar, document: documentScene?.fileName,
            configuration: configuration, list: list,
            tree: recorder.tree(of: window), locations: recorder.locations,
            refusal: refusal, turned: held == wanted ? nil : Orientation(held),
            diagnostics: diagnostics + fonts + (refusal.map { [.refusal($0)] } ?? [])
                + padDiagnostics(configuration),
            interactions: interactions)
    }

    /// A note if the document is for iPads, but the device is a phone.
    private func padDiagnostics(_ configuration: Configuration) -> [Diagnostic] {
        guard source?.surroundings.targetsPads == true,
            configuration.group.devices.first?.idiom == .phone
        else { return [] }
        return [
            Diagnostic(
                .note, "the document is drawn for iPads, but rendered on iPhones",
                hint: "use --devices pads")
        ]
    }

    /// Shows the screen in a simulation of the configuration and passes its window to `read`, which
    /// runs in the simulation.
    @MainActor package func show<Result>(
        _ configuration: Configuration, read: (UIWindow) throws -> Result
    ) throws -> Result {
        var (height, pass): (CGFloat, Int) = (0, 0)
        while showsFullContent, pass < UIWindow.contentPasses {
            pass += 1
            let missing = try show(configuration, extraHeight: height, read: \.hiddenContentHeight)
            guard missing > 0, height < UIWindow.contentHeightLimit else { break }
            height = min(height + missing, UIWindow.contentHeightLimit)
        }
        return try show(configuration, extraHeight: height, read: read)
    }

    @MainActor private func show<Result>(
        _ configuration: Configuration, extraHeight: CGFloat, read: (UIWindow) throws -> Result
    ) throws -> Result {
        try Simulation.run(configuration, statusBar, extraHeight: extraHeight) {
            let window = try shownWindow()
            defer { UnshownControllers.keep(of: window) }
            InteractionPlayer.settle()
            SimulatedKeyboard.current.isDisabled =
                window.rootViewController?.viewIfLoaded?.isFreeformScreen == true
            let wanted = UIInterfaceOrientation(configuration.orientation)
            UIApplication.shared.turnDevice(to: UIDeviceOrientation(wanted))
            try InteractionPlayer().play(interactions)
            InteractionPlayer.settle()
            return try read(window)
        }
    }

    /// Returns the window with the preview's controller, or the application's own.
    @MainActor func shownWindow() throws -> UIWindow {
        switch content {
        case .controller(let make):
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = try make()
            window.makeKeyAndVisible()
            return window
        case .application(let make):
            UIApplication.shared.launch(try make())
        case .scene(let make):
            UIApplication.shared.connect(try make())
        }
        guard let window = UIApplication.shared.mainWindow else { throw PreviewError.noWindow }
        return window
    }
}

extension Diagnostic {
    fileprivate static func refusal(_ orientation: Orientation) -> Diagnostic {
        Diagnostic(
            .note, "the interface stays in \(orientation.rawValue) when the device rotates",
            hint: "check the supported orientations of the view controller and the application")
    }
}

/// An error that prevents recording a preview.
public enum PreviewError: Error, Sendable, CustomStringConvertible {
    case noWindow

    public var description: String {
        switch self {
        case .noWindow:
            "the application has no visible window after launch; call makeKeyAndVisible()"
        }
    }
}

extension Orientation {
    init?(_ orientation: UIInterfaceOrientation) {
        switch orientation {
        case .unknown: return nil
        case .portrait: self = .portrait
        case .portraitUpsideDown: self = .portraitUpsideDown
        case .landscapeLeft: self = .landscapeLeft
        case .landscapeRight: self = .landscapeRight
        }
    }
}
