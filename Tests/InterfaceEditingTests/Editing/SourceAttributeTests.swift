import Testing

@testable import InterfaceEditing

/// Source: the tags themselves.
struct SourceAttributeTests {
    private func attributes(_ tag: String) -> [[String]] {
        let bytes = Array("<x>\(tag)</x>".utf8)
        return SourceAttribute.all(in: 3..<3 + tag.utf8.count, of: bytes).map { attribute in
            [attribute.name, attribute.value]
                + [attribute.range, attribute.valueRange].map {
                    String(decoding: bytes[$0], as: UTF8.self)
                }
        }
    }

    @Test(arguments: ["<a>", "<a/>", "<a >", "<a\n/>", "<größe/>"])
    func none(_ tag: String) {
        #expect(attributes(tag).isEmpty)
    }

    @Test func charactersThatLookLikeMarkup() {
        #expect(
            attributes("<a b='1>' c=\"/> d='2'\"\n\te = '&lt;'/>") == [
                ["b", "1>", " b='1>'", "1>"], ["c", "/> d='2'", " c=\"/> d='2'\"", "/> d='2'"],
                ["e", "&lt;", "\n\te = '&lt;'", "&lt;"],
            ])
    }

    @Test func emptyValues() {
        #expect(attributes("<a b=\"\" c=''>").map { $0[1] } == ["", ""])
    }
}
