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
}
