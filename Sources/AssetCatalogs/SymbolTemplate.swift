import Foundation

/// Apple's template for custom symbols: an SVG file with all weights and scales.
///
/// The drawing `Regular-M` is between two margin lines, in units of a hundredth of the font's size
/// (documented in "Creating custom symbol images for your app").
package enum SymbolTemplate {
    /// The factor from the template's units to points at a font size of 17.
    package static let factor: CGFloat = 0.17

    /// Returns the file with only its regular, medium drawing, or `nil` if it has none.
    package static func drawing(in file: Data) -> Data? {
        let text = String(decoding: file, as: UTF8.self)
        guard text.contains("id=\"Regular-M\""),
            let left = number("x1", ofLine: "left-margin-Regular-M", in: text)
                ?? number("x1", ofLine: "left-margin", in: text),
            let right = number("x1", ofLine: "right-margin-Regular-M", in: text)
                ?? number("x1", ofLine: "right-margin", in: text),
            let top = number("y1", ofLine: "Capline-M", in: text),
            let bottom = number("y1", ofLine: "Baseline-M", in: text), left < right, top < bottom,
            let root = text.range(of: "<svg"),
            let end = text[root.upperBound...].firstIndex(of: ">")
        else { return nil }
        // The distance that symbols extend above the capital letters and below the baseline.
        let reach = (bottom - top) * 0.35
        let box = "\(left) \(top - reach) \(right - left) \(bottom - top + 2 * reach)"
        let head = """
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
            width="\(right - left)" height="\(bottom - top + 2 * reach)" viewBox="\(box)">\
            <style>#Notes,#Guides,#Symbols>g:not(#Regular-M){display:none}</style>
            """
        return Data((head + text[text.index(after: end)...]).utf8)
    }

    private static func number(_ attribute: String, ofLine id: String, in text: String) -> Double? {
        guard let place = text.range(of: "id=\"\(id)\""),
            let open = text[..<place.lowerBound].lastIndex(of: "<"),
            let close = text[place.upperBound...].firstIndex(of: ">")
        else { return nil }
        let tag = text[open..<close]
        guard let start = tag.range(of: " \(attribute)=\""),
            let end = tag[start.upperBound...].firstIndex(of: "\"")
        else { return nil }
        return Double(tag[start.upperBound..<end])
    }
}
