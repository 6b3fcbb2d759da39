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
        self.rules = rules ?? Set(LayoutRules.all.map(\.id))
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
        var canvas = CanvasIssues(rules: rules)
        var issues: [FoundIssue] = []
        var failures: [Failure] = []
        for preview in previews {
            var found = PreviewIssues(preview)
            found.addCanvas(canvas.issues(of: preview))
            let screens = screens(of: preview)
            for configuration in screens {
                do {
                    found.add(try preview.inspect(configuration, rules), in: configuration)
                } catch {
                    failures.append(
                        Failure(
                            preview: preview.name, configuration: configuration.name,
                            error: "\(error)"))
                }
                advance()
            }
            issues += found.all(of: screens.count)
        }
        return (issues, failures)
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
        _ configuration: Configuration, _ rules: Set<String>
    ) throws -> [LayoutIssue] {
        try show(configuration) { window in
            window.layoutIfNeeded()
            let surroundings = source?.surroundings ?? SceneSurroundings()
            guard let screen = InspectedScreen(window, surroundings) else { return [] }
            return ReportCache.scoped {
                LayoutRules.screenRules.filter { rules.contains($0.rule.id) }
                    .flatMap { $0.issues(on: screen) }
            }
        }
    }
}

/// The issues on Interface Builder's canvas, determined once per document.
@MainActor private struct CanvasIssues {
    let rules: Set<String>
    private var path: String?
    private var known: [(scene: String, issues: [LayoutIssue])] = []

    init(rules: Set<String>) { self.rules = rules }

    mutating func issues(of preview: Preview) -> [LayoutIssue] {
        guard let source = preview.source else { return [] }
        if path != source.path {
            path = source.path
            known = DiagnosticLog.collecting { source.document.canvasIssues() }.0
        }
        return known.filter { $0.scene == source.scene.id }.flatMap(\.issues)
            .filter { rules.contains($0.rule.id) }
    }
}

/// The issues of one preview. An issue that occurs in several configurations is listed once.
private struct PreviewIssues {
    private let preview: Preview
    private var found: [FoundIssue] = []
    private var places: [String: Int] = [:]

    init(_ preview: Preview) { self.preview = preview }

    mutating func addCanvas(_ issues: [LayoutIssue]) {
        for issue in issues { found[place(of: issue)].isOnCanvas = true }
    }

    mutating func add(_ issues: [LayoutIssue], in configuration: Configuration) {
        for issue in issues {
            let place = place(of: issue)
            guard found[place].configurations.last != configuration else { continue }
            if found[place].configurations.isEmpty { found[place].replaceCanvas(with: issue) }
            found[place].configurations.append(configuration)
        }
    }

    private mutating func place(of issue: LayoutIssue) -> Int {
        let new = FoundIssue(issue, of: preview)
        if let place = places[new.fingerprint] { return place }
        places[new.fingerprint] = found.count
        found.append(new)
        return found.count - 1
    }

    /// Returns the issues by line of the document. Issues that occur on all of several screens are
    /// omitted if their rule treats them as intended.
    @MainActor func all(of screens: Int) -> [FoundIssue] {
        let meant = Set(
            LayoutRules.screenRules.filter { $0.isMeantWhereEverywhere }.map { $0.rule.id })
        let reported = found.filter {
            screens < 2 || $0.configurations.count < screens || !meant.contains($0.issue.rule.id)
        }
        return reported.enumerated()
            .sorted {
                ($0.element.issue.line ?? 0, $0.offset) < ($1.element.issue.line ?? 0, $1.offset)
            }
            .map(\.element)
    }
}
