import Escaping
import Foundation
import SourceRewriting

/// The text of the file by which UIKit finds the classes, previews, and resources of a target.
struct TargetDeclarations {
    private let files: [RewrittenFile]
    private let resources: String

    init(_ files: [RewrittenFile], resources: String) {
        (self.files, self.resources) = (files, resources)
    }

    var text: String {
        let registrations = files.compactMap(\.registration).map { "\($0)()" }
        let previews = files.compactMap(\.previewList)
        var text = "import UIKit\n"
        text += entry("resources", "LinkedResources(folder: \(resources.literal))")
        if !registrations.isEmpty {
            let calls = registrations.map { "\n        \($0)" }.joined()
            text += entry("classes", "LinkedClasses {\(calls)\n    }")
        }
        if !previews.isEmpty {
            text += entry("previews", "LinkedPreviews { \(previews.joined(separator: " + ")) }")
        }
        return text
    }

    private func entry(_ name: String, _ declaration: String) -> String {
        """

        @section("contactsheet_declarations") @used
        nonisolated private let _\(name): LinkedDeclarations.Entry = { list in
            LinkedDeclarations.add(\(declaration), to: list)
        }

        """
    }
}
