import ContactSheetDiagnostics
import InterfaceEditing

/// The issues on Interface Builder's canvas, determined once per document.
@MainActor struct CanvasIssues {
    private var path: String?
    private var known: [(scene: String, issues: [LayoutIssue])] = []

    /// Returns the issues of a preview; none for previews in code.
    mutating func issues(of preview: Preview) -> [LayoutIssue] {
        guard let source = preview.source else { return [] }
        if path != source.path {
            path = source.path
            known = DiagnosticLog.collecting { source.document.canvasIssues() }.0
        }
        return known.filter { $0.scene == source.scene.id }.flatMap(\.issues)
    }

    mutating func context(of preview: Preview) -> InspectionContext {
        let ambiguous = issues(of: preview).filter {
            $0.rule == MissingConstraints.rule && $0.severity == .error
        }
        return InspectionContext(
            surroundings: preview.source?.surroundings ?? SceneSurroundings(),
            ambiguousOnCanvas: Set(ambiguous.map(\.subject)))
    }

    /// Combines the issues on the canvas with those that were found on screens.
    ///
    /// - Parameter screens: All screens on which the preview was checked.
    mutating func combined(
        _ found: [(Configuration, [LayoutIssue])], of preview: Preview,
        on screens: [Configuration], _ rules: Set<String>
    ) -> [FoundIssue] {
        var all = PreviewIssues(preview)
        all.addCanvas(issues(of: preview).filter { rules.contains($0.rule.id) })
        for (configuration, issues) in found { all.add(issues, in: configuration) }
        return all.all(of: screens)
    }
}
