import InlineSnapshotTesting
import ProfileScreens
import SnapshotTesting
import Testing
import UIKit

@MainActor @Suite(.snapshots(record: .missing)) struct ProfileSuite {
    private let profile = Profile(name: "Ann", city: "Paris", followers: 12)

    @Test func image() {
        assertSnapshot(
            of: ProfileViewController(profile: profile),
            as: .image(on: ViewImageConfig(size: CGSize(width: 200, height: 120))))
    }

    @Test func layoutOnNewAndOldPhones() {
        let controller = ProfileViewController(profile: profile)
        assertSnapshot(of: controller, as: .layout(on: .iPhone17), named: "new")
        assertSnapshot(of: controller, as: .layout(on: .iPhone8(.landscape)), named: "old")
    }

    @Test func noIssues() {
        assertSnapshot(of: ProfileViewController(profile: profile), as: .issues(on: .all))
    }

    @Test func inlineLayout() {
        assertInlineSnapshot(
            of: ProfileViewController(profile: profile), as: .layout(on: .iPhoneSe)
        ) {
            """
            UIWindow 0 0 320 568
              UIView 0 0 320 568
                UIStackView 16 40 88 94
                  UILabel “Ann” 0 0 48.5 33.5
                  UILabel “Paris” 0 41.5 37.5 20.5
                  FollowersView 0 70 88 24
                    UILabel “12 followers” 8 4 72 16
            """
        }
    }

    @Test func inlineText() {
        assertInlineSnapshot(of: profile, as: .json) {
            """
            {
              "city" : "Paris",
              "followers" : 12,
              "name" : "Ann"
            }
            """
        }
        assertProfile(profile) {
            """
            Ann (12)
            """
        }
    }

    private func assertProfile(
        _ profile: Profile, summary: (() -> String)? = nil, fileID: StaticString = #fileID,
        file: StaticString = #filePath, function: StaticString = #function, line: UInt = #line,
        column: UInt = #column
    ) {
        assertInlineSnapshot(
            of: "\(profile.name) (\(profile.followers))", as: .lines,
            syntaxDescriptor: InlineSnapshotSyntaxDescriptor(
                trailingClosureLabel: "summary", trailingClosureOffset: 0),
            matches: summary, fileID: fileID, file: file, function: function, line: line,
            column: column)
    }
}
