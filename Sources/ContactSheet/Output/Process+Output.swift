import AtomicFiles
import Foundation

extension Process {
    /// Runs the process.
    ///
    /// - Parameters:
    ///   - includesErrors: Whether what it writes to standard error is part of the output.
    ///   - input: What it reads from standard input, or `nil` for nothing.
    ///   - read: Called for each part of the output.
    /// - Returns: The exit status, and what it wrote to standard output and standard error.
    package func output(
        includesErrors: Bool = true, from input: FileHandle? = nil,
        read: @escaping @Sendable (Data) -> Void = { _ in }
    ) async throws -> (status: Int32, text: String) {
        let pipe = try Process.startAlone {
            let pipe = Pipe()
            standardOutput = pipe
            standardError = includesErrors ? pipe : FileHandle.nullDevice
            standardInput = input ?? FileHandle.nullDevice
            try run()
            return pipe
        }
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
