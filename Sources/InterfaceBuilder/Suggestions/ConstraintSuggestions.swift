@MainActor enum ConstraintSuggestions {
    static func apply(
        _ original: EditableDocument, _ targets: FixTargets
    ) throws(FixError) -> FixChange { FixChange(document: original, notes: []) }
}
