import UIKit

/// Resets the simulated screen to the initial device, because other tests in the process rotate and
/// replace it.
@MainActor func useStandardScreen() {
    UIScreen.main.device = .standard
    UIScreen.main.orientation = .portrait
}
