import ContactSheetDiagnostics
import Foundation
import Testing
import UIKit

/// Tests the property that code that is left out has the value that says nothing.
@MainActor @Suite struct OmittedBodyTests {
    private enum Mode: Int { case first, second }
    private enum Page: CaseIterable { case start, end }
    private final class Badge: UILabel {}

    @Test func neutralValues() {
        #expect(omittedBody("A.a()") == "")
        #expect(omittedBody("A.a()") == 0)
        #expect(omittedBody("A.a()") == 0.0)
        #expect(omittedBody("A.a()") == false)
        #expect(omittedBody("A.a()") as Int? == nil)
        #expect(omittedBody("A.a()") as [String] == [])
        #expect(omittedBody("A.a()") as Set<Int> == [])
        #expect(omittedBody("A.a()") as [String: Int] == [:])
        #expect(omittedBody("A.a()") as UIView.AutoresizingMask == [])
        #expect(omittedBody("A.a()") as CGRect == .zero)
        #expect(omittedBody("A.a()") as UIColor == .clear)
        #expect(omittedBody("A.a()") == NSTextAlignment(rawValue: 0)!)
        #expect(omittedBody("A.a()") as Page == .start)
        #expect(omittedBody("A.a()") == Data())
        let _: Void = omittedBody("A.a()")
        let badge: Badge = omittedBody("A.a()")
        #expect(type(of: badge) == Badge.self)
        #expect(omittedBody("A.a()", Mode.second) == .second)
    }

    @Test func oneNoteForEachPlace() {
        let (_, diagnostics) = DiagnosticLog.collecting {
            for _ in 0..<2 { let _: Void = omittedBody("Login.send()") }
            let _: Int = omittedValue("Login.count")
        }
        #expect(
            diagnostics.map(\.message) == [
                "Login.send() is left out because it doesn't compile; its result is a neutral value",
                "Login.count is left out because it doesn't compile; its result is a neutral value",
            ])
    }
}
