import Foundation

/// How a worker is started, and its first message.
struct WorkerSetup: Sendable {
    let executable: WorkerExecutable
    let input: RenderInput
    let limits: ProcessLimits

    /// The first line that a worker gets.
    struct Message: Codable {
        let input: RenderInput
        let limits: ProcessLimits
    }

    var message: Message { Message(input: input, limits: limits) }
}

/// An executable whose workers render the previews of a command.
struct WorkerExecutable: Sendable {
    let url: URL
    var environment: [String: String] = [:]
    /// The home directories of the workers, or `nil` for the user's.
    var homes: ApplicationHomes?

    /// The executable of this process.
    static let current = WorkerExecutable(url: URL(fileURLWithPath: "/proc/self/exe"))
}
