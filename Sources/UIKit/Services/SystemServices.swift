import ContactSheetDiagnostics
import Foundation

/// What the system keeps for an application in a simulation: the pasteboard and its shortcuts.
@MainActor final class SystemServices: SimulationPart {
    static var current: SystemServices { Simulation.current.part(SystemServices.self) }

    var shortcutItems: [UIApplicationShortcutItem]?
    var pasteboards: [UIPasteboard.Name: UIPasteboard] = [:]
    let menuController = UIMenuController()

    init(inheriting outer: SystemServices?) {}
}
