@testable import InterfaceBuilder

extension Attributes: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral pairs: (String, String)...) {
        self.init()
        for (name, value) in pairs { self[name] = value }
    }
}
