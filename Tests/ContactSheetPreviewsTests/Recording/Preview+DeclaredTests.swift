import CairoRenderer
import Foundation
import Testing
import UIKit

@testable import ContactSheetPreviews

#Preview("Fixed", traits: .fixedLayout(width: 100, height: 50)) {
    let view = UIView()
    view.backgroundColor = .red
    return view
}

#Preview("Same") { UIViewController() }
#Preview("Same", traits: .landscapeLeft) { UIViewController() }

@MainActor @Suite struct PreviewDeclaredTests {
    private func declared(_ file: String, _ name: String?) -> DeclaredPreview {
        DeclaredPreview(name, fileID: file) { UIView() }
    }

    /// The previews of this file.
    private var own: [Preview] {
        Preview.declared.filter { $0.name.hasPrefix("Preview+DeclaredTests/") }
    }

    @Test func namesConsistOfFilesAndNames() {
        let previews = Preview.named([
            declared("A/Login.swift", "Empty"), declared("A/Login.swift", nil),
            declared("A/Login.swift", "Empty"), declared("A/Main.swift", "Empty"),
            declared("B/Login.swift", "Empty"), declared("B/Login.swift", "With/Slash"),
        ])
        #expect(
            previews.prefix(5).map(\.name) == [
                "Login/Empty", "Login/Preview", "Login/Empty 2", "Main/Empty", "Login/Empty 3",
            ])
        #expect(previews.allSatisfy { PreviewName.invalidReason(of: $0.name) == nil })
        #expect(previews[5].name.split(separator: "/").count == 2)
    }

    /// Also on a disk that ignores case.
    @Test func namesAreUnique() {
        let names = ["Empty", "empty", "Empty 2", "EMPTY", "A?", "A*"].map {
            declared("A/Login.swift", $0)
        }
        #expect(
            Preview.named(names).map(\.name) == [
                "Login/Empty", "Login/empty 3", "Login/Empty 2", "Login/EMPTY 4", "Login/A?",
                "Login/A*",
            ])
    }

    /// Names that are longer in paths.
    @Test func longNamesAreValid() {
        let previews = Preview.named([declared("A/Login.swift", String(repeating: "?", count: 90))])
        #expect(PreviewName.invalidReason(of: previews[0].name) == nil)
    }

    @Test func previewsOfMacrosAreListedByLine() {
        #expect(
            own.map(\.name) == [
                "Preview+DeclaredTests/Fixed", "Preview+DeclaredTests/Same",
                "Preview+DeclaredTests/Same 2",
            ])
    }

    @Test(arguments: [
        (["portrait", "landscape-left"], ["landscape-left"]),
        (["portrait", "landscape-right"], ["landscape-right"]), (["portrait"], ["portrait"]),
    ])
    func orientationsOfTraitsAreSelected(_ run: [String], _ expected: [String]) throws {
        let configurations = try run.map { try #require(Configuration(name: "iphone-8.\($0)")) }
        let schedule = PreviewRun(previews: own, configurations: configurations).schedule
        #expect(schedule[1].configurations == configurations)
        #expect(schedule[2].configurations.map(\.orientation.rawValue) == expected)
    }

    @Test func viewsWithFixedLayoutHaveItsSize() throws {
        let configuration = try #require(Configuration(name: "iphone-8.portrait.ios-18"))
        let tree = try own[0].record(configuration).tree
        let frames = tree.all.map(\.frame).filter { $0.size == CGSize(width: 100, height: 50) }
        // In the middle of the screen of 375 × 667 points; the origin is on a pixel.
        #expect(frames == [CGRect(x: 137.5, y: 308.5, width: 100, height: 50)])
    }
}

extension ViewNode {
    fileprivate var all: [ViewNode] { [self] + children.flatMap(\.all) }
}
