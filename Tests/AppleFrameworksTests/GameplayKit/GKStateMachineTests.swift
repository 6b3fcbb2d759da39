import GameplayKitStub
import Testing

private class Recorded: GKState {
    var log: [String] = []
    override func didEnter(from previousState: GKState?) {
        log.append("enter from \(previousState.map { "\(type(of: $0))" } ?? "nothing")")
    }
    override func willExit(to nextState: GKState) { log.append("exit to \(type(of: nextState))") }
}

private final class Idle: Recorded {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Running.self }
}

private final class Running: Recorded {}

@Suite struct GKStateMachineTests {
    @Test func entersValidStatesOnly() {
        let (idle, running) = (Idle(), Running())
        let machine = GKStateMachine(states: [idle, running])
        #expect(machine.enter(Idle.self))
        #expect(!machine.enter(Idle.self))
        #expect(machine.enter(Running.self))
        #expect(machine.currentState === running)
        #expect(idle.log == ["enter from nothing", "exit to Running"])
        #expect(running.log == ["enter from Idle"])
        #expect(machine.state(forClass: Idle.self) === idle)
    }
}
