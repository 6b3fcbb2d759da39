import Foundation

/// Reads the XML of documents: elements, attributes, texts, comments, and the five predefined
/// entities, in UTF-8. Constructs that Xcode never writes are errors. A document type can't be
/// declared, so there are neither external entities nor entity expansion.
///
/// FoundationXML's parser isn't used because it traps on attributes that aren't valid UTF-8, and
/// because reading is faster without it.
struct XMLReader {
    enum Fault: Error {
        case malformed, cutOff, tooDeep, tooMany, tooManyAttributes, tooLong, notUTF8
        case declaresDocumentType
    }

    /// The limits of a document. They are design decisions: documents of the corpus stay far below
    /// them, and a storyboard with a hundred scenes has a tenth of them.
    struct Limits {
        var depth = 512
        var elements = 100_000
        /// The maximum number of attributes of one element.
        var attributes = 1000
        /// The maximum length of one attribute or text, in bytes.
        var text = 1 << 20
    }

    let limits: Limits
    /// The bytes of the document, followed by a zero byte.
    var bytes: [UInt8]
    var position = 0
    private let end: Int
    private var countedTo = 0
    private var countedLine = 1
    private var elementCount = 0
    var names = NamePool()
    /// The elements whose end tags weren't read yet.
    private var open: [Element] = []
    private var root: Element?

    init(_ data: Data, limits: Limits = Limits()) {
        self.limits = limits
        bytes = Array(data)
        end = bytes.count
        bytes.append(0)
        if data.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    }

    /// The line of the next byte, counted from 1.
    var line: Int {
        mutating get {
            while countedTo < min(position, end) {
                if bytes[countedTo] == UInt8(ascii: "\n") { countedLine += 1 }
                countedTo += 1
            }
            return countedLine
        }
    }

    mutating func read() throws(Fault) -> Element {
        while true {
            try readText()
            guard position < end else { break }
            try readMarkup()
        }
        guard open.isEmpty, let root else { throw .cutOff }
        return root
    }

    /// The error for an unexpected byte: malformed XML, or the end of the file.
    var fault: Fault { position < end ? .malformed : .cutOff }

    private mutating func readMarkup() throws(Fault) {
        position += 1
        switch bytes[position] {
        case UInt8(ascii: "/"): try readEndTag()
        case UInt8(ascii: "?"): _ = try content(upTo: "?>")
        case UInt8(ascii: "!"): try readDeclaration()
        default: try readStartTag()
        }
    }

    // MARK: Tags

    private mutating func readStartTag() throws(Fault) {
        guard root == nil else { throw .malformed }
        let name = try readName()
        var attributes = Attributes()
        while true {
            let isApart = skipSpace()
            switch bytes[position] {
            case UInt8(ascii: ">"):
                position += 1
                return try begin(Element(name: name, attributes: attributes, line: line))
            case UInt8(ascii: "/"):
                try skip("/>")
                try begin(Element(name: name, attributes: attributes, line: line))
                return finish()
            default:
                guard isApart else { throw fault }
                let (key, value) = try readAttribute()
                guard attributes.append(key, value) else { throw .malformed }
                guard attributes.count <= limits.attributes else { throw .tooManyAttributes }
            }
        }
    }

    private mutating func readEndTag() throws(Fault) {
        position += 1
        let name = try readName()
        skipSpace()
        try skip(">")
        guard open.last?.name == name else { throw .malformed }
        finish()
    }

    private mutating func begin(_ element: Element) throws(Fault) {
        elementCount += 1
        guard open.count < limits.depth else { throw .tooDeep }
        guard elementCount <= limits.elements else { throw .tooMany }
        open.append(element)
    }

    private mutating func finish() {
        guard let element = open.popLast() else { return }
        if open.isEmpty {
            root = element
        } else {
            open[open.count - 1].children.append(element)
        }
    }

    private mutating func readAttribute() throws(Fault) -> (String, String) {
        let name = try readName()
        skipSpace()
        try skip("=")
        skipSpace()
        let quote = bytes[position]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { throw fault }
        position += 1
        let start = position
        while bytes[position] != quote {
            guard bytes[position] != UInt8(ascii: "<"), isCharacter(bytes[position]) else {
                throw fault
            }
            position += 1
        }
        position += 1
        return (name, try string(start..<position - 1, isAttribute: true))
    }

    // MARK: Text and declarations

    /// Reads the text up to the next tag. White space between tags and text in other elements are
    /// ignored.
    private mutating func readText() throws(Fault) {
        let start = position
        var isBlank = true
        while position < end, bytes[position] != UInt8(ascii: "<") {
            guard isCharacter(bytes[position]) else { throw .malformed }
            if !isSpace(bytes[position]) { isBlank = false }
            position += 1
        }
        guard position > start else { return }
        if open.isEmpty {
            guard isBlank else { throw .malformed }
        } else if !isBlank && open[open.count - 1].isScalar || open[open.count - 1].isText {
            try append(string(start..<position))
        }
    }

    private mutating func append(_ text: String) throws(Fault) {
        open[open.count - 1].text += text
        guard open[open.count - 1].text.utf8.count <= limits.text else { throw .tooLong }
    }

    private mutating func readDeclaration() throws(Fault) {
        if stands("!--") {
            position += 3
            _ = try content(upTo: "-->")
        } else if stands("![CDATA[") {
            position += 8
            let text = bytes[try content(upTo: "]]>")]
            if open.last?.isText == true { try append(verbatim(text)) }
        } else {
            throw stands("!DOCTYPE") ? .declaresDocumentType : fault
        }
    }

    /// Skips everything through an end mark.
    ///
    /// - Returns: The range before the end mark.
    private mutating func content(upTo mark: StaticString) throws(Fault) -> Range<Int> {
        let start = position
        while !stands(mark) {
            guard position < end else { throw .cutOff }
            position += 1
        }
        position += mark.utf8CodeUnitCount
        return start..<position - mark.utf8CodeUnitCount
    }
}

extension Element {
    fileprivate var isText: Bool { name == "string" || name == "mutableString" }

    /// Whether archives write numbers or Boolean values in this element.
    fileprivate var isScalar: Bool {
        ["int", "bool", "float", "double", "bytes"].contains(name)
    }
}
