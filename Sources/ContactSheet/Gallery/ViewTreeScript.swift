import ContactSheetPreviews
import Escaping
import Foundation
import UIKit

/// The view tree of a snapshot as a script, which a page can load from a file.
struct ViewTreeScript {
    let bytes: [UInt8]

    init(_ recording: Recording) throws {
        var sentences = SentenceList()
        var inspected = (recording.inspection?.views ?? [])[...]
        let root = Node(recording.tree, recording.locations, &inspected, &sentences)
        let json = try JSONEncoder.stable().encode(Tree(root: root, sentences: sentences.all))
        bytes = Array("contactsheet.receiveTree(\(JSONText.forHTML(json)));\n".utf8)
    }

    private struct Tree: Encodable {
        let root: Node
        /// The sentences of explanations, to which views refer by position.
        let sentences: [String]
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
        /// The layout margins at the top, left, bottom, and right.
        let margins: [Double]?
        let safeArea: [Double]?
        /// The positions of the sentences that explain the frame.
        let explanation: [Int]?
        let children: [Node]?

        /// - Parameter inspected: What explains the view and all following ones of the tree.
        init(
            _ node: ViewNode, _ locations: [String: String],
            _ inspected: inout ArraySlice<ViewInspection>, _ sentences: inout SentenceList
        ) {
            type = node.type
            name = node.name
            // JSON has no infinite numbers, such as those of the null rectangle of `insetBy(dx:dy:)`.
            frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
                .map { $0.isFinite ? Double($0) : 0 }
            hidden = node.isHidden ? true : nil
            location = node.id.flatMap { locations[$0] }
            properties = node.properties.map { [$0.name, $0.value] }.nonempty
            constraints =
                node.constraints.map { constraint in
                    Constraint(
                        text: constraint.text, location: constraint.id.flatMap { locations[$0] })
                }
                .nonempty
            let inspection = inspected.popFirst()
            margins = inspection.flatMap { $0.margins == Self.usualMargins ? nil : $0.margins.list }
            safeArea = inspection.flatMap { $0.safeArea == .zero ? nil : $0.safeArea.list }
            explanation = inspection?.explanation.map { sentences.place(of: $0) }.nonempty
            children =
                node.children.map { Node($0, locations, &inspected, &sentences) }.nonempty
        }

        /// The margins that the page assumes.
        private static let usualMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
}

/// The distinct sentences of a page.
private struct SentenceList {
    private(set) var all: [String] = []
    private var places: [String: Int] = [:]

    mutating func place(of sentence: String) -> Int {
        if let place = places[sentence] { return place }
        places[sentence] = all.count
        all.append(sentence)
        return all.count - 1
    }
}

extension Array {
    /// The array, or `nil` if it is empty.
    fileprivate var nonempty: Self? { isEmpty ? nil : self }
}

extension UIEdgeInsets {
    fileprivate var list: [Double] { [top, left, bottom, right].map { Double($0) } }
}
