import Foundation
import Testing

@testable import UIKit

/// The diagnostics of invalid formats (Documentation/Layout.md 3.10). `VisualFormatErrorTests` has all
/// messages.
@MainActor @Suite struct VisualFormatDiagnosticTests {
    @Test func theDiagnosticOfAnError() {
        let diagnostic = FormatScene().diagnostic("[l(20[r]")
        #expect(
            diagnostic?.message == "Unable to parse constraint format [l(20[r]: Expected ')' or ','"
        )
        #expect(
            diagnostic?.details
                == "Unable to parse constraint format: \nExpected ')' or ',' \n[l(20[r] \n     ^")
        #expect(diagnostic?.location == "UIView > UIView “l”")
    }

    @Test func emptyString() {
        let diagnostic = FormatScene().diagnostic("")
        #expect(
            diagnostic?.message == "Unable to parse constraint format: It's an empty string.")
        #expect(diagnostic?.details == nil)
    }

    /// The published position: after the view that has no superview.
    @Test func noSuperview() {
        var scene = FormatScene()
        scene.views["view"] = UIView()
        #expect(
            scene.diagnostic("|[view]|")?.details
                == "Unable to parse constraint format: \nUnable to "
                + "interpret '|' character, because the related view doesn't have a superview "
                + "\n|[view]| \n       ^")
    }

    @Test func alignmentAlongTheLayout() {
        let scene = FormatScene()
        #expect(
            scene.diagnostic("[l][r]", .alignAllLeading)?.details
                == "Unable to parse constraint format: \nOptions mask required views to be "
                + "aligned on a horizontal edge, which is not allowed for layout that is also "
                + "horizontal. \n[l][r] \n      ^")
        #expect(
            scene.diagnostic("V:[l][r]", .alignAllTop)?.message.contains(
                "aligned on a vertical edge, which is not allowed for layout that is also "
                    + "vertical.") == true)
    }

    @Test func valuesThatAreNotViews() {
        var scene = FormatScene()
        scene.views["text"] = "text"
        #expect(
            scene.diagnostic("[text]")?.message
                == "Unable to parse constraint format [text]: text is not a key in the views "
                + "dictionary.")
    }
}
