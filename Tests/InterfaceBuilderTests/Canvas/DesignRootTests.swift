import Testing

@testable import InterfaceBuilder

/// Source: Documentation/DocumentFormat.md 9.5; the elements in the tests.
struct DesignRootTests {
    @Test func controllersBarViewsAndLooseViewsInOrder() throws {
        let objects = try Element.xml(
            """
            <objects>
            <placeholder placeholderIdentifier="IBFirstResponder" id="p"/>
            <viewController id="vc"><view key="view" id="root"/>
            <navigationItem key="navigationItem" id="i"><view key="titleView" id="title"/>
            <barButtonItem key="rightBarButtonItem"><button key="customView" id="button"/>
            </barButtonItem></navigationItem></viewController>
            <view id="extra"/><tapGestureRecognizer id="t"/>
            <navigationController id="n"><navigationBar key="navigationBar" id="bar"/>
            </navigationController>
            </objects>
            """
        ).children
        let roots = DesignRoot.all(of: objects)
        #expect(roots.map(\.view.id) == ["root", "title", "button", "extra"])
        #expect(roots.map(\.controller?.id) == ["vc", nil, nil, nil])
    }
}
