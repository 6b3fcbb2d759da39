import Foundation
import InterfaceEditing
import UIKit

/// Texts that don't follow the preferred text size.
enum FixedTextSize: ScreenRule {
    static let rule = LayoutRule(
        "fixed-text-size", .note, "Text doesn't scale with the preferred text size (Dynamic Type).")

    static func issues(on screen: InspectedScreen) -> [LayoutIssue] {
        let texts = screen.views.compactMap { view in
            view.isText ? (view as? UILabel).map { (view, $0) } : nil
        }
        let fixed = texts.filter { !$0.1.adjustsFontForContentSizeCategory }
        guard let first = fixed.first?.0 else { return [] }
        let tally = LayoutIssue.Tally(
            affected: fixed.count, all: texts.count,
            plural: "labels don't scale with the preferred text size")
        var issue = LayoutIssue(
            rule, tally.message, view: "", subject: "labels", line: first.nearestDocumentLine,
            hint: "Use a text style, and set adjustsFontForContentSizeCategory.")
        issue.tally = tally
        return [issue]
    }
}
