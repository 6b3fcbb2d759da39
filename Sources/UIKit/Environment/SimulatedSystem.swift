import ContactSheetDiagnostics
import Foundation
import ObjectiveCRuntime
import QuartzCore

/// UIKit's state in a simulation: what its singletons, such as `UIScreen.main`, return.
@MainActor package final class SimulatedSystem: SimulationPart {
    /// The state in the current simulation.
    package static var current: SimulatedSystem { Simulation.current.part(SimulatedSystem.self) }

    // MARK: Device and application

    let screen: UIScreen
    let device = UIDevice()
    private(set) lazy var application = UIApplication()
    /// The responder that gets typed text.
    weak var firstResponder: UIResponder?
    private(set) var keyboard = SimulatedKeyboard()

    // MARK: What the application sets up

    let appearanceSettings: AppearanceSettings
    let assets: AssetLibrary
    /// Finds the documents that code names; `nil` until a folder of documents is added.
    package var documentLoader: (any DocumentLoader)? {
        get {
            addLinkedDocuments()
            return installedLoader
        }
        set { installedLoader = newValue }
    }
    private var installedLoader: (any DocumentLoader)?
    /// Whether the folders that modules declare are added.
    private var hasLinkedDocuments: Bool

    // MARK: Drawing and traits

    /// The tint of the view that is drawing, which `UIColor.tintColor` resolves to.
    var tint: UIColor?
    /// The traits of a view while it draws, lays out, or resolves colors.
    var traits: UITraitCollection?
    /// The graphics contexts that are open, from the outermost one.
    var contexts: [ContextStack.Entry] = []
    /// The PDF files that are being drawn.
    var documents: [(pages: PDFPages, data: NSMutableData)] = []

    // MARK: Layout and actions

    /// The number of nested layout passes that are running, each started by a view during its
    /// layout.
    var layoutPassDepth = 0
    /// Whether a layout pass reached a limit. Every pass then ends, so that nested limits don't
    /// multiply.
    var isLayoutGivenUp = false
    /// The view whose intrinsic content size is being requested.
    weak var measuredView: UIView?
    /// The number of actions that are running inside one another.
    var actionDepth = 0
    /// The number of nibs that are being loaded inside one another.
    var nibDepth = 0
    /// The lookups that reports share, or `nil` outside of `ReportCache.scoped(_:)`.
    var reportCache: ReportCache?

    // MARK: Animation

    var areAnimationsEnabled = true
    /// The animation whose block is running.
    var viewAnimation: ViewAnimation?
    /// The animations that have begun, from the outermost one.
    var animationBlocks: [AnimationBlock] = []
    /// The keyframes that are being collected.
    var keyframes: KeyframeCollection?

    // MARK: Counters

    /// The number of actions that were created without an identifier.
    var actionCount = 0
    /// The number of registrations of cells and supplementary views.
    var registrationCount = 0
    /// The number of constraints that were activated.
    var activationCount: Int

    package init(inheriting outer: SimulatedSystem?) {
        screen = UIScreen(device: outer?.screen.device ?? .standard)
        appearanceSettings = AppearanceSettings(inheriting: outer?.appearanceSettings)
        assets = AssetLibrary(inheriting: outer?.assets)
        installedLoader = outer?.installedLoader
        hasLinkedDocuments = outer?.hasLinkedDocuments ?? false
        // Constraints that were activated before the simulation began stay the earlier ones.
        activationCount = outer?.activationCount ?? 0
    }

    private func addLinkedDocuments() {
        guard !hasLinkedDocuments else { return }
        hasLinkedDocuments = true
        let folders = LinkedResources.folders
        guard !folders.isEmpty else { return }
        for loader in LinkedDeclarations.all(LinkedDocumentLoader.self) { loader.add(folders) }
    }

    /// Replaces the application with a new one on the same screen.
    func relaunch() {
        application = UIApplication()
        LayerSimulation.current.restartClock()
        firstResponder = nil
        keyboard = SimulatedKeyboard()
        screen.resetStatusBar()
    }
}
