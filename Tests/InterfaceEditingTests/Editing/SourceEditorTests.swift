import Testing

@testable import InterfaceBuilder
@testable import InterfaceEditing

/// Source: texts in the form that Xcode writes.
struct SourceEditorTests {
    private func edited(_ text: String, _ edit: (inout SourceEditor) -> Void) throws -> String {
        var editor = SourceEditor(try SourceMap(text: text))
        edit(&editor)
        return String(decoding: editor.result, as: UTF8.self)
    }

    private func child(_ id: String) -> NewElement {
        NewElement(name: "c", attributes: [("id", id)])
    }

    @Test func newAttributesAreInXcodesOrder() throws {
        let text = "<a x=\"1\"   y = '2' id=\"i\"/>"
        let result = try edited(text) { editor in
            let element = editor.map.elements[0]
            editor.set("y", to: "3", of: element, behind: [])
            editor.set("z", to: "4", of: element, behind: ["x", "y"])
            editor.set("w", to: "5", of: element, behind: ["none"])
        }
        #expect(result == "<a w=\"5\" x=\"1\"   y = '3' z=\"4\" id=\"i\"/>")
    }

    @Test func removingAnAttributeRemovesTheSpaceBeforeIt() throws {
        let result = try edited("<a x=\"1\" y=\"2\"/>") { editor in
            editor.removeAttribute("x", of: editor.map.elements[0])
        }
        #expect(result == "<a y=\"2\"/>")
    }

    @Test func newChildrenHaveTheFilesIndentation() throws {
        let text = "<a>\r\n\t<l>\r\n\t\t<b/>\r\n\t</l>\r\n</a>"
        let result = try edited(text) { editor in
            let (list, first) = (editor.map.elements[1], editor.map.elements[2])
            editor.insert(child("2"), into: list, behind: first)
            editor.insert(child("1"), into: list, behind: nil)
            editor.insert(child("3"), into: list, behind: first)
        }
        #expect(
            result == "<a>\r\n\t<l>\r\n\t\t<c id=\"1\"/>\r\n\t\t<b/>\r\n\t\t<c id=\"2\"/>\r\n"
                + "\t\t<c id=\"3\"/>\r\n\t</l>\r\n</a>")
    }

    @Test func selfClosingElementsGetAnEndTag() throws {
        let result = try edited("<a>\n  <b x=\"1\"/>\n  <b></b>\n</a>") { editor in
            let list = NewElement(name: "l", attributes: [], children: [child("1")])
            editor.insert(list, into: editor.map.elements[1], behind: nil)
            editor.insert(child("2"), into: editor.map.elements[2], behind: nil)
        }
        #expect(
            result == """
                <a>
                  <b x="1">
                    <l>
                      <c id="1"/>
                    </l>
                  </b>
                  <b>
                    <c id="2"/>
                  </b>
                </a>
                """)
    }

    @Test func removingAnElementRemovesItsLinesAndEditsInside() throws {
        let result = try edited("<a>\n  <b>\n    <c x=\"1\"/>\n  </b>\n  <!-- kept -->\n</a>") {
            editor in
            editor.set("x", to: "2", of: editor.map.elements[2], behind: [])
            editor.remove(editor.map.elements[1])
        }
        #expect(result == "<a>\n  <!-- kept -->\n</a>")
    }

    @Test func idsHaveXcodesFormatAndAreUnique() {
        var ids = ObjectIDs(known: [])
        let first = ids.next(for: "a")
        #expect(first.wholeMatch(of: /[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}/) != nil)
        #expect(ids.next(for: "a") != first)
        var others = ObjectIDs(known: [first])
        #expect(others.next(for: "a") != first)
        var same = ObjectIDs(known: [])
        #expect(same.next(for: "a") == first)
    }

    /// Documentation/DocumentFormat.md 9.11: Xcode's spelling of numbers.
    @Test(arguments: [
        (0, "0.0"), (375, "375"), (-8, "-8"), (20.5, "20.5"),
        (41.333333333333336, "41.333333333333336"),
        (62.000000000001, "62"), (-0.00000001, "0.0"), (0.25, "0.25"),
    ])
    func numbers(_ value: Double, _ text: String) {
        #expect(DocumentNumber.text(value) == text)
    }
}
