import ArgumentParser
import ContactSheetPreviews
import Foundation

/// The processes of a command, and their limits.
struct WorkerOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The number of processes; by default, as many as cores for long runs",
            valueName: "number"))
    var workers: WorkerCount?

    @Option(
        help: ArgumentHelp(
            "The maximum duration of a snapshot in seconds, after which it fails",
            valueName: "seconds"))
    var timeout: TimeLimit = 30

    @Option(
        help: ArgumentHelp(
            "The maximum memory of a process in MB; a snapshot that exceeds it fails",
            valueName: "size"))
    var memoryLimit: MemoryLimit = 4096

    var limits: ProcessLimits {
        ProcessLimits(seconds: timeout.seconds, memory: memoryLimit.bytes)
    }
}

/// A number of processes.
struct WorkerCount: OptionValue {
    let number: Int

    init(option text: String) throws(OptionError) {
        guard let number = Int(text), (1...256).contains(number) else {
            throw OptionError("expected a whole number from 1 to 256")
        }
        self.number = number
    }
}

extension WorkerOptions {
    /// Reading documents in another process is worth it from this number of snapshots on.
    private static let snapshotsPerProcess = 50

    /// Returns the executor of a command.
    ///
    /// Previews in code are always rendered by other processes, because their code may end a process.
    /// Documents are rendered by this one if there are only a few.
    ///
    /// - Parameter count: The number of snapshots.
    @MainActor func executor(for previews: ChosenPreviews, count: Int) -> any Executor {
        let command = CommandInput.current
        guard let executable = command.workers else {
            return LocalExecutor(source: PreviewSource(previews.all))
        }
        let cores = ProcessInfo.processInfo.activeProcessorCount
        let processes = workers?.number ?? min(cores, count / Self.snapshotsPerProcess)
        if workers == nil, processes < 2, command.readsDocuments, !CrashRestart.hasHappened {
            return LocalExecutor(
                source: PreviewSource(previews.all), restart: CrashRestart(limits: limits))
        }
        let setup = WorkerSetup(executable: executable, input: previews.input, limits: limits)
        return WorkerExecutor(setup, count: min(processes, max(count, 1)))
    }
}
