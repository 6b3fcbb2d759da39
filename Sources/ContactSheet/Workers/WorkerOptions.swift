import ArgumentParser
import ContactSheetPreviews

/// The processes of a command.
struct WorkerOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "The number of processes; by default, as many as cores for long runs",
            valueName: "number"))
    var workers: WorkerCount?

    /// Returns a run that is divided among the processes.
    @MainActor func run(
        _ run: PreviewRun, durations: [String: Double] = [:]
    ) -> WorkerRun {
        WorkerRun(run, processes: workers?.number, durations: durations)
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
