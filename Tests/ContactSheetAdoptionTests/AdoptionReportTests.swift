import Foundation
import Testing

@testable import ContactSheetAdoption

@Suite struct AdoptionReportTests {
    private func lines(
        missingModules: [String] = [], products: [String] = [], canDownload: Bool = false,
        views: [String] = [], controllers: [String] = [], problems: String = ""
    ) throws
        -> [String]
    {
        let text = """
            {"project": "App.xcodeproj", "target": "App", "modules": [], "problems": [\(problems)],
            "missingModules": \(missingModules), "missingProducts": \(products), "rounds": 1,
            "canDownload": \(canDownload), "swiftUIViews": \(views),
            "codeScreens": 2, "unavailableControllers": \(controllers)}
            """
        return try JSONDecoder().decode(AdoptionReport.self, from: Data(text.utf8)).lines
    }

    /// A package whose product and module have the same name is among the modules only.
    @Test func packagesThatCanBeDownloaded() throws {
        let hint = "  Swift packages are available with --download-packages or --checkouts"
        #expect(
            try lines(missingModules: ["Charts"], products: [], canDownload: true) == [
                "modules that aren't available: Charts", hint,
            ])
        #expect(
            try lines(missingModules: [], products: ["Kit"], canDownload: true) == [
                "packages that aren't available: Kit", hint,
            ])
        #expect(
            try lines(missingModules: ["A"], products: [], canDownload: false) == [
                "modules that aren't available: A"
            ])
    }

    @Test func controllersWithoutArguments() throws {
        #expect(
            try lines(controllers: ["A", "B"]) == [
                "view controllers in code: 2 of 4 are screens; no arguments can be made up for A, B"
            ])
    }

    @Test func longReportsAreShortened() throws {
        let problems = (1...40).map {
            #"{"screens": 0, "file": "A.swift", "line": \#($0), "what": "body", "reason": "\#($0)"}"#
        }
        let lines = try lines(problems: problems.joined(separator: ", "))
        #expect(lines.count == 32)
        #expect(lines.last == "  and 10 more, which are in adoption.json")
    }

    @Test func viewsInSwiftUI() throws {
        let views = (1...10).map { "View\($0)" }
        #expect(
            try lines(missingModules: [], products: [], canDownload: false, views: views) == [
                "SwiftUI, not shown: 10 views: View1, View2, View3, View4, View5, View6, View7, View8, "
                    + "and 2 more"
            ])
    }
}
