import Escaping
import SourceRewriting
import XcodeProjects

/// The source file of the package's executable.
struct ScreensFile {
    private let package: AdoptedPackage
    private let modules: [RewrittenModule]

    init(_ package: AdoptedPackage, _ modules: [RewrittenModule]) {
        self.package = package
        self.modules = modules
    }

    var text: String {
        let project = package.project
        let module = project.name
        let imports = project.modules.map { "import \($0.name)\n" }.joined()
        let registrations = project.modules.map { "registerClassesOf\($0.name)()" }
        let previews = project.modules.map { "declaredPreviewsOf\($0.name)()" }
        let screens = project.modules.filter(\.hasScreens).map { "declaredScreensOf\($0.name)()" }
        let setters = project.modules.filter(\.hasScreens)
            .map { "setMadeUpPropertiesOf\($0.name)(controller)" }
        let madeUp = project.modules.compactMap(\.screens)
            .flatMap(\.classesWithMadeUpProperties).map(\.literal).joined(separator: ", ")
        let fixtures = package.networkFixtures.map { "default: \($0.path.literal)" } ?? ""
        let incomplete = project.modules.flatMap(\.incompleteClasses).map(\.literal)
            .joined(separator: ", ")
        return """
            import AdoptedRuntime
            import ContactSheet
            import NetworkFixtures
            import UIKit
            \(imports)
            /// All screens of the application.
            @main struct Screens {
                @MainActor static func main() async {
                    NetworkFixtures.installFromEnvironment(\(fixtures))
                    CurrentLocale.install()
                    RepeatableProcess.install()
                    var app = AdoptedApp(name: \(project.application.name.literal))
                    app.registerClasses = {
                        \(registrations.joined(separator: "\n            "))
                    }
                    app.incompleteClasses = [\(incomplete)]
                    app.declaredPreviews = { \(previews.joined(separator: " + ")) }
                    app.declaredScreens = { \(screens.isEmpty ? "[]" : screens.joined(separator: " + ")) }
                    app.classesWithMadeUpProperties = [\(madeUp)]
                    app.setProperties = { controller in
                        \(setters.joined(separator: "\n            "))
                    }
            \(delegates(module))\
                    await app.run()
                }
            }

            """
    }

    private func delegates(_ module: ModuleName) -> String {
        guard let files = modules.last?.files, ModuleRegistration.delegate(of: files) != nil else {
            return ""
        }
        var text = "        app.makeDelegate = { applicationDelegateOf\(module)() }\n"
        let scene = package.project.application.infoPlist.sceneDelegate
        if let scene, files.flatMap(\.classes).contains(where: { $0.name == scene }),
            scene.hasSuffix("SceneDelegate"), scene.isIdentifier
        {
            text += "        app.makeSceneDelegate = { make\(scene)Of\(module)() }\n"
        }
        return text
    }
}
