import Escaping
import Foundation
import InterfaceBuilder

/// The lines that `frames` prints: JSON objects with their keys in a fixed order.
enum FramesLine {
    static func line(document: String, _ roots: [DesignFrames]) -> String {
        let scenes = roots.map { root in
            let views = root.frames.map { "\(quoted($0.id)): \(numbers($0.frame))" }
            return "{\"root\": \(quoted(root.root)), \"views\": {\(views.joined(separator: ", "))}}"
        }
        return
            "{\"document\": \(quoted(document)), \"scenes\": [\(scenes.joined(separator: ", "))]}"
    }

    static func line(document: String, error: String) -> String {
        "{\"document\": \(quoted(document)), \"error\": \(quoted(error))}"
    }

    private static func numbers(_ frame: CGRect) -> String {
        let values = [frame.minX, frame.minY, frame.width, frame.height]
        return "[" + values.map { "\(Double($0))" }.joined(separator: ", ") + "]"
    }

    private static func quoted(_ text: String) -> String {
        let data = try? JSONSerialization.data(
            withJSONObject: text, options: [.fragmentsAllowed, .withoutEscapingSlashes])
        return data.map { JSONText.forTerminals($0) } ?? "\"\""
    }
}
