/// The declarations in the styles of Cairo's SVG text.
///
/// Source: SVG 1.1, 11.3 to 11.4 and 13.2.4: initial values of properties. No group in Cairo's text sets
/// one of these properties to another value for its paths.
enum SVGStyle {
    private static let defaults: [[UInt8]] = [
        "stroke:none", "fill-rule:nonzero", "fill-opacity:1", "stroke-opacity:1",
        "stroke-linecap:butt", "stroke-linejoin:miter", "stop-opacity:1",
    ].map { Array($0.utf8) }

    static func isDefault(_ declaration: Slice<UnsafeRawBufferPointer>) -> Bool {
        defaults.contains { declaration.elementsEqual($0) }
    }

    /// Returns the color of a declaration such as `fill:rgb(100%,0%,50%)` in the form `#rrggbb`, and
    /// the index of the declaration's value.
    static func color(
        in declaration: Slice<UnsafeRawBufferPointer>
    ) -> (text: [UInt8], value: Int)? {
        guard let colon = declaration.firstIndex(of: UInt8(ascii: ":")),
            let color = bytes(ofColor: declaration[(colon + 1)...])
        else { return nil }
        let digits = color.flatMap { [hexDigits[Int($0 >> 4)], hexDigits[Int($0 & 15)]] }
        return ([UInt8(ascii: "#")] + digits, colon + 1)
    }

    private static let hexDigits = Array("0123456789abcdef".utf8)

    /// Returns the components of a color of the form `rgb(100%,0%,12.941176%)`, or `nil` if one of
    /// them isn't a multiple of 1/255 in Cairo's precision of six decimals.
    private static func bytes(ofColor value: Slice<UnsafeRawBufferPointer>) -> [UInt8]? {
        guard value.starts(with: "rgb(".utf8), value.last == UInt8(ascii: ")") else { return nil }
        let components = value.dropFirst(4).dropLast().split(separator: UInt8(ascii: ","))
        let bytes = components.compactMap { component -> UInt8? in
            guard component.last == UInt8(ascii: "%"),
                let percent = Double(String(decoding: component.dropLast(), as: UTF8.self)),
                (0...100).contains(percent)
            else { return nil }
            let byte = (percent * 2.55).rounded()
            return abs(percent * 2.55 - byte) < 0.000_005 ? UInt8(byte) : nil
        }
        return bytes.count == 3 ? bytes : nil
    }
}
