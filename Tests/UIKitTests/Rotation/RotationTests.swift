import Devices
import Testing
@_spi(Previews) import UIKit

/// Truth: semantics.md 5.2 to 5.4, the order of the calls and the geometry that each sees.
@MainActor @Suite struct RotationTests {
    @Test func inOneStepUpToIOS5() throws {
        let controller = OldController(RotationDiary())
        let window = try shownWindow("iphone-4", IOSVersion(5), controller)
        controller.diary.calls = []
        #expect(turn(.landscapeLeft))
        #expect(
            controller.diary.calls == [
                "shouldAutorotate(to: landscapeLeft) 320×460",
                "willRotate portrait 0.4 320×460", "willLayout 480×300", "didLayout 480×300",
                "willAnimate 480×300", "didRotate landscapeLeft 480×300",
            ])
        #expect(window.bounds.size == CGSize(width: 320, height: 480))
    }

    @Test func aHalfTurnTakesTwiceTheTime() throws {
        let controller = OldController(RotationDiary())
        let window = try shownWindow("iphone-4", IOSVersion(5), controller)
        #expect(turn(.landscapeLeft))
        controller.diary.calls = []
        #expect(turn(.landscapeRight))
        #expect(controller.diary.calls.contains("willRotate landscapeLeft 0.8 480×300"))
        #expect(window.rootViewController === controller)
    }

    @Test func inTwoSteps() throws {
        let controller = HalvesController()
        let window = try shownWindow("iphone-1", IOSVersion(2), controller)
        #expect(turn(.landscapeRight))
        #expect(
            controller.diary.calls == [
                "willRotate 320×460", "willAnimateFirstHalf 0.2 320×460",
                "didAnimateFirstHalf 480×300", "willAnimateSecondHalf 480×300",
                "didRotate 480×300",
            ])
        #expect(window.rootViewController === controller)
    }

    @Test func byMasksInIOS6And7() throws {
        let controller = MaskedController(RotationDiary())
        let window = try shownWindow("iphone-5", IOSVersion(7), controller)
        controller.diary.calls = []
        #expect(turn(.landscapeLeft))
        #expect(
            controller.diary.calls == [
                "shouldAutorotate 320×568", "supportedInterfaceOrientations 320×568",
                "willRotate portrait 0.4 320×568", "willLayout 568×320", "didLayout 568×320",
                "willAnimate 568×320", "didRotate landscapeLeft 568×320",
            ])
        #expect(window.rootViewController === controller)
    }

    @Test func byTransitionsFromIOS8On() throws {
        let controller = NewController(RotationDiary())
        let window = try shownWindow("iphone-6", IOSVersion(12), controller)
        controller.view.setNeedsUpdateConstraints()
        controller.diary.calls = []
        #expect(turn(.landscapeLeft))
        #expect(
            controller.diary.calls.filter { !$0.hasPrefix("updateViewConstraints") } == [
                "willTransition(to: traits) 375×667", "willTransition(to: 667×375) 375×667",
                "traitCollectionDidChange 667×375", "willLayout 667×375", "didLayout 667×375",
                "alongside 667×375", "completion 667×375",
            ])
        #expect(window.rootViewController === controller)
    }

    /// On an iPad the size classes stay, so no traits change (the log of an iPad Air 2, iOS 9).
    @Test func aPadKeepsItsTraits() throws {
        let controller = NewController(RotationDiary())
        let window = try shownWindow("ipad-air-2", IOSVersion(9), controller)
        controller.diary.calls = []
        #expect(turn(.landscapeLeft))
        #expect(
            controller.diary.calls == [
                "willTransition(to: 1024×768) 768×1024", "willLayout 1024×768",
                "didLayout 1024×768", "alongside 1024×768", "completion 1024×768",
            ])
        #expect(window.rootViewController === controller)
    }

    /// The old calls still come to a class that doesn't override `viewWillTransition`.
    @Test func oldCallsInLaterEras() throws {
        let controller = OldController(RotationDiary())
        let window = try shownWindow("iphone-6", IOSVersion(12), controller)
        controller.diary.calls = []
        #expect(turn(.landscapeLeft))
        #expect(
            controller.diary.calls == [
                "willRotate portrait 0.3 375×667", "willLayout 667×375", "didLayout 667×375",
                "willAnimate 667×375", "didRotate landscapeLeft 667×375",
            ])
        #expect(window.rootViewController === controller)
    }

    @Test func visibleChildrenAreTold() throws {
        let root = OldController(RotationDiary())
        let (shown, hidden) = (OldController(RotationDiary()), OldController(RotationDiary()))
        root.addChild(shown)
        root.addChild(hidden)
        root.view.addSubview(shown.view)
        let window = try shownWindow("iphone-6", IOSVersion(7), root)
        (shown.diary.calls, hidden.diary.calls) = ([], [])
        #expect(turn(.landscapeLeft))
        #expect(shown.diary.calls.contains { $0.hasPrefix("willRotate") })
        #expect(hidden.diary.calls.isEmpty)
        #expect(window.rootViewController === root)
    }

    /// Without `super` the children hear nothing of the new size.
    @Test func transitionsGoThroughSuper() throws {
        let root = NewController(RotationDiary())
        let child = NewController(RotationDiary())
        root.addChild(child)
        root.view.addSubview(child.view)
        let window = try shownWindow("iphone-6", IOSVersion(12), root)
        #expect(turn(.landscapeLeft))
        #expect(child.diary.calls.contains { $0.hasPrefix("willTransition(to: 667") })
        #expect(window.rootViewController === root)
    }
}
