import ContactSheetDiagnostics
import Foundation
import Testing

@testable import ObjectiveCRuntime

@MainActor struct SelectorTests {
    @Test func selectorsAreEqualByName() {
        #expect(Selector("save:", Form.save(_:)) == Selector("save:"))
        #expect(Set([Selector("save:", Form.save(_:)), "save:"]).count == 1)
        #expect(NSStringFromSelector(NSSelectorFromString("save:")) == "save:")
    }

    @Test func aSelectorCallsItsMethod() {
        let form = Form()
        Selector("reset", Form.reset).call(on: form)
        Selector("save:", Form.save(_:)).call(on: form, "sender")
        Selector("move:to:", Form.move(_:to:)).call(on: form, 1, nil)
        #expect(form.calls == ["reset", "save sender", "move 1 nil"])
        #expect(Selector("count", Form.count).call(on: form) as? Int == 3)
    }

    @Test func aSelectorCallsTheOverridingMethod() {
        let form = SpecialForm()
        Selector("reset", Form.reset).call(on: form)
        #expect(form.calls == ["special reset"])
    }

    @Test func argumentsOfOtherTypesAreReported() {
        let form = Form()
        let (_, diagnostics) = DiagnosticLog.collecting {
            _ = Selector("save:", Form.save(_:)).call(on: form, 1)
        }
        #expect(form.calls == [])
        #expect(
            diagnostics.map(\.message)
                == ["-[Form save:] has parameters of other types; it wasn't called"])
    }

    @Test func aMissingMethodIsReported() {
        let (_, diagnostics) = DiagnosticLog.collecting {
            _ = Selector("reset").call(on: Form())
        }
        #expect(
            diagnostics.map(\.message)
                == ["-[Form reset]: unrecognized selector sent to instance"])
    }
}

@MainActor private class Form: NSObject {
    var calls: [String] = []

    func reset() { calls.append("reset") }

    func save(_ sender: String) { calls.append("save \(sender)") }

    func move(_ step: Int, to name: String?) { calls.append("move \(step) \(name ?? "nil")") }

    func count() -> Int { calls.count }
}

private final class SpecialForm: Form {
    override func reset() { calls.append("special reset") }
}
