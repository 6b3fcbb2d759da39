import ContactSheetDevices
import ContactSheetDiagnostics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

/// Properties: what happens in a simulation ends with it, and setup from outside is inherited.
@MainActor @Suite struct SimulatedSystemTests {
    @Test func aSimulationHasItsOwnSingletons() {
        let (screen, device, application) =
            (UIScreen.main, UIDevice.current, UIApplication.shared)
        let clock = SimulatedClock.current
        Simulation.run {
            #expect(UIScreen.main !== screen && UIScreen.main === UIScreen.main)
            #expect(UIDevice.current !== device)
            #expect(UIApplication.shared !== application)
            #expect(SimulatedClock.current !== clock)
        }
        #expect(UIScreen.main === screen && UIDevice.current === device)
        #expect(UIApplication.shared === application && SimulatedClock.current === clock)
    }

    @Test func nothingOutlivesASimulation() throws {
        let before = (
            UIScreen.main.device, UIScreen.main.orientation, DiagnosticLog.current.diagnostics
        )
        let pad = SimulatedDevice(try #require(Device.named("ipad-10")), iOS: IOSVersion(18))
        Simulation.run {
            UIScreen.main.device = pad
            UIScreen.main.orientation = .landscapeLeft
            UIDevice.current.beginGeneratingDeviceOrientationNotifications()
            UITraitCollection.current = UITraitCollection(userInterfaceStyle: .dark)
            UILabel.appearance().textColor = .red
            CATransaction.begin()
            CATransaction.setAnimationDuration(3)
            UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
            DiagnosticLog.current.add(Diagnostic(.note, "a note of the simulation"))
        }
        #expect(UIScreen.main.device == before.0 && UIScreen.main.orientation == before.1)
        #expect(!UIDevice.current.isGeneratingDeviceOrientationNotifications)
        #expect(UITraitCollection.current == UIScreen.main.traitCollection)
        #expect(UILabel.appearance().textColor == nil)
        #expect(CATransaction.animationDuration() == 0.25)
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(DiagnosticLog.current.diagnostics == before.2)
    }

    /// The names that tests and previews see don't depend on earlier previews.
    @Test func countersStartAgain() {
        let names = (0..<2).map { _ in
            Simulation.run { UIAction { _ in }.identifier.rawValue }
        }
        #expect(names == Array(repeating: "com.apple.action.dynamic.0", count: 2))
    }

    @Test func setupIsInherited() {
        Simulation.run {
            UILabel.appearance().textColor = .red
            UIScreen.main.orientation = .landscapeLeft
            Simulation.run {
                #expect(UILabel.appearance().textColor == .red)
                #expect(UIScreen.main.orientation == .portrait)
                UILabel.appearance().textColor = .green
            }
            #expect(UILabel.appearance().textColor == .red)
        }
    }

    @Test func anErrorEndsASimulation() {
        let screen = UIScreen.main
        struct Stop: Error {}
        #expect(throws: Stop.self) { try Simulation.run { throw Stop() } }
        #expect(UIScreen.main === screen)
    }
}
