import Devices
import Testing
import UIKit

/// Writes down the calls that a controller gets, with the size that its view has at the time.
private final class DiaryController: UIViewController {
    var calls: [String] = []

    private func note(_ call: String) {
        let size = viewIfLoaded?.bounds.size ?? .zero
        calls.append("\(call) \(Int(size.width))×\(Int(size.height))")
    }

    override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
        note("willRotate")
    }
    override func willAnimateRotation(
        to orientation: UIInterfaceOrientation, duration: TimeInterval
    ) {
        note("willAnimate")
    }
    override func didRotate(from orientation: UIInterfaceOrientation) { note("didRotate") }
    override func viewWillLayoutSubviews() { note("willLayout") }
    override func viewDidLayoutSubviews() { note("didLayout") }
    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        note("transition to \(Int(size.width)) at")
        coordinator.animate(
            alongsideTransition: { _ in self.note("alongside") },
            completion: { _ in self.note("completion") })
        super.viewWillTransition(to: size, with: coordinator)
    }
    override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        note("traits")
        super.willTransition(to: newCollection, with: coordinator)
    }
    override func traitCollectionDidChange(_ previous: UITraitCollection?) { note("traitsChanged") }
}

/// Truth: semantics.md 5.3, 5.4 and 5.6.
@MainActor @Suite struct RotationTests {
    private func calls(
        on slug: String, iOS: IOSVersion, child: Bool = false
    ) throws -> [String] {
        UIScreen.main.device = SimulatedDevice(try #require(Device.named(slug)), iOS: iOS)
        UIScreen.main.orientation = .portrait
        let diary = DiaryController()
        let root = child ? UIViewController() : diary
        if child {
            root.addChild(diary)
            root.view.addSubview(diary.view)
        }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        diary.calls = []
        window.rotate(to: .landscapeLeft)
        return diary.calls
    }

    @Test func callsOfTheFirstPhones() throws {
        #expect(
            try calls(on: "iphone-4", iOS: IOSVersion(5)) == [
                "willRotate 320×460", "willLayout 480×300", "didLayout 480×300",
                "willAnimate 480×300", "didRotate 480×300",
            ])
    }

    @Test func callsFrom8On() throws {
        #expect(
            try calls(on: "iphone-6", iOS: IOSVersion(12)) == [
                "willRotate 375×667", "traits 375×667", "transition to 667 at 375×667",
                "traitsChanged 667×375", "willLayout 667×375", "didLayout 667×375",
                "willAnimate 667×375", "alongside 667×375", "didRotate 667×375",
                "completion 667×375",
            ])
    }

    /// On an iPad the size classes stay, so no traits change.
    @Test func aPadKeepsItsTraits() throws {
        let calls = try calls(on: "ipad-air-2", iOS: IOSVersion(12))
        #expect(calls.contains { $0.hasPrefix("transition") })
        #expect(!calls.contains { $0.hasPrefix("traits") })
    }

    @Test func childrenAreTold() throws {
        let calls = try calls(on: "iphone-6", iOS: IOSVersion(12), child: true)
        for call in ["willRotate", "transition", "willAnimate", "didRotate"] {
            #expect(calls.contains { $0.hasPrefix(call) }, "\(call)")
        }
    }

    @Test func theDeviceTurnsTheOtherWay() {
        UIScreen.main.orientation = .landscapeLeft
        #expect(UIDevice.current.orientation == .landscapeRight)
        UIScreen.main.orientation = .portrait
        #expect(UIInterfaceOrientationMask.allButUpsideDown.contains(.landscape))
        #expect(UIInterfaceOrientationMask.portrait.rawValue == 2)
        #expect(UIInterfaceOrientationMask.landscapeLeft.rawValue == 16)
    }
}
