import CPixels
import Testing

@Suite struct PremultiplicationTests {
    /// All values of a channel, each in a pixel with an alpha.
    private func pixels(alpha: Int, _ channel: (Int) -> Int) -> [UInt8] {
        var pixels: [UInt8] = []
        for value in 0..<256 {
            let byte = UInt8(channel(value))
            pixels += [byte, 0, byte, UInt8(alpha)]
        }
        return pixels
    }

    /// Source: the product divided by 255, rounded to the nearest integer.
    @Test func everyProductIsRounded() {
        for alpha in 0..<256 {
            var found = pixels(alpha: alpha) { $0 }
            contactsheet_premultiply(&found, 256)
            #expect(found == pixels(alpha: alpha) { ($0 * alpha + 127) / 255 })
        }
    }

    /// Source: the quotient, rounded to the nearest integer and limited to 255.
    @Test func everyQuotientIsRounded() {
        for alpha in 0..<256 {
            let premultiplied = pixels(alpha: alpha) { $0 }
            var found = [UInt8](repeating: 0, count: 1024)
            contactsheet_unpremultiply(premultiplied, &found, 256)
            let expected = pixels(alpha: alpha) {
                alpha == 0 ? 0 : min(255, ($0 * 255 + alpha / 2) / alpha)
            }
            #expect(found == expected)
            #expect(contactsheet_is_opaque(premultiplied, 256) == (alpha == 255))
        }
    }
}
