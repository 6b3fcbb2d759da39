import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Tests the property that reading an archive ends, whatever it refers to.
@MainActor struct ArchiveSafetyTests {
    @Test func viewsThatContainThemselves() throws {
        let view = try Archives.element(Archives.view(around: #"<reference ref="1"/>"#))
        #expect(view.name == "view")
        #expect(view.child("subviews") == nil)
    }

    @Test func colorsThatReferToThemselves() throws {
        let view = try Archives.element(
            """
            <object class="IBUIView" id="1"><string key="NSFrameSize">{3, 4}</string>
            <object class="NSColor" key="IBUIBackgroundColor" id="2">
            <int key="NSColorSpace">6</int><reference key="NSColor" ref="2"/></object></object>
            """)
        #expect(view.child(key: "backgroundColor") == nil)
    }

    @Test func listsThatContainThemselves() throws {
        let view = try Archives.element(
            """
            <object class="IBUIView" id="1"><string key="NSFrameSize">{3, 4}</string>
            <array key="NSSubviews" id="2"><reference ref="2"/><reference ref="9"/></array></object>
            """)
        #expect(view.child("subviews") == nil)
    }

    @Test func viewsWithTwoSuperviewsBelongToTheFirst() throws {
        let document = try Archives.document(
            Archives.view(
                around: """
                    <object class="IBUIView" id="2"><string key="NSFrameSize">{3, 4}</string>
                    </object>
                    """) + #"<reference ref="2"/>"#)
        #expect(document.scenes.map(\.id) == ["1"])
    }

    @Test func aChainOfReferencesHasALimit() {
        let count = 10_000
        let chain = (1...count).map {
            """
            <object class="IBUIView" id="\($0)"><array key="NSSubviews">\
            <reference ref="\($0 + 1)"/></array></object>

            """
        }
        let error = #expect(throws: DocumentError.self) {
            try Archives.document(chain.joined())
        }
        #expect(error?.description.hasSuffix("reduce the nesting of views") == true)
    }

    /// Two views that share one list as their subviews: without a limit, the tree would be
    /// infinite.
    @Test func aTreeOfReferencesHasALimit() {
        let view = """
            <object class="IBUIView"><string key="NSFrameSize">{3, 4}</string>
            <reference key="NSSubviews" ref="list"/></object>
            """
        let error = #expect(throws: DocumentError.self) {
            try Archives.document(
                #"<reference ref="1"/>"#,
                head: """
                    <object class="IBUIView" id="1"><array key="NSSubviews" id="list">
                    \(view)\(view)</array></object>
                    """)
        }
        #expect(error?.description.hasSuffix("reduce the nesting of views") == true)
    }

    /// A list of 2,000 items that 2,000 objects share: four million items, only a few of which are
    /// read.
    @Test func sharedListsHaveALimit() throws {
        let list = (0..<2000).map { _ in #"<object class="NSNull"/>"# }.joined()
        let views = (1...2000).map {
            """
            <object class="IBUIView" id="\($0)"><string key="NSFrameSize">{3, 4}</string>
            <reference key="NSSubviews" ref="list"/></object>
            """
        }
        let document = try Archives.document(
            views.joined(), head: #"<array key="list" id="list">\#(list)</array>"#)
        #expect(document.scenes.count == 2000)
    }

    @Test(arguments: [
        "{{nan, 1}, {2, 3}}", "{{inf, 0}, {1, 1}}", "{{1e308, 0}, {-1e308, 1}}", "{{1, 2}, {3}}",
        "", "{}", "text",
    ])
    func invalidFrames(_ frame: String) throws {
        let document = try Archives.document(
            Archives.view(
                around: """
                    <object class="IBUILabel" id="2"><int key="NSvFlags">9e99</int>
                    <string key="NSFrame">\(frame)</string></object>
                    """))
        let controller = document.makeViewController(for: document.scenes[0])
        let numbers = [controller.view.subviews.first?.frame].compactMap { $0 }
            .flatMap { [$0.minX, $0.minY, $0.width, $0.height] }
        #expect(numbers.count == 4)
        #expect(numbers.filter { !$0.isFinite }.isEmpty)
    }

    @Test func anArchiveWithoutDataHasNoScenes() throws {
        let text = #"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00"/>"#
        let document = try Document(data: Data(text.utf8), fileName: "Old.xib")
        #expect(document.scenes.isEmpty)
    }
}
