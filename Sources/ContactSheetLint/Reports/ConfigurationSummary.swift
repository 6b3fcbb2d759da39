import ContactSheetPreviews
import Foundation

/// Describes the configurations in which an issue occurs.
struct ConfigurationSummary {
    private let all: [Configuration]

    /// Creates a summary.
    ///
    /// - Parameter configurations: All configurations of the run.
    init(among configurations: [Configuration]) {
        all = configurations
    }

    /// Returns the description of an issue's configurations, such as:
    ///
    ///     portrait on iPhone X and iPhone XS, landscape on 12 devices
    func text(for issue: FoundIssue) -> String {
        guard !issue.configurations.isEmpty else {
            return "on Interface Builder's canvas" + (issue.canvas.map { " (\($0))" } ?? "")
        }
        let checked = issue.checked.isEmpty ? all : issue.checked
        if issue.configurations.count == checked.count, checked.count > 1 {
            return "on every screen"
        }
        let counts = Dictionary(
            checked.map { (Self.circumstance($0), $0.group.devices.count) }, uniquingKeysWith: +)
        var parts: [(circumstances: [String], devices: [String])] = []
        for (circumstance, devices) in circumstances(of: issue) {
            if let index = parts.firstIndex(where: { $0.devices == devices }) {
                parts[index].circumstances.append(circumstance)
            } else {
                parts.append(([circumstance], devices))
            }
        }
        return parts.map { part in
            part.circumstances.joined(separator: " and ") + " on "
                + text(for: part.devices, in: part.circumstances, counts)
        }.joined(separator: ", ")
    }

    private func circumstances(of issue: FoundIssue) -> [(String, [String])] {
        var found: [(circumstance: String, devices: [String])] = []
        for configuration in issue.configurations {
            let circumstance = Self.circumstance(configuration)
            if let index = found.firstIndex(where: { $0.circumstance == circumstance }) {
                found[index].devices += configuration.group.names
            } else {
                found.append((circumstance, configuration.group.names))
            }
        }
        return found.map { ($0.circumstance, $0.devices) }
    }

    private func text(
        for devices: [String], in circumstances: [String], _ counts: [String: Int]
    ) -> String {
        if devices.count <= 2 { return devices.joined(separator: " and ") }
        let isEvery = circumstances.allSatisfy { counts[$0] == devices.count }
        return "\(isEvery ? "all " : "")\(devices.count) devices"
    }

    /// Returns the orientation and settings, such as `landscape` or `landscape (dark, rtl)`.
    private static func circumstance(_ configuration: Configuration) -> String {
        let orientation =
            configuration.orientation == .landscapeLeft
            ? "landscape" : configuration.orientation.rawValue
        let settings = configuration.variant.nameComponents
        return settings.isEmpty
            ? orientation : "\(orientation) (\(settings.joined(separator: ", ")))"
    }
}
