/// A value that may be available later.
public struct Async<Value> {
    /// Calls the function with the value when it is available.
    public let run: (@escaping (Value) -> Void) -> Void

    /// Creates a value.
    ///
    /// - Parameter run: Calls the callback with the value, at once or later.
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
        self.run = run
    }

    /// Creates a value that is available at once.
    public init(value: Value) {
        self.init { callback in callback(value) }
    }

    public func map<NewValue>(
        _ transform: @escaping (_ value: Value) -> NewValue
    ) -> Async<NewValue> {
        let run = run
        return Async<NewValue> { callback in run { callback(transform($0)) } }
    }
}
