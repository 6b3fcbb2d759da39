import Foundation

extension Process {
    /// Runs the process.
    ///
    /// - Parameter read: Called for each part of the output.
    /// - Returns: The exit status, and what it wrote to standard output and standard error.
    package func output(
        read: @escaping @Sendable (Data) -> Void = { _ in }
    ) async throws -> (status: Int32, text: String) {
        let pipe = Pipe()
        standardOutput = pipe
        standardError = pipe
        standardInput = FileHandle.nullDevice
        try run()
        let text = await Task.detached {
            var bytes = Data()
            while case let part = pipe.fileHandleForReading.availableData, !part.isEmpty {
                bytes += part
                read(part)
            }
            return String(decoding: bytes, as: UTF8.self)
        }.value
        waitUntilExit()
        return (terminationStatus, text)
    }
}
