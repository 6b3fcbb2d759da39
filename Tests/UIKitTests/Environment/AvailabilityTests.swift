import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// Documentation/Adopting.md 2: conditions of iOS versions follow the simulated device.
@MainActor struct AvailabilityTests {
    @Test func versionsUpToTheDevicesAreAvailable() {
        let version = UIScreen.main.device.iOS
        #expect(UIDevice.runs(version.major, version.minor))
        #expect(UIDevice.runs(version.major - 1, version.minor + 1))
        #expect(!UIDevice.runs(version.major, version.minor + 1))
        #expect(!UIDevice.runs(version.major + 1))
    }
}
