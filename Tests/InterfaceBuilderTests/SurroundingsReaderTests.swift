import Testing

@testable import InterfaceBuilder

/// Source: Documentation/Canvas.md 3.4 to 3.6; segue kinds as documents
/// spell them.
struct SurroundingsReaderTests {
    static func segue(_ kind: String, _ target: String) -> String {
        "<segue destination=\"\(target)\" kind=\"\(kind)\" id=\"s\"/>"
    }

    static func controller(
        _ id: String, _ attributes: String = "", _ inside: String = ""
    ) -> String {
        "<viewController id=\"\(id)\" \(attributes)>\(inside)</viewController>"
    }

    /// Returns a navigation controller that shows `a`.
    static func navigation(_ attributes: String = "", _ bar: String = "") -> String {
        """
        <navigationController id="n" \(attributes)><navigationBar key="navigationBar" \(bar)/>
        <connections>\(segue("relationship", "a"))</connections></navigationController>
        """
    }

    private func surroundings(_ controllers: String...) throws -> [String: Surroundings] {
        SurroundingsReader.surroundings(
            of: try Element.xml("<a>\(controllers.joined())</a>").children)
    }

    @Test func singleControllersHaveAStatusBar() throws {
        #expect(try surroundings(Self.controller("a"))["a"] == Surroundings())
    }

