import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: Apple's documentation of `UIStoryboard`, and exceptions as published crash
/// logs quote them.
@MainActor struct StoryboardLoadingTests {
    private typealias Graph = SceneGraphTests

    private static func storyboard(_ title: String = "Login") -> String {
        Graph.container("navigationController", "first", ["a"]) + DocumentFolder.nextScene
            + Graph.screen(
                "a",
                attributes: """
                    title="\(title)" storyboardIdentifier="login" customClass="LoginController"
                    """)
    }

    @Test func scenesByIdentifier() throws {
        try DocumentFolder.with(["App/Main.storyboard": Self.storyboard()]) {
            let storyboard = UIStoryboard(name: "Main", bundle: nil)
            let initial = storyboard.instantiateInitialViewController()
            #expect(
                (initial as? UINavigationController)?.topViewController?.title == "Login")
            let login = storyboard.instantiateViewController(withIdentifier: "login")
            #expect(login.title == "Login")
            #expect(login.parent == nil)
            #expect(login.storyboard === storyboard)
            #expect(login !== storyboard.instantiateViewController(withIdentifier: "login"))
        }
    }

    /// The instance has the class that code expects if the document's class isn't registered.
    @Test func controllersHaveTheExpectedClass() throws {
        try DocumentFolder.with(["Main.storyboard": Self.storyboard()]) {
            let storyboard = UIStoryboard(name: "Main", bundle: nil)
            let login: LoginController = storyboard.instantiateViewController(identifier: "login")
            #expect(login.title == "Login")
            #expect(login.view.frame.width == 375)
            let named = storyboard.instantiateViewController(identifier: "login") { coder in
                LoginController(coder: coder, user: "Ann")
            }
            #expect(named.user == "Ann")
            #expect(named.awakenings == 1)
            let initial: UINavigationController? =
                storyboard.instantiateInitialViewController()
            #expect(initial != nil)
        }
    }

    @Test func missingStoryboardsAreReported() throws {
        try DocumentFolder.with(["Main.storyboard": Self.storyboard()]) {
            let (_, log) = DiagnosticLog.collecting {
                let none = UIStoryboard(name: "Mane", bundle: nil)
                #expect(none.instantiateInitialViewController() == nil)
                _ = none.instantiateViewController(withIdentifier: "login")
                let main = UIStoryboard(name: "Main", bundle: nil)
                let stray: LoginController = main.instantiateViewController(identifier: "log-in")
                #expect(stray.storyboard == nil)
            }
            #expect(
                log.map(\.message) == [
                    "Could not find a storyboard named 'Mane'",
                    "Storyboard Main doesn't contain a view controller with identifier 'log-in'",
                ])
        }
    }

    @Test func nothingIsLoadedBeforeAFolderIsAdded() {
        let (_, log) = DiagnosticLog.collecting { UIStoryboard(name: "Main", bundle: nil) }
        #expect(log.count == 1)
        #expect(!DocumentFolders.main.add(URL(fileURLWithPath: "/no/such/folder")))
    }

    /// `Name~ipad` applies to iPads only, and `Base.lproj` takes precedence over other languages
    /// (Apple: Resource Programming Guide; Internationalization and Localization Guide).
    @Test func documentsAreChosenByDeviceAndLanguage() throws {
        defer { useStandardScreen() }
        let files = [
            "de.lproj/Main.storyboard": Self.storyboard("Anmelden"),
            "Base.lproj/Main.storyboard": Self.storyboard(),
            "Main~ipad.storyboard": Self.storyboard("Pad"),
        ]
        try DocumentFolder.with(files) {
            @MainActor func title() -> String? {
                UIStoryboard(name: "Main", bundle: nil)
                    .instantiateViewController(withIdentifier: "login").title
            }
            useStandardScreen()
            #expect(title() == "Login")
            UIScreen.main.device.language = "de"
            #expect(title() == "Anmelden")
        }
    }

    @Test func unusedControllersAreReleased() throws {
        try DocumentFolder.with(["Main.storyboard": Self.storyboard()]) {
            let storyboard = UIStoryboard(name: "Main", bundle: nil)
            weak let initial = storyboard.instantiateInitialViewController()
            #expect(initial == nil)
        }
    }

    /// References to other storyboards are resolved in the same folders.
    @Test func referencesToOtherStoryboards() throws {
        let main = """
            <navigationController id="first"><connections>\
            <segue kind="relationship" relationship="rootViewController" destination="r"/>\
            </connections></navigationController>
            <viewControllerPlaceholder id="r" storyboardName="Other" \
            referencedIdentifier="login"/>
            """
        let files = ["Main.storyboard": main, "Other.storyboard": Self.storyboard()]
        try DocumentFolder.with(files) {
            let stack = UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
            #expect((stack as? UINavigationController)?.topViewController?.title == "Login")
        }
    }
}

private final class LoginController: UIViewController {
    var user: String?
    var awakenings = 0

    init?(coder: NSCoder, user: String) {
        self.user = user
        super.init(coder: coder)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func awakeFromNib() { awakenings += 1 }
}
