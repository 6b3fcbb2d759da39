import ContactSheetLint
import ContactSheetPreviews
import Foundation
import UIKit

/// The strategies for what a configuration shows.
struct ScreenStrategy: Sendable {
    private let config: ViewImageConfig
    private let traits: UITraitCollection
    private let isKeyWindow: Bool

    init(
        _ config: ViewImageConfig, size: CGSize? = nil,
        traits: UITraitCollection = UITraitCollection(), isKeyWindow: Bool = false
    ) {
        var config = config
        if let size { config.size = size }
        self.config = config
        self.traits = traits
        self.isKeyWindow = isKeyWindow
    }

    @MainActor private var stage: Stage {
        Stage(config: config, traits: traits, isKeyWindow: isKeyWindow)
    }

    // MARK: Controllers

    func image(
        _ precision: Float, _ perceptualPrecision: Float
    ) -> Snapshotting<UIViewController, UIImage> {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: nil
        ).pullback { controller in
            StrategyReport.imageOnMainActor {
                try stage.show(controller) {
                    try RecordedScreen($0, "\(type(of: controller))").image()
                }
            }
        }
    }

    func text(
        _ pathExtension: String = "txt",
        _ read: @escaping @MainActor @Sendable (UIViewController, UIWindow) throws -> String
    ) -> Snapshotting<UIViewController, String> {
        var strategy = SimplySnapshotting.lines.pullback { (controller: UIViewController) in
            StrategyReport.textOnMainActor {
                try stage.show(controller) { try read(controller, $0) }
            }
        }
        strategy.pathExtension = pathExtension
        return strategy
    }

    // MARK: Views

    func viewImage(
        _ precision: Float, _ perceptualPrecision: Float
    ) -> Snapshotting<UIView, UIImage> {
        SimplySnapshotting.image(
            precision: precision, perceptualPrecision: perceptualPrecision, scale: nil
        ).pullback { view in
            StrategyReport.imageOnMainActor {
                try stage.show(view) { try RecordedScreen($0, "\(type(of: view))").image() }
            }
        }
    }

    func viewText(
        _ pathExtension: String = "txt",
        _ read: @escaping @MainActor @Sendable (UIView, UIWindow) throws -> String
    ) -> Snapshotting<UIView, String> {
        var strategy = SimplySnapshotting.lines.pullback { (view: UIView) in
            StrategyReport.textOnMainActor { try stage.show(view) { try read(view, $0) } }
        }
        strategy.pathExtension = pathExtension
        return strategy
    }
}

/// The view tree of a window as text.
@MainActor enum LayoutText {
    static func of(_ window: UIWindow) -> String {
        window.layoutIfNeeded()
        let grid = PixelGrid(scale: UIScreen.main.scale)
        return ViewNode.recording(window, grid: grid).tree.outline.joined(separator: "\n")
    }
}

/// The layout issues of a window as text, with one paragraph per issue.
@MainActor enum IssueText {
    static func of(_ window: UIWindow) -> String {
        let issues = window.layoutIssues().map { issue in
            let place = issue.view.isEmpty ? "" : "\n    \(issue.view)"
            return "\(issue.severity.rawValue): \(issue.message) [\(issue.rule.id)]\(place)"
        }
        return issues.isEmpty ? "no issues" : issues.joined(separator: "\n")
    }
}

/// Texts with titles. Equal texts have one section with all titles; if all are equal, there are no
/// titles.
enum SectionText {
    static func of(_ sections: [(title: String, text: String)]) -> String {
        var titles: [String: [String]] = [:]
        var texts: [String] = []
        for section in sections {
            if titles[section.text] == nil { texts.append(section.text) }
            titles[section.text, default: []].append(section.title)
        }
        if texts.count == 1, let text = texts.first { return text }
        return texts.map { text in
            (titles[text] ?? []).joined(separator: "\n") + ":\n"
                + text.split(separator: "\n", omittingEmptySubsequences: false)
                .map { "  \($0)" }.joined(separator: "\n")
        }.joined(separator: "\n\n")
    }
}
