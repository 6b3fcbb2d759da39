import SwiftSyntax

/// Replaces `#available(iOS 15, *)` with `UIDevice.runs(15)`, so that code follows the simulated device.
/// On Linux, `*` is always available.
struct AvailabilityRule: RewritingRule {
    let kinds: Set<SyntaxKind> = [.availabilityCondition]
    private let platforms: Set<String> = ["iOS", "iOSApplicationExtension"]

    func apply(to node: Syntax, in context: inout RuleContext) {
        guard let condition = node.as(AvailabilityConditionSyntax.self),
            let version = condition.availabilityArguments.lazy.compactMap(version).first
        else { return }
        let isUnavailable = condition.availabilityKeyword.tokenKind == .poundUnavailable
        context.replace(condition, with: "\(isUnavailable ? "!" : "")UIDevice.runs(\(version))")
        context.imports.namesUIKit = true
        context.count(.availability)
    }

    /// Returns the numbers of an iOS version, separated by commas.
    private func version(_ argument: AvailabilityArgumentSyntax) -> String? {
        guard case .availabilityVersionRestriction(let restriction) = argument.argument,
            platforms.contains(restriction.platform.text), let version = restriction.version
        else { return nil }
        return version.trimmedDescription.split(separator: ".").joined(separator: ", ")
    }
}
