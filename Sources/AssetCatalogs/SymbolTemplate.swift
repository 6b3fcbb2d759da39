import Foundation
import XMLReading

/// Apple's template for custom symbols: an SVG file with all weights and scales.
///
/// The drawing `Regular-M` is between two margin lines, in units of a hundredth of the font's size
/// (documented in "Creating custom symbol images for your app").
package enum SymbolTemplate {
    /// The factor from the template's units to points at a font size of 17.
    package static let factor: CGFloat = 0.17

    /// Returns the file with only its regular, medium drawing, or `nil` if it has none.
    package static func drawing(in file: Data) -> Data? {
        var options = XMLOptions()
        options.ignoresDocumentType = true
        guard let tree = try? XMLTree(file, options), element("Regular-M", in: tree) != nil,
            let left = number("x1", ofLine: "left-margin-Regular-M", in: tree)
                ?? number("x1", ofLine: "left-margin", in: tree),
            let right = number("x1", ofLine: "right-margin-Regular-M", in: tree)
                ?? number("x1", ofLine: "right-margin", in: tree),
            let top = number("y1", ofLine: "Capline-M", in: tree),
            let bottom = number("y1", ofLine: "Baseline-M", in: tree), left < right, top < bottom
        else { return nil }
        // The distance that symbols extend above the capital letters and below the baseline.
        let reach = (bottom - top) * 0.35
        let box = "\(left) \(top - reach) \(right - left) \(bottom - top + 2 * reach)"
        let head = """
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" \
            width="\(right - left)" height="\(bottom - top + 2 * reach)" viewBox="\(box)">\
            <style>#Notes,#Guides,#Symbols>g:not(#Regular-M){display:none}</style>
            """
        return Data(head.utf8) + file.dropFirst(tree.root.startTag.upperBound)
    }

    private static func number(_ attribute: String, ofLine id: String, in tree: XMLTree) -> Double?
    {
        element(id, in: tree)?[attribute].flatMap { Double($0) }
    }

    private static func element(_ id: String, in tree: XMLTree) -> XMLTree.Element? {
        tree.elements.first { $0["id"] == id }
    }
}
