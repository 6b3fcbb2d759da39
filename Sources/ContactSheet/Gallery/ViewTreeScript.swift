import ContactSheetPreviews
import Escaping
import Foundation

/// The view tree of a snapshot as a script, which a page can load from a file.
struct ViewTreeScript {
    let bytes: [UInt8]

    /// Creates the script.
    ///
    /// - Parameter locations: The locations of views and constraints in documents, as "file:line", by
    ///   object ID.
    init(_ tree: ViewNode, locations: [String: String]) throws {
        let json = try JSONEncoder.stable().encode(Node(tree, locations))
        bytes = Array("contactsheet.receiveTree(\(JSONText.forHTML(json)));\n".utf8)
    }

    /// A view as the page reads it. Fields with default values are omitted.
    private struct Node: Encodable {
        struct Constraint: Encodable {
            let text: String
            let location: String?
        }

        let type: String
        let name: String?
        let frame: [Double]
        let hidden: Bool?
        let location: String?
        let properties: [[String]]?
        let constraints: [Constraint]?
        let children: [Node]?

        init(_ node: ViewNode, _ locations: [String: String]) {
            type = node.type
            name = node.name
            frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
                .map { Double($0) }
            hidden = node.isHidden ? true : nil
            location = node.id.flatMap { locations[$0] }
            properties =
                node.properties.isEmpty ? nil : node.properties.map { [$0.name, $0.value] }
            constraints =
                node.constraints.isEmpty
                ? nil
                : node.constraints.map { constraint in
                    Constraint(
                        text: constraint.text, location: constraint.id.flatMap { locations[$0] })
                }
            children =
                node.children.isEmpty ? nil : node.children.map { Node($0, locations) }
        }
    }
}
