import ContactSheetDiagnostics
import Foundation
import Testing

@testable import QuartzCore
@testable import UIKit

@MainActor struct SelectorTargetTests {
    private let target = Target()

    @Test func controlsCallMethodsByName() {
        let button = UIButton()
        button.addTarget(target, action: Selector("tapped", Target.tapped), for: .touchUpInside)
        button.addTarget(
            target, action: Selector("pressed:event:", Target.pressed(_:event:)),
            for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(target.calls == ["tapped", "pressed UIButton"])
    }

    @Test func anActionIsRemovedByName() {
        let button = UIButton()
        button.addTarget(target, action: Selector("tapped", Target.tapped), for: .touchDown)
        button.addTarget(target, action: Selector("slid:", Target.slid(_:)), for: .touchDown)
        #expect(
            button.actions(forTarget: target, forControlEvent: .touchDown) == ["tapped", "slid:"])
        button.removeTarget(target, action: "tapped", for: .touchDown)
        #expect(button.actions(forTarget: target, forControlEvent: .touchDown) == ["slid:"])
        button.removeTarget(nil, action: nil, for: .allEvents)
        #expect(button.actions(forTarget: target, forControlEvent: .touchDown) == nil)
    }

    @Test func methodReferencesAreStillAccepted() {
        let button = UIButton()
        button.addTarget(target, action: Target.tapped, for: .touchDown)
        button.sendActions(for: .touchDown)
        #expect(target.calls == ["tapped"])
    }

    @Test func anActionWithoutTargetGoesUpTheResponderChain() {
        Simulation.run {
            ClassTable.register(ListeningView.self) { table in
                table.method(Selector("listen:", ListeningView.listen(_:)))
            }
            let (view, button) = (ListeningView(), UIButton())
            view.addSubview(button)
            button.addTarget(nil, action: "listen:", for: .touchDown)
            button.addTarget(nil, action: "ignore:", for: .touchDown)
            button.sendActions(for: .touchDown)
            #expect(view.sender === button)
        }
    }

    @Test func recognizersCallMethodsByName() {
        let tap = UITapGestureRecognizer(
            target: target, action: Selector("gesture:", Target.gesture(_:)))
        tap.sendActions()
        tap.removeTarget(target, action: "gesture:")
        tap.sendActions()
        #expect(target.calls == ["gesture"])
    }

    @Test func barItemsCallMethodsByName() {
        let item = UIBarButtonItem(
            title: "Save", style: .plain, target: target, action: Selector("tapped", Target.tapped))
        #expect(item.action == "tapped" && item.target === target)
        item.tapped()
        #expect(target.calls == ["tapped"])
    }

    @Test func notificationsCallMethodsUntilRemoved() {
        let (center, name) = (NotificationCenter(), Notification.Name("saved"))
        center.addObserver(
            target, selector: Selector("heard:", Target.heard(_:)), name: name, object: nil)
        center.post(name: name, object: nil)
        center.removeObserver(target)
        center.post(name: name, object: nil)
        #expect(target.calls == ["heard saved"])
    }

    @Test func notificationsDoNotRetainTheObserver() {
        let (center, name) = (NotificationCenter(), Notification.Name("saved"))
        weak var released: Target?
        do {
            let observer = Target()
            released = observer
            center.addObserver(
                observer, selector: Selector("heard:", Target.heard(_:)), name: name, object: nil)
        }
        #expect(released == nil)
        center.post(name: name, object: nil)
    }

    @Test func delayedCallsFollowTheSimulatedTime() {
        target.perform(Selector("tapped", Target.tapped), with: nil, afterDelay: 1)
        target.perform(Selector("slid:", Target.slid(_:)), with: UISlider(), afterDelay: 1)
        NSObject.cancelPreviousPerformRequests(
            withTarget: target, selector: "slid:", object: nil)
        SimulatedClock.current.advance(by: 0.9)
        #expect(target.calls.isEmpty)
        SimulatedClock.current.advance(by: 0.2)
        #expect(target.calls == ["tapped"])
    }

    @Test func timersFollowTheSimulatedTime() {
        let timer = Timer.scheduledTimer(
            timeInterval: 1, target: target, selector: Selector("tapped", Target.tapped),
            userInfo: nil, repeats: true)
        SimulatedClock.current.advance(by: 2.5)
        timer.invalidate()
        SimulatedClock.current.advance(by: 2)
        #expect(target.calls == ["tapped", "tapped"])
    }

    @Test func displayLinksCallMethodsByName() {
        let link = CADisplayLink(target: target, selector: Selector("frame:", Target.frame(_:)))
        link.add(to: .main, forMode: .common)
        SimulatedClock.current.advance(by: 0.02)
        link.invalidate()
        #expect(target.calls == ["frame"])
    }

    @Test func methodsArePerformedByName() {
        target.perform(Selector("tapped", Target.tapped))
        let slider = UISlider()
        target.perform(Selector("slid:", Target.slid(_:)), with: slider)
        #expect(target.calls == ["tapped", "slid"])
        #expect(target.responds(to: Selector("tapped", Target.tapped)))
        #expect(!target.responds(to: "tapped"))
    }
}

@MainActor private final class Target: NSObject {
    var calls: [String] = []

    func tapped() { calls.append("tapped") }

    func pressed(_ sender: UIControl, event: UIEvent) {
        calls.append("pressed \(type(of: sender))")
    }

    func slid(_ sender: UISlider) { calls.append("slid") }

    func gesture(_ sender: UITapGestureRecognizer) { calls.append("gesture") }

    func heard(_ notification: Notification) {
        calls.append("heard \(notification.name.rawValue)")
    }

    func frame(_ link: CADisplayLink) { calls.append("frame") }
}

private final class ListeningView: UIView {
    weak var sender: UIButton?

    func listen(_ sender: UIButton) { self.sender = sender }
}
