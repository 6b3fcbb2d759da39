import ContactSheetDiagnostics
import ContactSheetPreviews
import InterfaceEditing
import UIKit

/// Checks screens by rules. The issues on Interface Builder's canvas are determined once per document.
@MainActor package struct RuleInspector: ScreenInspector {
    /// The IDs of the rules.
    private let rules: Set<String>
    private var path: String?
    private var known: [(scene: String, issues: [LayoutIssue])] = []

    package init(rules: Set<String> = LayoutRules.standard) { self.rules = rules }

    package mutating func issues(on window: UIWindow, of preview: Preview) -> [LayoutIssue] {
        window.layoutIssues(rules, context(of: preview))
    }

    package mutating func canvasIssues(of preview: Preview) -> [LayoutIssue] {
        allCanvasIssues(of: preview).filter { rules.contains($0.rule.id) }
    }

    private mutating func allCanvasIssues(of preview: Preview) -> [LayoutIssue] {
        guard let source = preview.source else { return [] }
        if path != source.path {
            path = source.path
            known = DiagnosticLog.collecting { source.document.canvasIssues() }.0
        }
        return known.filter { $0.scene == source.scene.id }.flatMap(\.issues)
    }

    mutating func context(of preview: Preview) -> InspectionContext {
        let ambiguous = allCanvasIssues(of: preview).filter {
            $0.rule == MissingConstraints.rule && $0.severity == .error
        }
        return InspectionContext(
            surroundings: preview.source?.surroundings ?? SceneSurroundings(),
            ambiguousOnCanvas: Set(ambiguous.map(\.subject)))
    }
}
