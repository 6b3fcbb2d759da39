import Foundation

extension UIView {
    /// The identifier, or the class and address with the text that the view shows.
    var logName: String {
        if let logIdentifier { return logIdentifier }
        if self is UITextView, !LogStyle.current.printsTextViewsWithText { return classAndAddress }
        guard let text = (self as? any TextContaining)?.shownText, !text.isEmpty else {
            return classAndAddress
        }
        let isLong = text.count > Self.longestLoggedText
        return "\(classAndAddress)'\(isLong ? text.prefix(Self.longestLoggedText) + "..." : text)'"
    }

    /// The number of characters after which published logs truncate texts.
    private static let longestLoggedText = 25
}

extension LayoutItem {
    var classAndAddress: String { "\(String(describing: type(of: self))):\(address(of: self))" }

    /// The accessibility identifier, which replaces the class and address of a view in logs.
    var logIdentifier: String? {
        guard let identifier = (self as? UIView)?.accessibilityIdentifier, !identifier.isEmpty
        else { return nil }
        return identifier
    }
}

/// Returns the address of an object in the format of logs.
func address(of object: AnyObject, plus offset: UInt = 0) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)) + offset, radix: 16)
}

extension String {
    /// The text with its addresses replaced by 0x1, 0x2, and so on in the order of their first
    /// appearance, so that the same layout produces the same report in every run.
    var withNumberedAddresses: String {
        var numbers: [Substring: String] = [:]
        return replacing(/(: ?)(0x[0-9a-f]{6,16})/) { match in
            let number = numbers[match.2] ?? "0x" + String(numbers.count + 1, radix: 16)
            numbers[match.2] = number
            return match.1 + number
        }
    }
}
