/// The values that were set for a control's states. A state without its own value uses that of the
/// normal state, as Apple documents for titles and images.
struct StateValues<Value> {
    private var values: [UIControl.State: Value] = [:]

    init() {}

    subscript(own state: UIControl.State) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    func value(for state: UIControl.State) -> Value? { values[state] ?? values[.normal] }

    var isEmpty: Bool { values.isEmpty }
}
