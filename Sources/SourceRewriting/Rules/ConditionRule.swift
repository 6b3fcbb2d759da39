import SwiftIfConfig
import SwiftSyntax

/// Replaces conditions of `#if` that choose another clause on Linux than for iOS with `true` and
/// `false`.
struct ConditionRule: RewritingRule {
    let kinds: Set<SyntaxKind> = [.ifConfigDecl]

    func apply(to node: Syntax, in context: inout RuleContext) {
        guard let block = node.as(IfConfigDeclSyntax.self) else { return }
        let chosen = block.activeClause(in: CompilationConditions(context.module, .iOS)).clause
        let other = block.activeClause(in: CompilationConditions(context.module, .linux)).clause
        guard chosen?.id != other?.id else { return }
        context.count(.conditions)
        for clause in block.clauses {
            guard let condition = clause.condition else { return }
            context.replace(condition, with: clause.id == chosen?.id ? "true" : "false")
            if clause.id == chosen?.id { return }
        }
    }
}
