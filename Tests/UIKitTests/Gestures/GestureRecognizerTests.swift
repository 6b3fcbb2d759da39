import Foundation
import Testing

@testable import UIKit

/// Source: Apple's documentation of each recognizer and of the state machine.
@MainActor @Suite struct GestureRecognizerTests {
    private let log = GestureLog()

    private func add<G: UIGestureRecognizer>(_ gesture: G, to stage: TouchStage) -> G {
        gesture.addTarget(log, action: GestureLog.note)
        stage.view.addGestureRecognizer(gesture)
        return gesture
    }

    @Test func tap() {
        let stage = TouchStage()
        let tap = add(UITapGestureRecognizer(), to: stage)
        stage.fingers.tap(at: stage.middle)
        #expect(log.states == [.ended] && tap.state == .possible)
        #expect(tap.location(in: stage.view) == CGPoint(x: 100, y: 100))
        stage.fingers.press(at: stage.middle, for: 2)
        stage.fingers.pan(from: stage.middle, to: CGPoint(x: 150, y: 240))
        #expect(log.states == [.ended])
    }

    @Test func doubleTap() {
        let stage = TouchStage()
        add(UITapGestureRecognizer(), to: stage).numberOfTapsRequired = 2
        stage.fingers.tap(at: stage.middle)
        SimulatedFingers.wait(1)
        #expect(log.states == [])
        stage.fingers.tap(at: stage.middle, count: 2)
        #expect(log.states == [.ended])
    }

    @Test func aSingleTapWaitsForTheDoubleOneToFail() {
        let stage = TouchStage()
        let single = add(UITapGestureRecognizer(), to: stage)
        let double = add(UITapGestureRecognizer(), to: stage)
        (single.name, double.name, double.numberOfTapsRequired) = ("single", "double", 2)
        single.require(toFail: double)
        stage.fingers.tap(at: stage.middle)
        #expect(log.lines == [])
        SimulatedFingers.wait(1)
        #expect(log.lines == ["single"])
        stage.fingers.tap(at: stage.middle, count: 2)
        SimulatedFingers.wait(1)
        #expect(log.lines == ["single", "double"])
    }

    @Test func recognizersThatWaitForEachOtherFail() {
        let stage = TouchStage()
        let (a, b) = (
            add(UITapGestureRecognizer(), to: stage), add(UITapGestureRecognizer(), to: stage)
        )
        a.require(toFail: b)
        b.require(toFail: a)
        stage.fingers.tap(at: stage.middle)
        #expect(log.states == [] && a.state == .possible && b.state == .possible)
    }

    @Test func aPanBeginsChangesAndEnds() {
        let stage = TouchStage()
        let pan = add(UIPanGestureRecognizer(), to: stage)
        var ways: [CGPoint] = []
        let reader = GestureReader { ways.append(pan.translation(in: stage.view)) }
        pan.addTarget(reader, action: GestureReader.take)
        stage.fingers.pan(from: stage.middle, to: CGPoint(x: 190, y: 230))
        #expect(log.states.first == .began && log.states.last == .ended)
        #expect(log.states.dropFirst().dropLast().allSatisfy { $0 == .changed })
        #expect(ways.last == CGPoint(x: 40, y: 30))
    }

    @Test func aLongPressBeginsWhileTheFingerRests() {
        let stage = TouchStage()
        _ = add(UILongPressGestureRecognizer(), to: stage)
        stage.fingers.press(at: stage.middle, for: 0.4)
        #expect(log.states == [])
        stage.fingers.press(at: stage.middle, for: 0.6)
        #expect(log.states == [.began, .ended])
    }

    @Test func aSwipeHasADirectionAndIsQuick() {
        let stage = TouchStage()
        let swipe = add(UISwipeGestureRecognizer(), to: stage)
        stage.fingers.swipe(from: stage.middle, to: CGPoint(x: 70, y: 200))
        stage.fingers.pan(from: stage.middle, to: CGPoint(x: 180, y: 200))
        #expect(log.states == [])
        swipe.direction = .left
        stage.fingers.swipe(from: stage.middle, to: CGPoint(x: 70, y: 200))
        #expect(log.states == [.ended])
    }

    @Test func aPinchScales() {
        let stage = TouchStage()
        let pinch = add(UIPinchGestureRecognizer(), to: stage)
        var scale: CGFloat = 0
        let reader = GestureReader { scale = pinch.scale }
        pinch.addTarget(reader, action: GestureReader.take)
        stage.fingers.turn(about: stage.middle, radius: 40, scale: 2)
        #expect(log.states.first == .began && log.states.last == .ended)
        #expect(abs(scale - 2) < 1e-9 && pinch.scale == CGFloat(1))
    }

    @Test func aRotationTurnsClockwise() {
        let stage = TouchStage()
        let rotation = add(UIRotationGestureRecognizer(), to: stage)
        var angle: CGFloat = 0
        let reader = GestureReader { angle = rotation.rotation }
        rotation.addTarget(reader, action: GestureReader.take)
        stage.fingers.turn(about: stage.middle, radius: 40, angle: .pi * 0.75)
        #expect(log.states.last == .ended && abs(angle - .pi * 0.75) < 1e-9)
    }

    @Test func anEdgePanBeginsAtItsEdge() {
        let stage = TouchStage()
        stage.view.frame = stage.window.bounds
        add(UIScreenEdgePanGestureRecognizer(), to: stage).edges = .left
        stage.fingers.pan(from: stage.middle, to: CGPoint(x: 250, y: 200))
        #expect(log.states == [])
        stage.fingers.pan(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 100, y: 200))
        #expect(log.states.first == .began)
    }

    @Test func invalidStateTransitionsAreIgnored() {
        let gesture = UIGestureRecognizer()
        gesture.state = .changed
        #expect(gesture.state == .possible)
        gesture.state = .ended
        gesture.state = .began
        #expect(gesture.state == .ended)
    }

    @Test func aRecognizerHasOneView() {
        let (a, b, tap) = (UIView(), UIView(), UITapGestureRecognizer())
        a.addGestureRecognizer(tap)
        b.addGestureRecognizer(tap)
        #expect(a.gestureRecognizers == nil && tap.view === b)
        b.removeGestureRecognizer(tap)
        #expect(b.gestureRecognizers == nil && tap.view == nil)
    }
}
