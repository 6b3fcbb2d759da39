import ContactSheetPreviews
import Foundation
import InterfaceBuilder
import Testing

@testable import ContactSheetLint

/// Source: the steps of the lecture (Documentation/Layout.md 3.12 and Documentation/LayoutIssues.md
/// 2 and 4), as shown by Xcode.
@MainActor @Suite struct LectureLintTests {
    private static let documents = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../../Sources/ContactSheetSamples/Documents")
        .standardizedFileURL

    /// Returns the issues of one scene on devices with at most this version of iOS that are warnings
    /// or errors, or that Xcode reports.
    private func issues(
        _ scene: String, in document: String = "Lecture.storyboard",
        on devices: [String] = ["iphone-4", "iphone-5s"], iOS: Int = 7
    ) throws -> [FoundIssue] {
        let path = Self.documents.appendingPathComponent(document).path
        let previews = try DocumentPreviews(at: [path]).previews
            .filter { $0.name.hasSuffix("/" + scene) }
        #expect(previews.count == 1)
        let configurations = Configuration.all(Device.named(devices), iOS: IOSVersion(iOS))
        return LayoutInspection(previews: previews, configurations: configurations)().issues
            .filter { $0.issue.severity != .note || $0.issue.rule.wording == .xcode }
    }

    private func ids(_ issues: [FoundIssue]) -> [String] { issues.map(\.issue.rule.id) }

    private func messages(_ issues: [FoundIssue]) -> [String] { issues.map(\.issue.message) }

    @Test(
        "Thing 2 is outside both screens in landscape, and only there",
        arguments: ["1 Lost in landscape", "2 On the guidelines"])
    func lostInLandscape(scene: String) throws {
        let found = try issues(scene)
        #expect(ids(found).sorted() == ["view-off-screen", "views-without-constraints"])
        let lost = try #require(found.first { $0.issue.rule.id == "view-off-screen" })
        #expect(lost.issue.view == "UIView > UILabel “Thing 2”")
        #expect(lost.issue.message == "“Thing 2” is beyond the bottom edge of the screen")
        #expect(
            lost.issue.hint
                == "No constraint holds it at the bottom edge: run `contactsheet fix --reset-to-suggested`, "
                + "or use an autoresizing mask that follows that edge.")
        #expect(lost.configurations.map(\.orientation) == [.landscapeLeft, .landscapeLeft])
        #expect(Set(lost.configurations.map(\.group.slug)) == ["iphone-4", "iphone-5s"])
    }

    @Test("The same on today's devices")
    func lostOnTodaysDevices() throws {
        let found = try issues("1 Lost in landscape", on: ["iphone-17"], iOS: 18)
        let lost = try #require(found.first { $0.issue.rule.id == "view-off-screen" })
        #expect(lost.configurations.map(\.orientation) == [.landscapeLeft])
    }

    @Test(arguments: [
        ("3 In the corners", "Lecture.storyboard"), ("Corners and center", "Things.storyboard"),
        ("Above Thing 2", "Things.storyboard"), ("Stacked in the center", "Things.storyboard"),
        ("3 Reset to Suggested", "Attributor/Steps.storyboard"),
        ("Attributor", "Attributor/As a document.storyboard"),
        ("Stats", "Attributor/As a document.storyboard"),
    ])
    func screensInOrder(scene: String, document: String) throws {
        #expect(try messages(issues(scene, in: document)) == [])
    }

    /// The label has the same distances and the same height on each screen, and it is on each.
    @Test("Bad Thing with leading 62, height 89, trailing 68, and top 198")
    func magicNumbers() throws {
        #expect(try messages(issues("4 Magic numbers")) == [])
    }

    @Test("Bad Thing is 190 × 89 on the canvas and 78 × 21 at run time")
    func theMisplacedView() throws {
        let found = try issues("5 Misplaced")
        #expect(
            messages(found) == [#"Frame for "Bad Thing" will be different at run time."#])
        #expect(
            found.first?.issue.hint
                == "Stored: x 62, y 198, 190 × 89; at run time: x 121, y 230, 78 × 21. "
                + "Run `contactsheet fix --update-frames` to store it.")
        #expect(found.first?.isOnCanvas == true)
    }

    @Test("Align Center X is deleted")
    func missingConstraints() throws {
        let found = try issues("6 Ambiguous")
        #expect(messages(found) == ["Need constraints for: X position"])
        #expect(found.first?.place?.contains("Lecture.storyboard:") == true)
    }

    @Test("Dragging Bad Thing above Thing 2 doesn't change its constraints")
    func dragging() throws {
        #expect(
            try messages(issues("7 Dragged")) == [
                #"Frame for "Bad Thing" will be different at run time."#
            ])
    }

    // MARK: Attributor

    private func steps(_ scene: String) throws -> [FoundIssue] {
        try issues(scene, in: "Attributor/Steps.storyboard")
    }

    @Test("Landscape loses the colors and the outline buttons")
    func attributorWithoutConstraints() throws {
        let lost = try steps("1 Without constraints").filter {
            $0.issue.rule.id == "view-off-screen"
        }
        #expect(
            messages(lost) == [
                "“Lorem ipsum dolor sit er elit lamet, co…”, “Outline”, and “Unoutline” are cut off by "
                    + "the bottom edge of the screen, or beyond it"
            ])
        for issue in lost {
            #expect(issue.configurations.map(\.orientation) == [.landscapeLeft, .landscapeLeft])
        }
    }

    /// Details are those of the newest device, which is 568 points wide.
    @Test("Equal widths with three widths of 64 points: the third button's is broken")
    func attributorsConflict() throws {
        let found = try steps("4 Equal widths and 64")
        #expect(
            messages(found) == [
                "Can't satisfy all constraints: “Orange” Width Equals: 64 is broken."
            ])
        #expect(found.first?.configurations.map(\.orientation) == [.landscapeLeft, .landscapeLeft])
        let details = found.first?.issue.details ?? []
        #expect(details.count == 12)
        #expect(details.last?.contains("H:[UIView(568)]") == true)
    }

    @Test("Stats without constraints, and 157 points wide, shows a number of one digit")
    func stats() throws {
        #expect(try ids(steps("2 Stats without constraints")) == ["views-without-constraints"])
        #expect(try messages(steps("6 Stats 157 points wide")) == [])
    }

    /// The outlined label above has no constraints yet.
    @Test("Stats with the colored label in the corner")
    func statsInTheCorner() throws {
        #expect(try ids(steps("5 Stats in the corner")) == ["views-without-constraints"])
    }

    @Test("Align Leading of Stats is deleted")
    func missingAlignment() throws {
        #expect(
            try messages(steps("7 Stats without Align Leading")) == [
                "Need constraints for: X position"
            ])
    }
}
