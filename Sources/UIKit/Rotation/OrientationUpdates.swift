import Diagnostics

/// Lets turns follow one another: what asks for one while another runs, or while a controller is
/// being asked, waits for its end.
@MainActor final class OrientationUpdates {
    /// After so many turns that each ask for the next one, nobody is asked any more.
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

/// An orientation that code asked for; it counts until the device is turned.
@MainActor struct OrientationRequest {
    let orientation: UIInterfaceOrientation
    /// The controller that prefers it, where its presentation is the reason.
    private weak var presented: UIViewController?
    private let isForPresentation: Bool

    init(_ orientation: UIInterfaceOrientation, presenting controller: UIViewController? = nil) {
        self.orientation = orientation
        presented = controller
        isForPresentation = controller != nil
    }

    /// Whether what asked is still on screen.
    var holds: Bool { !isForPresentation || presented?.presentingViewController != nil }
}
