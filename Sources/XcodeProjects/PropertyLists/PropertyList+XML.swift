import Escaping

extension PropertyList {
    /// The list as an XML property list. Flags are Booleans.
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
        case .string("YES"): "<true/>"
        case .string("NO"): "<false/>"
        case .string(let text): "<string>\(text.inXML)</string>"
        case .array(let items): "<array>\(items.map(\.element).joined())</array>"
        case .dictionary(let entries):
            "<dict>"
                + entries.sorted { $0.key < $1.key }
                .map { "<key>\($0.key.inXML)</key>\($0.value.element)" }.joined() + "</dict>"
        }
    }
}

extension String {
    fileprivate var inXML: String { Markup.escaped(self, in: .content) }
}
