import ContactSheetPreviews
import Escaping
import Foundation

/// An HTML page that explains rules, with the rendered examples.
@MainActor package enum RulePage {
    package static func html(_ explanations: [RuleExplanation]) throws -> String {
        let title = explanations.count == 1 ? explanations[0].rule.id : "Rules of lint"
        let links =
            explanations.count == 1
            ? ""
            : "<ul>\(explanations.map { link(to: $0.rule.id) }.joined())</ul>\n"
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(text(title))</title>
            <style>
            \(style)
            </style>
            </head>
            <body>
            \(links)\(try explanations.map { try section($0) }.joined(separator: "\n"))
            </body>
            </html>

            """
    }

    private static let style = """
        :root { color-scheme: light dark; }
        body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
        section { margin-bottom: 4rem; }
        .examples { display: flex; flex-wrap: wrap; gap: 2rem; align-items: flex-start; }
        figure { margin: 0; flex: 1 1 18rem; max-width: 28rem; }
        img { max-width: 100%; max-height: 30rem; border: 1px solid gray; }
        figcaption { margin-bottom: 0.5rem; }
        pre { overflow-x: auto; font-size: 0.8rem; }
        """

    private static func link(to id: String) -> String {
        "<li><a href=\"#\(attribute(id))\">\(text(id))</a></li>"
    }

    private static func section(_ explanation: RuleExplanation) throws -> String {
        let rule = explanation.rule
        let optional = rule.isOptional ? ", optional" : ""
        return """
            <section id="\(attribute(rule.id))">
            <h1>\(text(rule.id))</h1>
            <p>\(text(rule.summary)) (\(rule.severity.rawValue)\(optional))</p>
            <p>\(text(explanation.reason))</p>
            <p>\(text(explanation.fix))</p>
            <div class="examples">
            \(try figure("Bad", explanation.bad, rule.id))
            \(try figure("Good", explanation.good, rule.id))
            </div>
            </section>
            """
    }

    private static func figure(
        _ name: String, _ example: RuleExplanation.Example, _ rule: String
    ) throws -> String {
        let issues = try example.issues([rule]).map {
            "\($0.severity.rawValue): \($0.issue.message)"
        }
        let messages = issues.isEmpty ? ["No issues"] : issues
        let list = messages.map { "<p><code>\(text($0))</code></p>" }.joined()
        let recording = try example.preview(named: "Example").record(example.configuration)
        let image = Data(try recording.list.paint(.svg, scale: 1)).base64EncodedString()
        return """
            <figure>
            <figcaption><strong>\(name):</strong> \(text(example.caption))\(list)</figcaption>
            <img alt="\(attribute("\(name) example: \(example.caption)"))" \
            src="data:image/svg+xml;base64,\(image)">
            <details><summary>Document</summary><pre>\(text(example.xml))</pre></details>
            </figure>
            """
    }

    private static func text(_ text: String) -> String { Markup.escaped(text, in: .content) }

    private static func attribute(_ text: String) -> String {
        Markup.escaped(text, in: .attribute)
    }
}
