import Foundation
import Previews

/// Says in which of the configurations something is so.
struct ConfigurationWords {
    private let all: [String: Int]
    private let total: Int

    /// - Parameter configurations: all that were looked at.
    init(among configurations: [Configuration]) {
        all = Dictionary(
            configurations.map { (Self.circumstance($0), $0.group.devices.count) },
            uniquingKeysWith: +)
        total = configurations.count
    }

    /// `portrait on iPhone X and iPhone XS, landscape on 12 devices`; on how many screens of
    /// Interface Builder's canvas nothing is said but that it is so there.
    func text(for issue: FoundIssue) -> String {
        guard !issue.configurations.isEmpty else { return "on Interface Builder's canvas" }
        if issue.configurations.count == total, total > 1 { return "on every screen" }
        return circumstances(of: issue).map { words, devices in
            "\(words) on \(text(for: devices, in: words))"
        }.joined(separator: ", ")
    }

    private func circumstances(of issue: FoundIssue) -> [(String, [String])] {
        var found: [(words: String, devices: [String])] = []
        for configuration in issue.configurations {
            let words = Self.circumstance(configuration)
            if let index = found.firstIndex(where: { $0.words == words }) {
                found[index].devices += configuration.group.names
            } else {
                found.append((words, configuration.group.names))
            }
        }
        return found.map { ($0.words, $0.devices) }
    }

    private func text(for devices: [String], in circumstance: String) -> String {
        if devices.count <= 2 { return devices.joined(separator: " and ") }
        let isEvery = devices.count == all[circumstance]
        return "\(isEvery ? "all " : "")\(devices.count) devices"
    }

    /// `landscape, dark`.
    private static func circumstance(_ configuration: Configuration) -> String {
        let orientation =
            configuration.orientation == .landscapeLeft
            ? "landscape" : configuration.orientation.rawValue
        return ([orientation] + configuration.variant.words).joined(separator: ", ")
    }
}
