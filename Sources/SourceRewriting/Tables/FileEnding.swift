/// The declarations at the end of a rewritten file.
struct FileEnding {
    let number: Int
    let tables: [ClassTables.Table]
    let previews: Int
    /// Defaults of optional requirements.
    let declarations: [String]

    /// The function that registers the classes, or `nil` if there are none.
    var registration: String? { tables.isEmpty ? nil : "_registerClasses\(number)" }

    /// The constant with the file's previews, or `nil` if there are none.
    var previewList: String? { previews == 0 ? nil : "_previews\(number)" }

    var text: String {
        var parts = declarations
        parts += tables.enumerated().map { text(of: $1, function: function($0)) }
        if let registration {
            let calls = tables.enumerated().map { "    \($1.type).\(function($0))()\n" }
            parts.append("@MainActor func \(registration)() {\n\(calls.joined())}")
        }
        if let previewList {
            let names = (1...previews).map { PreviewRule.constant($0, of: number) }
            parts.append(
                "@MainActor var \(previewList): [DeclaredPreview] { [\(names.joined(separator: ", "))] }"
            )
        }
        return parts.isEmpty ? "" : parts.joined(separator: "\n") + "\n"
    }

    private func function(_ table: Int) -> String { "_registerClass\(number)_\(table)" }

    /// A method of the class, so that private members are visible.
    private func text(of table: ClassTables.Table, function: String) -> String {
        let entries = table.entries.map { "            \($0)\n" }.joined()
        return """
            extension \(table.type) {
                @MainActor fileprivate static func \(function)() {
                    ClassTable.register(\(table.type).self, named: "\(table.name)", in: "\(table.module)") { \
            \(table.entries.isEmpty ? "_ in }\n" : "table in\n\(entries)        }\n")\
                }
            }
            """
    }
}
