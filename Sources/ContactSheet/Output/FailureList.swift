/// The errors of snapshots that couldn't be rendered. Each error of a preview is listed once, with
/// the first configuration in which it occurred and the number of others.
struct FailureList {
    private struct Failure: Hashable {
        let preview: String
        let error: String
    }

    private var failures: [Failure] = []
    private var places: [Failure: (first: String, count: Int)] = [:]

    mutating func add(preview: String, configuration: String, error: String) {
        let failure = Failure(preview: preview, error: error)
        if places[failure] == nil { failures.append(failure) }
        places[failure, default: (configuration, 0)].count += 1
    }

    mutating func add(_ entry: Manifest.Entry) {
        guard let error = entry.error else { return }
        add(
            preview: entry.preview, configuration: "\(entry.devices[0]), \(entry.orientation)",
            error: error)
    }

    /// The messages, such as:
    ///
    ///     error: Main/Login on iphone-1, portrait, and 11 more configurations: no view “Save”
    var lines: [String] {
        failures.map { failure in
            let (first, count) = places[failure] ?? ("", 1)
            let others =
                switch count - 1 {
                case 0: ""
                case 1: ", and 1 more configuration"
                case let more: ", and \(more) more configurations"
                }
            return "error: \(failure.preview) on \(first)\(others): \(failure.error)"
        }
    }
}
