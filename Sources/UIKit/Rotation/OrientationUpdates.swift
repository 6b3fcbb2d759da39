import ContactSheetDiagnostics

/// Runs rotations one after another: a rotation that is requested during another one, or while a
/// controller's methods are called, waits for its end. A controller that is presented during a
/// rotation gets the new geometry, not that rotation's callbacks.
@MainActor final class OrientationUpdates {
    /// The maximum number of rotations that each request the next one.
    static let limit = 16

    private(set) var isRunning = false
    private var isAskedAgain = false

    func run(_ update: () -> Void) {
        isAskedAgain = true
        guard !isRunning else { return }
        isRunning = true
        defer { isRunning = false }
        for _ in 0..<Self.limit {
            isAskedAgain = false
            update()
            guard isAskedAgain else { return }
        }
        DiagnosticLog.current.add(
            Diagnostic(
                .error, "the orientation never settles: each rotation starts another one",
                location: "UIApplication",
                hint: "check rotation callbacks for attemptRotationToDeviceOrientation(), "
                    + "geometry requests, and presentations"))
    }
}

/// An orientation that code requested; it applies until the device is rotated.
@MainActor struct OrientationRequest {
    let orientation: UIInterfaceOrientation
    /// The controller that prefers it, if its presentation is the reason.
    private weak var presented: UIViewController?
    private let isForPresentation: Bool

    init(_ orientation: UIInterfaceOrientation, presenting controller: UIViewController? = nil) {
        self.orientation = orientation
        presented = controller
        isForPresentation = controller != nil
    }

    /// Whether the request applies: the presented controller, if any, is still on screen.
    var holds: Bool { !isForPresentation || presented?.presentingViewController != nil }
}
