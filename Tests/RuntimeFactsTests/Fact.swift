import ContactSheetDevices
import Foundation

@testable import UIKit

/// A value that UIKit computed on a device or in a simulator, and the scene that has it.
///
/// Unless stated otherwise, the values were recorded on the iOS 26.1 simulator by Vercantez/openuikit
/// (Documentation/RuntimeFacts.md).
struct Fact: Sendable, CustomStringConvertible {
    /// The name of the recorded scene, whose first part is the kind, such as "tie.three_labels".
    let name: String
    let recorded: String
    let device: RecordedDevice
    /// The difference in points that is allowed between numbers.
    let tolerance: Double
    /// Builds the scene and returns the value in the form of the recorded one.
    let measure: @MainActor @Sendable () throws -> String

    /// - Parameter tolerance: The allowed difference; by default, a hundredth of a point. Widths of
    ///   text may differ by a pixel, because fonts differ.
    init(
        _ name: String, on device: RecordedDevice = .phone16, tolerance: Double = 0.01,
        _ recorded: String, measure: @escaping @MainActor @Sendable () throws -> String
    ) {
        self.name = name
        self.recorded = recorded
        self.device = device
        self.tolerance = tolerance
        self.measure = measure
    }

    var description: String { name }
}

/// A device on which values were recorded.
struct RecordedDevice: Sendable {
    let slug: String
    let iOS: IOSVersion

    /// iPhone 16, 393 × 852 at 3x.
    static let phone16 = RecordedDevice(slug: "iphone-16", iOS: IOSVersion(26, 1))
    /// iPhone SE (3rd generation), 375 × 667 at 2x.
    static let phoneSE = RecordedDevice(slug: "iphone-se-3", iOS: IOSVersion(26, 1))

    /// A pixel at 3x, rounded up.
    static let thirdOfPoint = 0.334

    @MainActor func use() throws {
        guard let device = Device.named(slug) else { throw RecordedDeviceError(slug: slug) }
        UIScreen.main.device = SimulatedDevice(device, iOS: iOS)
        UIScreen.main.orientation = .portrait
    }
}

struct RecordedDeviceError: Error {
    let slug: String
}
