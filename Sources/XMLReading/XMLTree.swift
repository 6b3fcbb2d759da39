import Foundation

/// The elements of an XML file in document order, with their positions in the file.
///
/// One parse produces what a program reads and what an editor changes. Positions are byte offsets
/// from the start of the file.
package struct XMLTree: Sendable {
    package struct Element: Sendable {
        package let name: String
        /// The attributes in document order, with references replaced and white space normalized.
        package let attributes: [XMLAttribute]
        /// The characters directly inside the element; empty unless `XMLOptions.keepsText` includes
        /// the element.
        package internal(set) var text = ""
        /// The line on which the start tag ends, counted from 1.
        package let line: Int
        /// The index of the parent, or `nil` for the root.
        package let parent: Int?
        /// The index after the last descendant. The first child follows the element itself.
        package internal(set) var descendantsEnd: Int
        /// The start tag from `<` through `>`.
        package let startTag: Range<Int>
        /// The position after the end tag; in elements without one, after the start tag.
        package internal(set) var end: Int

        /// Returns the attribute's value, or `nil` if the element doesn't have it.
        package subscript(name: String) -> String? {
            attributes.first { $0.name == name }?.value
        }
    }

    /// The elements, starting with the root. If `XMLOptions.extent` ended the parse early, elements
    /// may lack their end.
    package let elements: [Element]

    /// Parses a file.
    package init(_ data: Data, _ options: XMLOptions = XMLOptions()) throws(XMLError) {
        let result = data.withUnsafeBytes { bytes in
            Result { () throws(XMLError) in try ExpatReader(bytes, options).read() }
        }
        elements = try result.get()
    }

    /// The file's root, or the first element that was read.
    package var root: Element { elements[0] }

    /// Returns the indices of an element's children.
    package func children(of index: Int) -> [Int] {
        var result: [Int] = []
        var child = index + 1
        while child < elements[index].descendantsEnd {
            result.append(child)
            child = elements[child].descendantsEnd
        }
        return result
    }
}

package struct XMLAttribute: Sendable, Equatable {
    package let name: String
    package var value: String

    package init(name: String, value: String) {
        self.name = name
        self.value = value
    }
}
