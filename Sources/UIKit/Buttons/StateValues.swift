/// Values that a control shows in its states; a state without one shows the normal state's.
struct StateValues<Value> {
    private var values: [UIControl.State: Value] = [:]

    /// What was given for exactly this state.
    subscript(state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    func shown(in state: UIControl.State) -> Value? { values[state] ?? values[.normal] }
}
