import ContactSheetDevices
import ContactSheetPreviews
import Testing
import UIKit

@testable import ContactSheetSamples

/// Source: arithmetic, and the chapter's description: simple in portrait, scientific in landscape.
@MainActor @Suite struct CalculatorTests {
    private func shown(
        on slug: String, iOS: Int = 18, _ orientation: UIInterfaceOrientation
    ) throws -> (CalculatorView, UIWindow) {
        let device = try #require(Device.named(slug))
        UIScreen.main.device = SimulatedDevice(device, iOS: device.iOS(upTo: IOSVersion(iOS)))
        UIScreen.main.orientation = .portrait
        UIApplication.restart()
        let controller = CalculatorViewController()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        UIApplication.shared.turnDevice(to: UIDeviceOrientation(orientation))
        window.layoutIfNeeded()
        return (controller.calculator, window)
    }

    private func result(_ keys: String, digits: Int = 16) -> String {
        var brain = CalculatorBrain()
        for key in keys.split(separator: " ") { brain.press(String(key)) }
        return CalculatorNumber.text(brain, digits: digits)
    }

    @Test(arguments: [
        ("1 + 2 × 3 =", "7"), ("( 1 + 2 ) × 3 =", "9"), ("8 ÷ 2 ÷ 2 =", "2"),
        ("2 xʸ 1 0 =", "1,024"), ("5 0 % =", "0.5"), ("1 ÷ 0 =", "Error"),
        ("7 ± + 1 0 =", "3"), ("3 0 sin", "0.5"), ("1 8 0 sin", "0"),
        ("Rad π cos", "-1"), ("2nd 1 tan", "45"), ("5 x!", "120"), ("9 √x", "3"),
        ("1 2 m+ AC mr", "12"), ("5 + − 2 =", "3"), ("1 . 5 0", "1.50"), ("3 EE 4 =", "30,000"),
    ])
    func arithmetic(keys: String, text: String) {
        #expect(result(keys) == text)
    }

    @Test(arguments: [
        (1.0 / 3, 9, "0.33333333"), (123_456_789, 9, "123,456,789"), (2e12, 9, "2e12"),
        (-1234.5, 9, "-1,234.5"), (1e-9, 9, "1e-9"), (Double.nan, 9, "Error"),
    ])
    func numbers(value: Double, digits: Int, text: String) {
        #expect(CalculatorNumber.text(value, digits: digits) == text)
    }

    /// Every key is on screen and large enough for a finger on phones of its time, and no keys
    /// overlap.
    @Test(arguments: ["iphone-1", "iphone-5s", "iphone-x", "iphone-15", "ipad-1", "ipad-10"])
    func keysDoNotOverlap(slug: String) throws {
        for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
            let (calculator, window) = try shown(on: slug, orientation)
            let frames = calculator.keys.map(\.button).filter { !$0.isHidden }.map(\.frame)
            #expect(frames.count == (orientation.isLandscape ? 49 : 19))
            for (index, frame) in frames.enumerated() {
                #expect(calculator.bounds.insetBy(dx: -0.01, dy: -0.01).contains(frame))
                #expect(frame.width >= 30 && frame.height >= 30, "\(slug) \(frame)")
                let inner = frame.insetBy(dx: 0.01, dy: 0.01)
                #expect(!frames.dropFirst(index + 1).contains { $0.intersects(checked: inner) })
                #expect(!calculator.display.frame.intersects(checked: inner))
            }
            withExtendedLifetime(window) {}
        }
    }

    /// Keys are tapped by their names.
    @Test func tapping() throws {
        let configuration = try #require(
            Configuration.all(Device.named(["iphone-15"]), iOS: IOSVersion(18)).first)
        let keys = ["1", "2", "×", "3", "="]
        let recording = try Preview("Calculator") { CalculatorViewController() }
            .performing(keys.map { .tap($0) }).record(configuration)
        let names = recording.tree.children.flatMap { $0.children.map(\.name) }
        #expect(names.contains("36"))
    }
}
