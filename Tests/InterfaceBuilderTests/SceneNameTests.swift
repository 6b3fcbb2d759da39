import Testing

@testable import InterfaceBuilder

/// Source: the rule documented for `SceneName`; folder names written by hand.
struct SceneNameTests {
    @Test(arguments: [
        ("Sign in", "Sign in"), ("Show/Hide", "Show-Hide"), ("a\\b", "a-b"), ("a\u{7}b\n", "a-b-"),
        ("..hidden", "hidden"), (". .x", "x"), ("  spaced ", "spaced"), ("...", nil), ("", nil),
        ("登録", "登録"), ("../../etc", "-..-etc"),
    ])
    func folders(_ text: String, _ name: String?) {
        #expect(SceneName.valid(text) == name)
    }

    @Test func longNamesAreTruncatedBetweenCharacters() {
        let name = SceneName.valid(String(repeating: "ä", count: 200))
        #expect(name == String(repeating: "ä", count: 75))
    }

    @Test(arguments: [
        (#"userLabel="A" title="B" storyboardIdentifier="C" customClass="D""#, "A"),
        (#"title="B" storyboardIdentifier="C" customClass="D""#, "B"),
        (#"title="" storyboardIdentifier="C" customClass="D""#, "C"),
        (#"customClass="D""#, "D"), ("", "viewController"),
    ])
    func orderOfPreference(_ attributes: String, _ name: String) throws {
        let object = try Element.xml("<viewController \(attributes)/>")
        #expect(SceneName.name(of: object, inStoryboard: false) == name)
    }

    /// The name stays the same when another scene without a name is added or removed.
    @Test func storyboardScenesWithoutANameHaveTheirID() throws {
        let object = try Element.xml(#"<viewController id="abc-12-xyz"/>"#)
        #expect(
            SceneName.name(of: object, inStoryboard: true) == "viewController (abc-12-xyz)")
        let named = try Element.xml(#"<viewController id="abc-12-xyz" title="Login"/>"#)
        #expect(SceneName.name(of: named, inStoryboard: true) == "Login")
    }

    @Test func normalizationFormsGiveOneName() {
        #expect(SceneName.valid("e\u{301}").map { Array($0.utf8) } == Array("é".utf8))
    }
}
