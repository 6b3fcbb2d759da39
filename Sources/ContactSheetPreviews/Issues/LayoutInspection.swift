import ContactSheetDiagnostics
import Foundation
import InterfaceBuilder
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
        var canvas = CanvasIssues()
        var issues: [FoundIssue] = []
        var failures: [Failure] = []
        for preview in previews {
            var found = PreviewIssues(preview)
            let onCanvas = canvas.issues(of: preview)
            found.addCanvas(onCanvas.filter { rules.contains($0.rule.id) })
            let ambiguous = onCanvas.filter {
                $0.rule == MissingConstraints.rule && $0.severity == .error
            }
            let screens = screens(of: preview)
            for configuration in screens {
                do {
                    found.add(
                        try preview.inspect(configuration, rules, Set(ambiguous.map(\.subject))),
                        in: configuration)
                } catch {
                    failures.append(
                        Failure(
                            preview: preview.name, configuration: configuration.name,
                            error: "\(error)"))
                }
                advance()
            }
            issues += found.all(of: screens)
        }
        return (issues.withOneTally.withoutRepeats, failures)
    }

    /// Returns the configurations of a preview. A scene that is as large as an iPad's screen is
    /// checked on iPads only.
    private func screens(of preview: Preview) -> [Configuration] {
        let isForPads = preview.source?.surroundings.isForPads == true
        return PreviewRun(previews: [preview], configurations: configurations).schedule
            .flatMap(\.configurations)
            .filter { !isForPads || $0.group.devices.first?.idiom == .pad }
    }
}

extension Preview {
    /// Returns the issues on the screen of a configuration.
    @MainActor func inspect(
        _ configuration: Configuration, _ rules: Set<String>,
        _ ambiguousOnCanvas: Set<String> = []
    ) throws -> [LayoutIssue] {
        try show(configuration) { window in
            window.layoutIfNeeded()
            let surroundings = source?.surroundings ?? SceneSurroundings()
            window.fitSelfSizingViews()
            guard var screen = InspectedScreen(window, surroundings) else { return [] }
            screen.ambiguousOnCanvas = ambiguousOnCanvas
            return ReportCache.scoped {
                LayoutRules.screenRules.filter { rules.contains($0.rule.id) }
                    .flatMap { $0.issues(on: screen) }
            }
        }
    }
}

/// The issues on Interface Builder's canvas, determined once per document.
@MainActor private struct CanvasIssues {
    private var path: String?
    private var known: [(scene: String, issues: [LayoutIssue])] = []

    mutating func issues(of preview: Preview) -> [LayoutIssue] {
        guard let source = preview.source else { return [] }
        if path != source.path {
            path = source.path
            known = DiagnosticLog.collecting { source.document.canvasIssues() }.0
        }
        return known.filter { $0.scene == source.scene.id }.flatMap(\.issues)
    }
}
