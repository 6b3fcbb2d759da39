import AtomicFiles
import Foundation

/// The stream on which a worker prints its messages: the standard output that it was started with. What
/// the code of screens prints goes to standard error.
enum WorkerChannel {
    private static let descriptor: Int32 = {
        let copy = dup(1)
        dup2(2, 1)
        return copy
    }()

    /// Redirects standard output, before a screen can print.
    static func open() { _ = descriptor }

    /// Writes a message.
    ///
    /// - Returns: Whether it was written completely.
    static func write(_ line: Data) -> Bool {
        line.withUnsafeBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                rest = rest.dropFirst(count)
            }
            return true
        }
    }
}

extension Slice<UnsafeRawBufferPointer> {
    fileprivate var baseAddress: UnsafeRawPointer? {
        UnsafeRawBufferPointer(rebasing: self).baseAddress
    }
}
