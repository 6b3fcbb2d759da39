import ContactSheetDiagnostics
import ContactSheetPreviews
import Foundation
import InterfaceEditing
import UIKit

/// Checks every preview in every configuration for issues.
public struct LayoutInspection: Sendable {
    public var previews: [Preview]
    public var configurations: [Configuration]
    /// The IDs of the rules to check.
    public var rules: Set<String>

    @MainActor public init(
        previews: [Preview], configurations: [Configuration], rules: Set<String>? = nil
    ) {
        self.previews = previews
        self.configurations = configurations
        self.rules = rules ?? LayoutRules.standard
    }

    /// The number of screens to lay out.
    public var count: Int { previews.reduce(0) { $0 + screens(of: $1).count } }

    /// A screen that couldn't be laid out.
    public struct Failure: Sendable, Hashable {
        public let preview: String
        /// The configuration's name.
        public let configuration: String
        public let error: String
    }

    /// Returns the issues of each preview, beginning with those of Interface Builder's canvas, and
    /// the screens that couldn't be laid out.
    @MainActor public func callAsFunction(
        advance: () -> Void = {}
    ) -> (issues: [FoundIssue], failures: [Failure]) {
        var inspector = RuleInspector(rules: rules)
        var issues: [FoundIssue] = []
        var failures: [Failure] = []
        for preview in previews {
            let screens = screens(of: preview)
            var found = PreviewFindings()
            found.canvas = inspector.canvasIssues(of: preview)
            for configuration in screens {
                do {
                    let context = inspector.context(of: preview)
                    found.screens.append(
                        (configuration, try preview.inspect(configuration, rules, context)))
                } catch {
                    failures.append(
                        Failure(
                            preview: preview.name, configuration: configuration.name,
                            error: "\(error)"))
                }
                advance()
            }
            issues += PreviewIssues.combined(found, of: preview, on: screens)
        }
        return (issues.withOneTally.withoutRepeats, failures)
    }

    /// The run that inspects the same screens, for other processes.
    @MainActor package var run: PreviewRun {
        var run = PreviewRun(previews: previews, configurations: configurations)
        run.only = Set(
            previews.flatMap { preview in screens(of: preview).map { SnapshotID(preview, $0) } })
        return run
    }

    /// Returns the issues that ``run`` has found, as an inspection in this process returns them.
    ///
    /// - Parameter found: The issues by the preview's name, in the order of the run.
    @MainActor package func combined(
        _ found: [String: PreviewFindings]
    ) -> [FoundIssue] {
        let issues = previews.flatMap { preview in
            PreviewIssues.combined(
                found[preview.name] ?? PreviewFindings(), of: preview, on: screens(of: preview))
        }
        return issues.withOneTally.withoutRepeats
    }

    private func screens(of preview: Preview) -> [Configuration] {
        PreviewRun(previews: [preview], configurations: configurations).schedule
            .flatMap(\.configurations).filter(preview.isChecked)
    }

    /// Combines the issues of screens that were inspected while they were recorded, as `lint` does,
    /// with those of Interface Builder's canvas.
    @MainActor package static func combined(
        _ all: [(preview: Preview, found: PreviewFindings)]
    ) -> [FoundIssue] {
        all.flatMap { preview, found in
            var checked = found
            checked.screens.removeAll { !preview.isChecked(in: $0.0) }
            return PreviewIssues.combined(checked, of: preview, on: checked.screens.map(\.0))
        }
    }
}

extension Preview {
    /// Whether the layout is checked in a configuration. A scene that is as large as an iPad's screen
    /// is checked on iPads only.
    fileprivate func isChecked(in configuration: Configuration) -> Bool {
        source?.surroundings.isForPads != true || configuration.group.devices.first?.idiom == .pad
    }
}

extension Preview {
    /// Returns the issues on the screen of a configuration.
    @MainActor func inspect(
        _ configuration: Configuration, _ rules: Set<String>,
        _ context: InspectionContext = InspectionContext()
    ) throws -> [LayoutIssue] {
        try show(configuration) { $0.layoutIssues(rules, context) }
    }
}
