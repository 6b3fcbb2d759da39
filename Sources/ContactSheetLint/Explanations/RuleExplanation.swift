import ContactSheetDevices
import ContactSheetPreviews
import Foundation
import InterfaceBuilder
import InterfaceEditing

/// The page of a rule: what it finds, why that matters, and two documents as examples.
@MainActor public struct RuleExplanation {
    public let rule: LayoutRule
    /// What happens to users, in one or several sentences.
    public let reason: String
    /// How to resolve such issues, in one or several sentences.
    public let fix: String
    /// A document with an issue of this rule.
    public let bad: Example
    /// The same document without issues.
    public let good: Example

    /// A document that a rule's page shows.
    public struct Example: Sendable {
        /// What distinguishes the document from the other one.
        public let caption: String
        /// The slug of the device that the page shows, and whether it is in landscape orientation.
        public let device: String
        public let isLandscape: Bool
        /// The document, in the format of Interface Builder.
        public let xml: String

        init(
            _ variant: Variant, on device: String, landscape: Bool
        ) {
            caption = variant.caption
            self.device = device
            isLandscape = landscape
            xml =
                ExampleDocument(
                    views: variant.views, constraints: variant.constraints,
                    hasBackground: variant.hasBackground
                ).xml
        }
    }

    init(
        _ id: String, _ reason: String, fix: String, on device: String = "iphone-se-3",
        landscape: Bool = false, bad: Variant, good: Variant
    ) {
        guard let rule = LayoutRules.all.first(where: { $0.id == id }) else {
            preconditionFailure("no rule \(id)")
        }
        self.rule = rule
        self.reason = reason
        self.fix = fix
        self.bad = Example(bad, on: device, landscape: landscape)
        self.good = Example(good, on: device, landscape: landscape)
    }

    /// The views and constraints of an example.
    struct Variant {
        let caption: String
        let views: [String]
        let constraints: [String]
        /// Whether the root view has a background color.
        let hasBackground: Bool

        init(
            _ caption: String, _ views: [String], _ constraints: [String],
            hasBackground: Bool = true
        ) {
            self.caption = caption
            self.views = views
            self.constraints = constraints
            self.hasBackground = hasBackground
        }
    }

    /// The explanations of all rules, in the order of `LayoutRules.all`.
    public static var all: [RuleExplanation] {
        let known = Dictionary(
            (constraintRules + textRules + placementRules).map { ($0.rule.id, $0) }
        ) { first, _ in first }
        return LayoutRules.all.compactMap { known[$0.id] }
    }
}

extension RuleExplanation.Example {
    /// The screen on which the page shows the example.
    public var configuration: Configuration {
        let found = Configuration.all(
            Device.named([device]), orientations: [isLandscape ? .landscapeLeft : .portrait])
        guard let configuration = found.first else { preconditionFailure("no device \(device)") }
        return configuration
    }

    /// Returns the example's only scene as a preview.
    ///
    /// - Parameter name: The name of the document.
    public func preview(named name: String) throws(DocumentError) -> Preview {
        let document = try Document(data: Data(xml.utf8), fileName: "\(name).storyboard")
        guard let scene = document.scenes.first else {
            preconditionFailure("the example has no scene")
        }
        let library = DocumentLibrary([document])
        let source = DocumentSource(
            scene, of: document, at: URL(fileURLWithPath: "\(name).storyboard"))
        var preview = Preview(name) { document.makeViewController(for: scene, in: library) }
        preview.sourceReader = { source }
        return preview
    }

    /// Returns the issues on the example's screen and on Interface Builder's canvas.
    ///
    /// - Parameters:
    ///   - rules: The IDs of the rules to check.
    ///   - configurations: The screens to check; by default, only the example's own.
    @MainActor public func issues(
        _ rules: Set<String>, in configurations: [Configuration]? = nil
    ) throws(DocumentError) -> [FoundIssue] {
        let inspection = LayoutInspection(
            previews: [try preview(named: "Example")],
            configurations: configurations ?? [configuration], rules: rules)
        return inspection().issues
    }
}
