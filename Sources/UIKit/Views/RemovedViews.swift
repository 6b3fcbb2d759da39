import ContactSheetDiagnostics
import QuartzCore

/// The views that were removed from their superviews during the current event.
///
/// They exist until the event ends, so that code can still use a weak outlet of one. The clock ends
/// events: when time passes, or another event follows (Documentation/Adopting.md 2).
@MainActor final class RemovedViews: SimulationPart {
    static var current: RemovedViews { Simulation.current.part(RemovedViews.self) }

    private var views: [UIView] = []
    /// The end of the event. The clock owns it, and a new clock doesn't.
    private weak var end: SimulatedClock.Alarm?

    init(inheriting outer: RemovedViews?) {}

    func keep(_ view: UIView) {
        guard view.superview != nil else { return }
        views.append(view)
        if end == nil {
            end = SimulatedClock.current.alarm(after: 0) { [weak self] in self?.release() }
        }
    }

    private func release() {
        end = nil
        // Deinitializers may remove further views.
        let released = views
        views = []
        withExtendedLifetime(released) {}
    }
}
