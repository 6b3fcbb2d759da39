import Foundation

/// Runs a function on a thread with a large stack, and waits for it. The parser and the visitors of
/// syntax trees call themselves for each level of nesting.
///
/// - Parameter size: The size of the stack, in bytes. Only what is used takes memory.
public func withLargeStack<Value, Failure: Error>(
    of size: Int = 256 << 20, _ body: () throws(Failure) -> Value
) throws(Failure) -> Value {
    var result: Result<Value, Failure>?
    func run() {
        do throws(Failure) {
            result = .success(try body())
        } catch {
            result = .failure(error)
        }
    }
    withoutActuallyEscaping(run) { Call($0).perform(stackSize: size) }
    return try result!.get()
}

/// A function that is called on another thread.
private final class Call {
    private let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }

    /// Calls the function, and waits for it. It is called on this thread if there can't be another one.
    func perform(stackSize: Int) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stackSize)
        var thread = pthread_t()
        let code = pthread_create(
            &thread, &attributes,
            { call in
                Unmanaged<Call>.fromOpaque(call!).takeUnretainedValue().body()
                return nil
            }, Unmanaged.passUnretained(self).toOpaque())
        if code == 0 { pthread_join(thread, nil) } else { body() }
    }
}
