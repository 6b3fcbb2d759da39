import Testing

@testable import InterfaceBuilder
@testable import InterfaceEditing

/// Source: the relationships in the document.
struct SceneSurroundingsTests {
    @Test func barsOfContainers() throws {
        let document = try Document.storyboard(
            """
            <navigationController id="nav" sceneMemberID="viewController">
            <navigationBar key="navigationBar" id="bar"/><connections>
            <segue destination="vc" kind="relationship" relationship="rootViewController" id="s"/>
            </connections></navigationController>
            """,
            """
            <viewController id="vc" sceneMemberID="viewController"><view key="view" id="v">
            <rect key="frame" width="375" height="667"/></view></viewController>
            """,
            """
            <viewController id="alone" sceneMemberID="viewController"><view key="view" id="w">
            <rect key="frame" width="1024" height="768"/></view></viewController>
            """)
        let around = document.scenes.map(document.surroundings)
        #expect(around.map(\.hasTopBar) == [false, true, false])
        #expect(around.map(\.hasBottomBar) == [false, false, false])
        #expect(around.map(\.isForPads) == [false, false, true])
        #expect(around.map(\.targetsPads) == [false, false, false])
    }

    /// Small scenes in an app for iPads are parts of screens.
    @Test func iPadCanvases() throws {
        let document = try Document.storyboard(
            """
            <viewController id="vc" sceneMemberID="viewController"><view key="view" id="v">
            <rect key="frame" width="700" height="500"/></view></viewController>
            """, head: #"<device id="ipad9_7" orientation="landscape"/>"#)
        #expect(document.scenes.map(document.surroundings).map(\.isForPads) == [true])
        #expect(document.scenes.map(document.surroundings).map(\.targetsPads) == [true])
    }
}
