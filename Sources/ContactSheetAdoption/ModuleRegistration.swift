import Escaping
import SourceRewriting
import XcodeProjects

/// The file of an adopted module by which the executable uses it.
struct ModuleRegistration {
    let module: ModuleName
    private let files: [RewrittenFile]
    /// Whether the sources use the bundle that packages generate.
    private let hasBundle: Bool
    /// The constants for images and colors.
    private let assetSymbols: String

    init(
        module: ModuleName, _ files: [RewrittenFile], hasBundle: Bool = false,
        assetSymbols: String = ""
    ) {
        self.assetSymbols = assetSymbols
        self.module = module
        self.files = files
        self.hasBundle = hasBundle
    }

    /// The class with `@main`, or `nil` if there is none.
    static func delegate(of files: [RewrittenFile]) -> String? {
        files.lazy.compactMap(\.applicationDelegate).first
    }

    var text: String {
        let calls = files.compactMap(\.registration).map { "    \($0)()\n" }.joined()
        let previews = files.compactMap { file in
            file.previewList.map { "    previews += \($0)\n" }
        }.joined()
        return """
            import UIKit

            /// Registers the classes of the module for documents.
            @MainActor public func registerClassesOf\(module)() {
            \(calls)}

            /// The previews that files declare with `#Preview`.
            @MainActor public func declaredPreviewsOf\(module)() -> [DeclaredPreview] {
                var previews: [DeclaredPreview] = []
            \(previews)    return previews
            }

            """ + delegate + (hasBundle ? Self.bundle : "") + assetSymbols
    }

    /// All resources are in the application's bundle.
    private static let bundle = """

        extension Bundle {
            static var module: Bundle { .main }
        }

        """

    private var delegate: String {
        let sceneDelegates = files.flatMap(\.classes).filter {
            $0.name.hasSuffix("SceneDelegate") && $0.name.isIdentifier
        }
        var text = ""
        if let name = Self.delegate(of: files) {
            text += """

                /// Creates the application's delegate.
                @MainActor public func applicationDelegateOf\(module)() -> any UIApplicationDelegate {
                    \(name)()
                }

                """
        }
        for type in sceneDelegates {
            text += """

                /// Creates the delegate of the application's scene.
                @MainActor public func make\(type.name)Of\(module)() -> any UIWindowSceneDelegate {
                    \(type.name)()
                }

                """
        }
        return text
    }
}
