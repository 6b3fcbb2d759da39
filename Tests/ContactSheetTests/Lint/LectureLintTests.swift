import ContactSheetPreviews
import Foundation
import InterfaceBuilder
import Testing

@testable import ContactSheet

/// Source: the steps of the lecture (Documentation/Layout.md 3.12 and Documentation/LayoutIssues.md
/// 2 and 4), as shown by Xcode.
@MainActor @Suite struct LectureLintTests {
    private static let documents = URL(fileURLWithPath: #filePath)
        .appendingPathComponent("../../../../Sources/ContactSheetSamples/Documents")
        .standardizedFileURL

    /// Returns the issues of one scene on an iPhone that are warnings or errors.
    private func issues(
        _ scene: String, in document: String = "Lecture.storyboard", on device: String = "iphone-6s"
    ) throws -> [FoundIssue] {
        let path = Self.documents.appendingPathComponent(document).path
        let previews = try DocumentPreviews(at: [path]).previews
            .filter { $0.name.hasSuffix("/" + scene) }
        #expect(previews.count == 1)
        let configurations = Configuration.all(Device.named([device]), iOS: IOSVersion(18))
        return LayoutInspection(previews: previews, configurations: configurations)().issues
            .filter { $0.issue.rule.severity != .note }
    }

    private func ids(_ issues: [FoundIssue]) -> [String] { issues.map(\.issue.rule.id) }

    @Test("Thing 2 is outside the screen in landscape")
    func lostInLandscape() throws {
        let found = try issues("1 Lost in landscape")
        let lost = try #require(found.first { $0.issue.rule.id == "view-off-screen" })
        #expect(lost.issue.view == "UIView > UILabel “Thing 2”")
        #expect(lost.configurations.map(\.orientation) == [.landscapeLeft])
        #expect(ids(found).contains("views-without-constraints"))
    }

    @Test func cornersAreInOrder() throws {
        #expect(try ids(issues("2 In the corners")) == [])
        #expect(try ids(issues("Corners and center", in: "Things.storyboard")) == [])
    }

    @Test("Bad Thing, on the 300 points of iOS 6")
    func magicNumbers() throws {
        let found = try issues("3 Magic numbers", on: "ipod-touch-4")
        let message = "“Bad Thing” is pinned at nonstandard distances of 62, 89, 68, 198 points"
        #expect(
            found.map(\.issue.message) == [
                "“Bad Thing” is compressed to 350 × 0 points: \(message)",
                "Can't satisfy all constraints.",
            ])
        #expect(found.last?.issue.details.last == message)
        #expect(found.last?.issue.view == "UIView > UILabel “Bad Thing”")
        for issue in found {
            #expect(
                issue.issue.hint?.hasSuffix(
                    "Center the view, align it with another view, or set its size.") == true)
        }
        #expect(try issues("3 Magic numbers").isEmpty, "375 points are enough")
    }

    @Test func theMisplacedView() throws {
        let found = try issues("4 Misplaced")
        #expect(
            found.map(\.issue.message) == [
                #"Frame for "Good Thing" will be different at run time."#
            ])
        #expect(found.first?.isOnCanvas == true)
    }

    @Test("Align Center X is deleted")
    func missingConstraints() throws {
        let found = try issues("5 Ambiguous")
        #expect(found.map(\.issue.message) == ["Need constraints for: X position"])
        #expect(found.first?.place?.hasSuffix("Lecture.storyboard:146") == true)
    }

    @Test("three buttons of 64 points and a fourth as wide as the first")
    func attributorsConflict() throws {
        let found = try issues("6 Conflict")
        #expect(found.map(\.issue.message) == ["Can't satisfy all constraints."])
        #expect(
            found.first?.issue.hint
                == "Change or remove one of the constraints; UIButton “Color 3”.width == 64 is broken."
        )
        #expect(found.first?.issue.details.count == 12)
    }

    @Test("Stats in a width of 157 points")
    func truncatedStats() throws {
        let found = try issues("7 Truncated")
        #expect(ids(found) == ["truncated-text"])
        #expect(
            found.first?.issue.message.hasPrefix(
                "“15 colored characters” is truncated: 157 of ") == true)
    }
}
