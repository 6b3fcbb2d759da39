enum SVGText {
    static func normalized(_ text: [UInt8], metadata: String?) -> [UInt8] { text }
}
