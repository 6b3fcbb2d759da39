/// What a control has been given for each of its states; a state without a value of its own takes
/// the normal one's, as Apple documents for titles and images.
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
