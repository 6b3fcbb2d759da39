import Foundation

extension UITextView {
    /// Returns a text whose links, also the detected ones, have the attributes of links.
    ///
    /// Data is detected in text that can't be edited. (Source: Apple, *dataDetectorTypes*.) Decision: web and
    /// mail addresses and phone numbers are; dates and postal addresses aren't.
    func linked(_ text: NSAttributedString) -> NSAttributedString {
        let whole = NSRange(location: 0, length: text.length)
        var ranges = detectedRanges(in: text.string)
        text.enumerateAttribute(.link, in: whole) { value, range, _ in
            if value != nil { ranges.append(range) }
        }
        guard !ranges.isEmpty else { return text }
        let linked = NSMutableAttributedString(attributedString: text)
        let attributes = linkTextAttributes ?? [:]
        for range in ranges {
            // Without their own attributes, links have those of text labels.
            linked.removeAttribute(.link, range: range)
            linked.addAttributes(attributes, range: range)
        }
        return linked
    }

    /// Whether the text can contain detected data.
    var detectsData: Bool { !isEditable && !detectors.isEmpty }

    private var detectors: [String] {
        [(UIDataDetectorTypes.link, Self.addresses), (.phoneNumber, Self.phoneNumbers)]
            .filter { dataDetectorTypes.contains($0.0) }.map(\.1)
    }

    private static let addresses =
        #"(?i)\b(?:https?://|www\.)[^\s<>"]*[^\s<>".,;:!?)\]']"#
        + #"|[a-z0-9._%+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,}"#
        + #"|\b[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|edu|gov|io)\b(?:/[^\s<>"]*[^\s<>".,;:!?)\]'])?"#
    /// At least seven digits.
    private static let phoneNumbers = #"(?<![\w.])\+?\(?\d(?:[ .()-]{0,2}\d){6,14}(?!\w)"#

    private func detectedRanges(in text: String) -> [NSRange] {
        guard detectsData else { return [] }
        let whole = NSRange(location: 0, length: text.utf16.count)
        return detectors.flatMap { pattern in
            (try? NSRegularExpression(pattern: pattern))?.matches(in: text, range: whole)
                .map(\.range) ?? []
        }
    }
}
