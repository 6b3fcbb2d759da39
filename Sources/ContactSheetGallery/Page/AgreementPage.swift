import Escaping
import Foundation

/// A page with the pairs of two folders of images side by side, and a table of what differs.
public struct AgreementPage {
    /// The images of one snapshot, with paths relative to the page.
    public struct Entry {
        let name: String
        /// What differs, such as "shifts 3 px"; empty if the images are the same.
        let causes: [String]
        let expected: String
        let actual: String

        public init(name: String, causes: [String], expected: String, actual: String) {
            (self.name, self.causes, self.expected, self.actual) = (name, causes, expected, actual)
        }
    }

    private let generator: String
    private let titles: (expected: String, actual: String)
    private let rows: [[String]]
    private let same: Int
    private let entries: [Entry]
    private let styles: String

    /// Creates the page.
    ///
    /// - Parameters:
    ///   - titles: The names of both folders.
    ///   - rows: The cells of the table: cause, images, median, and greatest offset.
    ///   - same: The number of pairs that are the same.
    public init(
        generator: String, titles: (expected: String, actual: String), rows: [[String]], same: Int,
        entries: [Entry]
    ) throws {
        self.generator = generator
        self.titles = titles
        self.rows = rows
        self.same = same
        self.entries = entries
        styles = String(decoding: try Templates().files["base.css"] ?? Data(), as: UTF8.self)
    }

    /// Returns the page as HTML. It has no scripts, and follows the system's light or dark appearance.
    public func html() -> String {
        """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="generator" content="\(text(generator))">
        <title>References of \(text(titles.expected)) and \(text(titles.actual))</title>
        <style>
        \(styles.replacing("</", with: "<\\/"))
        \(Self.layout)
        </style>
        </head>
        <body>
        <main>
        <h1>How far the images agree</h1>
        <p class="quiet">\(entries.count) \(entries.count == 1 ? "pair" : "pairs"), of which \(same) \(same == 1 ? "is" : "are") the same</p>
        \(table)
        \(entries.sorted { !$0.causes.isEmpty && $1.causes.isEmpty }.map(section).joined(separator: "\n"))
        </main>
        </body>
        </html>

        """
    }

    private var table: String {
        guard !rows.isEmpty else { return "" }
        let body = rows.map { row in
            "<tr><th scope=\"row\">\(text(row[0]))</th>"
                + row.dropFirst().map { "<td>\(text($0))</td>" }.joined() + "</tr>"
        }.joined(separator: "\n")
        return """
            <table>
            <thead><tr><th scope="col">Cause</th><th scope="col">Images</th>\
            <th scope="col">Median</th><th scope="col">Greatest</th></tr></thead>
            <tbody>
            \(body)
            </tbody>
            </table>
            """
    }

    private func section(_ entry: Entry) -> String {
        let causes = entry.causes.isEmpty ? "the same" : entry.causes.joined(separator: ", ")
        return """
            <section>
            <h2>\(text(entry.name))</h2>
            <p class="\(entry.causes.isEmpty ? "same" : "changed")">\(text(causes))</p>
            <div class="pair">
            \(figure(entry.expected, titles.expected))
            \(figure(entry.actual, titles.actual))
            </div>
            </section>
            """
    }

    private func figure(_ path: String, _ title: String) -> String {
        """
        <figure><figcaption>\(text(title))</figcaption>\
        <a href="\(text(path))"><img src="\(text(path))" alt="\(text(title))" loading="lazy"></a></figure>
        """
    }

    private func text(_ text: String) -> String { Markup.escaped(text, in: .attribute) }

    private static let layout = """
        main { max-width: 1080px; margin: 0 auto; padding: 24px 16px 64px; }
        h1 { font-size: 20px; }
        h2 { overflow-wrap: anywhere; }
        table { margin: 16px 0 8px; border-collapse: collapse; }
        th, td { padding: 4px 16px 4px 0; text-align: right; border-bottom: 1px solid var(--line); }
        th:first-child { text-align: left; }
        section { margin-top: 24px; padding-top: 16px; border-top: 1px solid var(--line); }
        .same { color: var(--same); }
        .changed { color: var(--changed); }
        .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; margin-top: 8px; }
        figure { min-width: 0; }
        figcaption { color: var(--quiet); overflow-wrap: anywhere; }
        figure img { display: block; max-width: 100%; max-height: 80vh; margin-top: 4px; border: 1px solid var(--edge); border-radius: 6px; background: var(--stage); }
        """
}
