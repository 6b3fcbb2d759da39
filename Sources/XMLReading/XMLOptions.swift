/// What is read of an XML file, and what is an error.
package struct XMLOptions: Sendable {
    package enum Encoding: String, Sendable {
        /// UTF-8, regardless of the declaration; other bytes are an error.
        case utf8 = "UTF-8"
        /// Any encoding that extends ASCII, or UTF-16 with a byte order mark. Bytes outside of ASCII
        /// are read as ISO 8859-1, so only ASCII text is reliable.
        case anyASCII = "ISO-8859-1"
    }

    package enum Extent: Sendable, Equatable {
        case file
        /// Reading stops after the root's start tag. What follows may be missing or malformed.
        case rootTag
        /// Reading stops after the end tag of the first element with this name.
        case element(String)
    }

    package var limits = XMLLimits()
    package var encoding = Encoding.utf8
    package var extent = Extent.file
    /// The names of the elements whose text is kept.
    package var keepsText: Set<String> = []
    /// Whether a document type declaration is ignored instead of refused. Nothing external is read.
    /// Entities are refused if they contain markup or other entities, so that they can't expand
    /// exponentially, and attributes never get default values.
    package var ignoresDocumentType = false

    package init() {}
}

/// The limits of an XML file. They are design decisions: documents of the corpus stay far below
/// them, and a storyboard with a hundred scenes has a tenth of them.
package struct XMLLimits: Sendable {
    package var depth: Int
    package var elements: Int
    /// The maximum number of attributes of one element.
    package var attributes: Int
    /// The maximum length of one name, attribute, or text, in bytes.
    package var text: Int

    package init(
        depth: Int = 512, elements: Int = 100_000, attributes: Int = 1000, text: Int = 1 << 20
    ) {
        self.depth = depth
        self.elements = elements
        self.attributes = attributes
        self.text = text
    }
}
