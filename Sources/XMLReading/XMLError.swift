/// The first error of an XML file.
package struct XMLError: Error, Sendable, Equatable {
    package enum Kind: Sendable {
        case malformed
        /// The file ends before the root does.
        case incomplete
        case tooDeep, tooManyElements, tooManyAttributes, tooLong
        case notUTF8
        case documentType
    }

    package let kind: Kind
    /// The line, counted from 1; the last one if the file is incomplete.
    package let line: Int
}
