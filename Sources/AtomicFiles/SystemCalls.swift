import Foundation

/// System calls that report their error number and are repeated when a signal interrupts them.
enum SystemCalls {
    /// Returns the call's result, or the value of `errno` if it fails.
    static func retrying(_ call: () -> Int32) -> Result<Int32, SystemCallError> {
        while true {
            let result = call()
            if result >= 0 { return .success(result) }
            let code = errno
            if code != EINTR { return .failure(SystemCallError(code: code)) }
        }
    }

    /// Returns the error number of a call whose result isn't needed, or 0 if it succeeds.
    static func code(_ call: () -> Int32) -> Int32 {
        switch retrying(call) {
        case .success: 0
        case .failure(let error): error.code
        }
    }
}

struct SystemCallError: Error {
    let code: Int32
}

extension Int32 {
    /// Writes all bytes to this file descriptor, waiting if it is nonblocking.
    ///
    /// - Returns: The error number, or 0 if all bytes were written.
    public func writeAll(_ bytes: UnsafeRawBufferPointer) -> Int32 {
        var rest = bytes
        while !rest.isEmpty {
            let count = write(self, rest.baseAddress, rest.count)
            if count > 0 {
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            } else if count == 0 {
                return EIO
            } else if errno == EAGAIN {
                var state = pollfd(fd: self, events: Int16(POLLOUT), revents: 0)
                _ = poll(&state, 1, -1)
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
    }

    public func writeAll(_ bytes: some DataProtocol) -> Int32 {
        for region in bytes.regions {
            let code = region.withUnsafeBytes { writeAll($0) }
            if code != 0 { return code }
        }
        return 0
    }
}
