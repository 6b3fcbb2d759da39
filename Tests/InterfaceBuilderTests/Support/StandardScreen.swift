import UIKit

/// Gives the simulated screen back the device that it starts with: other tests of the process turn
/// and exchange it.
@MainActor func useStandardScreen() {
    UIScreen.main.device = .standard
    UIScreen.main.orientation = .portrait
}
