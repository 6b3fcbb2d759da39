import ContactSheetDiagnostics
import QuartzCore
import Typesetting
import UIKit

extension Preview {
    /// Records a film on a device of the configuration. The steps are performed from its start.
    ///
    /// The application is started and rotated as for an image, without an animation of that
    /// rotation. Equal previews give equal films.
    @MainActor public func film(
        _ configuration: Configuration, _ settings: FilmSettings = .usual
    ) throws -> Film {
        try Simulation.run(configuration, statusBar) {
            let simulation = LayerSimulation.current
            simulation.isAnimated = true
            let window = try shownWindow()
            defer { UnshownControllers.keep(of: window) }
            simulation.isAnimated = false
            let wanted = UIInterfaceOrientation(configuration.orientation)
            UIApplication.shared.turnDevice(to: UIDeviceOrientation(wanted))
            simulation.isAnimated = true
            let recorder = FilmRecorder(window, wanted, settings)
            try InteractionPlayer().play(interactions)
            recorder.finish()
            let pages = recorder.pages
            let tree = TreeRecorder(window, grid: PixelGrid(scale: UIScreen.main.scale))
            let fonts = pages.contains { !$0.faces.isEmpty } ? FontEnvironment.diagnostics : []
            return Film(
                preview: name, statusBar: statusBar, document: documentScene?.fileName,
                configuration: configuration,
                framesPerSecond: settings.framesPerSecond, frames: pages,
                tree: tree.tree(of: window), locations: tree.locations,
                diagnostics: DiagnosticLog.current.diagnostics + fonts,
                interactions: interactions)
        }
    }
}
