import SourceRewriting
import Testing

@testable import contactsheet_rewrite

@Suite struct TargetDeclarationsTests {
    private func text(of code: String, resources: String = "/app") -> String {
        let sources = ModuleSources(
            name: "App", files: [SourceText(path: "/app/A.swift", text: code)],
            importableModules: ["UIKit"])
        let module = ModuleRewriter(sources).rewrite()
        return TargetDeclarations(module.files, resources: resources).text
    }

    @Test func plainCodeDeclaresItsFolder() {
        #expect(
            text(of: "let a = 1\n", resources: "/my \"app\"") == #"""
                import UIKit

                @section("contactsheet_declarations") @used
                nonisolated private let _resources: LinkedDeclarations.Entry = { list in
                    LinkedDeclarations.add(LinkedResources(folder: "/my \"app\""), to: list)
                }

                """#)
    }

    @Test func classesAndPreviewsAreDeclared() {
        let text = text(of: "class Home: UIViewController {}\n#Preview { Home() }\n")
        #expect(text.contains("LinkedClasses {\n        _registerClasses0()\n    }, to: list"))
        #expect(text.contains("LinkedPreviews { _previews0 }, to: list"))
    }
}
