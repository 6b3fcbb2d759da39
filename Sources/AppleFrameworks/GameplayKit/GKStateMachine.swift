import Foundation

/// A state of a state machine; subclasses override its callbacks.
open class GKState: NSObject {
    open internal(set) weak var stateMachine: GKStateMachine?

    public override init() {
        super.init()
    }

    open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
    open func didEnter(from previousState: GKState?) {}
    open func update(deltaTime seconds: TimeInterval) {}
    open func willExit(to nextState: GKState) {}
}

open class GKStateMachine: NSObject {
    open private(set) var currentState: GKState?
    private let states: [GKState]

    public init(states: [GKState]) {
        self.states = states
        super.init()
        for state in states { state.stateMachine = self }
    }

    open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }

    open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
        states.lazy.compactMap { type(of: $0) == stateClass ? $0 as? StateType : nil }.first
    }

    open func canEnterState(_ stateClass: AnyClass) -> Bool {
        guard states.contains(where: { type(of: $0) == stateClass }) else { return false }
        return currentState?.isValidNextState(stateClass) ?? true
    }

    @discardableResult open func enter(_ stateClass: AnyClass) -> Bool {
        guard canEnterState(stateClass),
            let next = states.first(where: { type(of: $0) == stateClass })
        else { return false }
        let previous = currentState
        previous?.willExit(to: next)
        currentState = next
        next.didEnter(from: previous)
        return true
    }
}
