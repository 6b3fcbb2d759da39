import Foundation

/// A formatter of lists, such as “a, b, and c”, in the language of its locale. Foundation on Linux has none.
///
/// Source: the documentation of `ListFormatter`.
open class ListFormatter: Formatter, @unchecked Sendable {
    open var locale: Locale! = .ofScreen
    /// The formatter of items, or `nil` for their descriptions.
    open var itemFormatter: Formatter?

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open class func localizedString(byJoining strings: [String]) -> String {
        ListFormatter().joined(strings)
    }

    /// Returns the text of a list, or `nil` if the formatter of items doesn't have a text for one of them.
    open func string(from items: [Any]) -> String? {
        var texts: [String] = []
        for item in items {
            let text = itemFormatter.map { $0.string(for: item) } ?? "\(item)"
            guard let text else { return nil }
            texts.append(text)
        }
        return joined(texts)
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? [Any]).flatMap(string(from:))
    }

    private func joined(_ texts: [String]) -> String {
        texts.formatted(.list(type: .and).locale(locale ?? .ofScreen))
    }
}
