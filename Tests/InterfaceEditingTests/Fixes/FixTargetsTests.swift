import Foundation
import Testing

@testable import InterfaceEditing

/// Source: the messages of the command.
@MainActor struct FixTargetsTests {
    private let document = Result {
        try FixScene(
            FixScene.label("t1", "Thing 1", 20, 40, 83)
                + FixScene.label("t2", "Thing 2", 20, 80, 83, attributes: "userLabel=\"Lower\" ")
                + FixScene.label("t3", "Thing 1", 20, 120, 83)
        ).document()
    }

    private func targets(_ names: String...) throws -> Set<String> {
        try FixTargets(FixSelection(views: names), in: document.get()).views
    }

    @Test func viewsAreFoundByIdLabelAndText() throws {
        #expect(try targets("t3") == ["t3"])
        #expect(try targets("Lower") == ["t2"])
        #expect(try targets("Thing 2", "t1") == ["t1", "t2"])
        #expect(try FixTargets(FixSelection(), in: document.get()).views.count == 4)
    }

    @Test func unknownAndAmbiguousNamesAreErrors() {
        #expect(throws: FixError.severalViews("Thing 1", ids: ["t1", "t3"])) {
            try targets("Thing 1")
        }
        #expect(throws: FixError.noView("Thing 3", near: ["Thing 1", "Thing 2"])) {
            try targets("Thing 3")
        }
        #expect(throws: FixError.rootView("root")) { try targets("root") }
    }

    @Test func documentsWithoutAutoLayoutAreErrors() throws {
        let text = FixScene("").text.replacingOccurrences(
            of: " useAutolayout=\"YES\"", with: "")
        #expect(throws: FixError.noAutoLayout(file: "Main.storyboard")) {
            try FixScene(text: text).fixed(.clear)
        }
    }
}
