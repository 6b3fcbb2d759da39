/// A method that is called with arguments of any type.
struct SelectorMethod: Sendable {
    /// Why a method can't be called.
    enum Failure: Error {
        /// The target has another class.
        case target
        /// An argument has another type.
        case arguments
    }

    /// Whether the object has the class that declares the method.
    let belongs: @MainActor @Sendable (_ target: AnyObject) -> Bool
    let call: Call

    typealias Call =
        @MainActor @Sendable (_ target: AnyObject, _ arguments: [Any?]) -> Result<Any?, Failure>
}
