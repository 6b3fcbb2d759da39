import ContactSheetDevices
import Testing
import UIKit

/// Source: Documentation/Rotation.md 4.
@MainActor @Suite struct TransitionTraceTests {
    /// The order in Neuburg's book, quoted in Documentation/Rotation.md 4.
    @Test func rotationThatChangesSizeClasses() throws {
        let controller = NewController()
        let window = try shownWindow("iphone-6", IOSVersion(12), controller)
        #expect(
            controller.diary.during { turn(.landscapeLeft) } == [
                "willTransition(to: compact) | portrait 375×667",
                "viewWillTransition(to: 667×375) | portrait 375×667",
                "updateViewConstraints | landscapeLeft 667×375",
                "traitCollectionDidChange(previous) | landscapeLeft 667×375",
                "willLayout | landscapeLeft 667×375", "didLayout | landscapeLeft 667×375",
                "alongside | landscapeLeft 667×375", "completion | landscapeLeft 667×375",
            ])
        #expect(window.rootViewController === controller)
    }

    /// The log of an iPad Air 2 on iOS 9: size classes don't change, so no traits change.
    @Test func anIPadKeepsItsTraits() throws {
        let controller = NewController()
        let boot = try controller.diary.during {
            _ = try shownWindow("ipad-air-2", IOSVersion(9), controller)
        }
        #expect(
            boot.filter { !$0.hasPrefix("updateViewConstraints") } == [
                "didLoad | portrait 768×1024", "willAppear | portrait 768×1024",
                "traitCollectionDidChange(nil) | portrait 768×1024",
                "willLayout | portrait 768×1024", "didLayout | portrait 768×1024",
                "didAppear | portrait 768×1024",
            ])
        let window = try shownWindow("ipad-air-2", IOSVersion(9), controller)
        #expect(
            controller.diary.during { turn(.landscapeLeft) } == [
                "viewWillTransition(to: 1024×768) | portrait 768×1024",
                "willLayout | landscapeLeft 1024×768", "didLayout | landscapeLeft 1024×768",
                "alongside | landscapeLeft 1024×768", "completion | landscapeLeft 1024×768",
            ])
        #expect(window.rootViewController === controller)
    }

    /// From iOS 13 on, the first traits are set beforehand (WWDC 2019).
    @Test(arguments: [(12, true), (13, false)])
    func firstTraitsAreReportedUpToIOS12(iOS: Int, notifies: Bool) throws {
        let controller = NewController()
        let boot = try controller.diary.during {
            _ = try shownWindow("iphone-7", IOSVersion(iOS), controller)
        }
        #expect(boot.contains { $0.hasPrefix("traitCollectionDidChange(nil)") } == notifies)
    }

    /// A class that doesn't override `viewWillTransition` still receives the old calls.
    @Test func oldCallsInLaterEras() throws {
        let controller = OldController()
        let window = try shownWindow("iphone-6", IOSVersion(12), controller)
        #expect(
            controller.diary.during { turn(.landscapeLeft) } == [
                "willRotate(to: landscapeLeft, 0.3) | portrait 375×667",
                "willLayout | landscapeLeft 667×375", "didLayout | landscapeLeft 667×375",
                "willAnimate(to: landscapeLeft, 0.3) | landscapeLeft 667×375",
                "didRotate(from: portrait) | landscapeLeft 667×375",
            ])
        #expect(window.rootViewController === controller)
    }

    /// A container's child receives its own size through `super`, and none without it.
    @Test(arguments: [true, false]) func transitionsGoThroughSuper(callsSuper: Bool) throws {
        let (root, child) = (NewController(), NewController())
        root.callsSuper = callsSuper
        root.addChild(child)
        root.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
        child.view.frame = CGRect(x: 10, y: 20, width: 355, height: 100)
        child.view.autoresizingMask = .flexibleWidth
        root.view.addSubview(child.view)
        let window = try shownWindow("iphone-6", IOSVersion(12), root)
        let calls = child.diary.during { turn(.landscapeLeft) }
        let notifications = calls.filter { $0.hasPrefix("viewWillTransition") }
        #expect(
            notifications
                == (callsSuper ? ["viewWillTransition(to: 647×100) | portrait 355×100"] : []))
        #expect(window.rootViewController === root)
    }

    /// UIKit doesn't call it for a child whose size doesn't change (Apple: UIContentContainer).
    @Test func childrenWithUnchangedSizeAreNotNotified() throws {
        let (root, child) = (NewController(), NewController())
        root.addChild(child)
        child.view.frame = CGRect(x: 10, y: 20, width: 100, height: 100)
        child.view.autoresizingMask = []
        root.view.addSubview(child.view)
        let window = try shownWindow("iphone-6", IOSVersion(12), root)
        let calls = child.diary.during { turn(.landscapeLeft) }
        #expect(!calls.contains { $0.hasPrefix("viewWillTransition") })
        #expect(calls.contains { $0.hasPrefix("willTransition(to: compact)") })
        #expect(window.rootViewController === root)
    }

    @Test func presentedControllersAreNotifiedThroughSuper() throws {
        let (root, presented) = (NewController(), NewController())
        let window = try shownWindow("iphone-6", IOSVersion(12), root)
        root.present(presented, animated: false)
        let calls = presented.diary.during { turn(.landscapeLeft) }
        #expect(calls.first == "willTransition(to: compact) | portrait 375×667")
        #expect(calls.contains("viewWillTransition(to: 667×375) | portrait 375×667"))
        #expect(window.rootViewController === root)
    }
}
