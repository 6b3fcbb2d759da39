import ContactSheetDevices
import ContactSheetDiagnostics
import Testing

@testable import UIKit

private final class Diary: UIViewController {
    var entries: [String] = []

    override func viewDidLoad() { entries.append("didLoad") }
    override func viewWillUnload() { entries.append("willUnload") }
    override func viewDidUnload() { entries.append("didUnload \(isViewLoaded)") }
    override func didReceiveMemoryWarning() {
        entries.append("warning")
        super.didReceiveMemoryWarning()
    }
}

/// Source: Apple's documentation of `didReceiveMemoryWarning()`, `viewWillUnload()`, and
/// `viewDidUnload()`.
@MainActor struct MemoryWarningTests {
    /// Returns the entries of a controller whose view is in no window, and of one on screen.
    private func diaries(iOS: IOSVersion) throws -> (hidden: [String], shown: [String]) {
        let phone = try #require(Device.named("iphone-4"))
        return Simulation.run {
            UIScreen.main.device = SimulatedDevice(phone, iOS: iOS)
            let (hidden, shown) = (Diary(), Diary())
            hidden.loadViewIfNeeded()
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = shown
            window.makeKeyAndVisible()
            UIApplication.shared.receiveMemoryWarning()
            hidden.loadViewIfNeeded()
            return (hidden.entries, shown.entries)
        }
    }

    @Test func aViewOutsideTheScreenIsUnloaded() throws {
        let (hidden, shown) = try diaries(iOS: IOSVersion(4))
        #expect(hidden == ["didLoad", "warning", "didUnload false", "didLoad"])
        #expect(shown == ["didLoad", "warning"])
    }

    @Test func viewWillUnloadIsNewInIOS5() throws {
        let hidden = try diaries(iOS: IOSVersion(5)).hidden
        #expect(hidden == ["didLoad", "warning", "willUnload", "didUnload false", "didLoad"])
    }

    @Test func viewsStayFromIOS6On() throws {
        #expect(try diaries(iOS: IOSVersion(6)).hidden == ["didLoad", "warning"])
    }

    @Test func releasedControllersAreForgotten() {
        Simulation.run {
            for _ in 0..<1000 { _ = UIViewController() }
            #expect(SystemMemory.current.controllers.isEmpty)
        }
    }
}
