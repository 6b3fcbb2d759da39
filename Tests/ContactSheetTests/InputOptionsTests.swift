import ArgumentParser
import Foundation
import Testing
import UIKit

@testable import ContactSheet

/// Truth: DESIGN's command line.
@MainActor struct InputOptionsTests {
    @Test func aMissingFolderOfAssetsIsNamed() throws {
        let options = try InputOptions.parse(["a.xib", "--assets", "/nowhere/at/all"])
        let selection = try SelectionOptions.parse([])
        #expect(throws: UsageError.assetsNotRead("/nowhere/at/all")) {
            try options.previews(selection)
        }
        let words = "\(UsageError.assetsNotRead("x"))"
        #expect(words == "--assets x: there is no such folder")
    }

    @Test func assetsMayBeSeveral() throws {
        let options = try InputOptions.parse(["a.xib", "--assets", "one", "--assets", "two"])
        #expect(options.assets == ["one", "two"] && options.input == ["a.xib"])
    }
}
