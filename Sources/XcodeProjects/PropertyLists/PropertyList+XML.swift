import Escaping

extension PropertyList {
    /// The list as an XML property list.
    public var xml: String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0">
        \(element)
        </plist>

        """
    }

    private var element: String {
        switch self {
        case .string(let text): "<string>\(text.escaped)</string>"
        case .boolean(let flag): flag ? "<true/>" : "<false/>"
        case .scalar(let type, let text): "<\(type.rawValue)>\(text.escaped)</\(type.rawValue)>"
        case .array(let items): "<array>\(items.map(\.element).joined())</array>"
        case .dictionary(let entries):
            "<dict>"
                + entries.sorted { $0.key < $1.key }
                .map { "<key>\($0.key.escaped)</key>\($0.value.element)" }.joined() + "</dict>"
        }
    }
}

extension String {
    fileprivate var escaped: String { Markup.escaped(self, in: .content) }
}