    @Test(
        arguments: [
            ("", "", Surroundings.Bar()), ("", #"translucent="NO""#, .init(isTranslucent: false)),
            ("", #"largeTitles="YES""#, .init(prefersLargeTitles: true, hasLargeTitle: true)),
            (#"navigationBarHidden="YES""#, "", nil),
        ] as [(String, String, Surroundings.Bar?)])
    func navigationBars(_ attributes: String, _ bar: String, _ expected: Surroundings.Bar?) throws {
        let found = try surroundings(Self.controller("a"), Self.navigation(attributes, bar))
        #expect(found["a"]?.navigationBar == expected)
        #expect(found["n"]?.navigationBar == nil)
    }

    /// A title without a mode of its own is as large as that of the controller before it.
    @Test(arguments: [
        ("never", "", "", [false, false, false]), ("never", "always", "", [false, true, true]),
        ("", "never", "always", [true, false, true]), ("", "", "", [true, true, true]),
    ])
    func largeTitles(_ a: String, _ b: String, _ c: String, _ expected: [Bool]) throws {
        func item(_ mode: String) -> String {
            let attribute = mode.isEmpty ? "" : "largeTitleDisplayMode=\"\(mode)\""
            return "<navigationItem key=\"navigationItem\" \(attribute)/>"
        }
        let found = try surroundings(
            Self.navigation("", #"largeTitles="YES""#),
            Self.controller("a", "", item(a) + Self.segue("show", "b")),
            Self.controller("b", "", item(b) + Self.segue("show", "c")),
            Self.controller("c", "", item(c)))
        #expect(["a", "b", "c"].map { found[$0]?.navigationBar?.hasLargeTitle } == expected)
    }

    @Test func largeTitlesNeedABarThatPrefersThem() throws {
        let item = #"<navigationItem key="navigationItem" largeTitleDisplayMode="always"/>"#
        let found = try surroundings(Self.navigation(), Self.controller("a", "", item))
        #expect(found["a"]?.navigationBar == .init())
    }

    @Test func prompts() throws {
        let item = #"<navigationItem key="navigationItem" prompt="Do"/>"#
        let found = try surroundings(
            Self.navigation(), Self.controller("a", "", item + Self.segue("show", "b")),
            Self.controller("b"))
        #expect(found["a"]?.navigationBar == .init(hasPrompt: true))
        #expect(found["b"]?.navigationBar == .init())
    }

    @Test func simulatedMetricsOfNavigationControllersHoldForTheirContents() throws {
        let navigation = """
            <navigationController id="n"><navigationBar key="navigationBar"/>
            <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
            <connections>\(Self.segue("relationship", "a"))</connections></navigationController>
            """
        let inherited = try surroundings(navigation, Self.controller("a"))
        #expect(inherited["a"] == Surroundings(navigationBar: .init(), tabBar: .init()))
        let own = #"<nil key="simulatedBottomBarMetrics"/>"#
        let replaced = try surroundings(navigation, Self.controller("a", "", own))
        #expect(replaced["a"] == Surroundings(navigationBar: .init()))
    }

    @Test(arguments: [("show", true), ("push", true), ("presentation", false), ("modal", false)])
    func pushedControllersKeepTheBar(_ kind: String, _ hasBar: Bool) throws {
        let found = try surroundings(
            Self.navigation(), Self.controller("a", "", Self.segue(kind, "b")),
            Self.controller("b"))
        #expect((found["b"]?.navigationBar != nil) == hasBar)
    }

    @Test func showWithoutANavigationControllerPresents() throws {
        let found = try surroundings(
            Self.controller("a", "", Self.segue("show", "b")), Self.controller("b"))
        #expect(found["b"] == Surroundings())
    }

    @Test func toolbars() throws {
        let shown = Self.navigation(#"toolbarHidden="NO""#)
        #expect(try surroundings(shown, Self.controller("a"))["a"]?.toolbar == .init())
        #expect(try surroundings(Self.navigation(), Self.controller("a"))["a"]?.toolbar == nil)
    }

    @Test func tabBars() throws {
        let tabs = """
            <tabBarController id="t"><tabBar key="tabBar" translucent="NO"/>
            \(Self.segue("relationship", "n"))</tabBarController>
            """
        let found = try surroundings(
            tabs, Self.navigation(), Self.controller("a", "", Self.segue("show", "b")),
            Self.controller("b", #"hidesBottomBarWhenPushed="YES""#))
        #expect(
            found["a"]
                == Surroundings(navigationBar: .init(), tabBar: .init(isTranslucent: false)))
        #expect(found["b"] == Surroundings(navigationBar: .init()))
    }

    @Test func containerViewsEmbed() throws {
        let found = try surroundings(
            Self.controller("a", "", Self.segue("embed", "n")), Self.navigation(),
            Self.controller("b", "", Self.segue("embed", "c")), Self.controller("c"))
        #expect(found["c"] == Surroundings(isEmbedded: true))
        #expect(found["b"] == Surroundings())
    }

    @Test func cyclicSegues() throws {
        let found = try surroundings(
            Self.navigation(), Self.controller("a", "", Self.segue("show", "b")),
            Self.controller("b", "", Self.segue("show", "a") + Self.segue("relationship", "n")))
        #expect(found["a"]?.navigationBar == .init())
    }

    @Test(arguments: [
        (#"<nil key="simulatedTopBarMetrics"/>"#, Surroundings()),
        (#"<nil key="simulatedStatusBarMetrics"/>"#, .init(hasStatusBar: false)),
        (
            #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO"/>"#,
            .init(navigationBar: .init(isTranslucent: false))
        ),
        (
            #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#,
            .init(tabBar: .init())
        ),
        (
            #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#,
            .init(toolbar: .init())
        ),
    ])
    func simulatedMetrics(_ xml: String, _ expected: Surroundings) throws {
        #expect(try surroundings(Self.controller("a", "", xml))["a"] == expected)
    }

    @Test func simulatedMetricsRemoveBars() throws {
        let metrics = """
            <nil key="simulatedTopBarMetrics"/><nil key="simulatedBottomBarMetrics"/>
            """
        let found = try surroundings(
            Self.navigation(#"toolbarHidden="NO""#), Self.controller("a", "", metrics))
        #expect(found["a"] == Surroundings())
    }

    @Test func unknownTargetsAreIgnored() throws {
        let found = try surroundings(Self.navigation())
        #expect(found.keys.sorted() == ["n"])
    }
}
