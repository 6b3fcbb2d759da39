/// The parser for Swift that is part of this executable.
enum SwiftSyntaxVersion {
    /// The name with the version of the package, whose modules contain one for each version.
    static var text: String {
        #if TOOLCHAIN_SWIFT_SYNTAX
        "swift-syntax of the toolchain"
        #elseif canImport(SwiftSyntax603)
        "swift-syntax 603"
        #elseif canImport(SwiftSyntax602)
        "swift-syntax 602"
        #elseif canImport(SwiftSyntax601)
        "swift-syntax 601"
        #else
        "swift-syntax 600"
        #endif
    }
}
