import Foundation
import Testing
import UIKit

@testable import ContactSheet
@testable import ContactSheetPreviews

@MainActor @Suite struct AdoptedAppTests {
    @Test func declaredPreviewsHaveTheOrientationOfTheirTraits() {
        var app = AdoptedApp(name: "App", bundle: URL(fileURLWithPath: "/none"))
        app.declaredPreviews = {
            [
                DeclaredPreview("Wide", traits: .landscapeLeft) { UIView() },
                DeclaredPreview("Wide") { UIView() },
            ]
        }
        #expect(app.previews.map(\.name) == ["Previews/Wide", "Previews/Wide 2"])
        #expect(app.previews.map(\.orientation) == [.landscapeLeft, nil])
    }

    /// A delegate that can't be created ends `App`, and no other screen.
    @Test(arguments: [true, false]) func screensWithoutADelegate(isWithoutDelegate: Bool) throws {
        final class Delegate: UIResponder, UIApplicationDelegate {}
        @MainActor final class Count { var value = 0 }
        let count = Count()
        var app = AdoptedApp(name: "App", bundle: URL(fileURLWithPath: "/none"))
        app.declaredPreviews = { [DeclaredPreview("A") { UIView() }] }
        app.isWithoutDelegate = isWithoutDelegate
        app.makeDelegate = {
            count.value += 1
            return Delegate()
        }
        let previews = app.previews
        #expect(previews.map(\.name) == ["App", "Previews/A"])
        guard case .controller(let make) = previews[1].content else {
            Issue.record("the preview has no controller")
            return
        }
        _ = try make()
        #expect(count.value == (isWithoutDelegate ? 0 : 1))
    }
}
