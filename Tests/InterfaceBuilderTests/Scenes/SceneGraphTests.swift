import Foundation
import Testing

@testable import InterfaceBuilder

/// Source: Documentation/DocumentFormat.md 9.5 and 8; paths determined by hand.
struct SceneGraphTests {
    static func segue(_ kind: String, _ target: String, _ relationship: String = "") -> String {
        let name = relationship.isEmpty ? "" : #" relationship="\#(relationship)""#
        return #"<segue kind="\#(kind)" destination="\#(target)"\#(name)/>"#
    }

    static func container(_ name: String, _ id: String, _ contents: [String]) -> String {
        let relationship =
            name == "navigationController" ? "rootViewController" : "viewControllers"
        let segues = contents.map { segue("relationship", $0, relationship) }
        return """
            <\(name) id="\(id)" sceneMemberID="viewController"><connections>
            \(segues.joined())
            </connections></\(name)>
            """
    }

    static func screen(_ id: String, _ segues: String..., attributes: String = "") -> String {
        """
        <viewController id="\(id)" \(attributes) sceneMemberID="viewController">
        <view key="view" id="v\(id)"><rect key="frame" width="375" height="667"/></view>
        <connections>\(segues.joined())</connections></viewController>
        """
    }

    @Test func containersOfContainers() throws {
        let graph = try Document.storyboard(
            Self.screen("a"), Self.container("navigationController", "n", ["a"]),
            Self.container("tabBarController", "t", ["n", "b"]), Self.screen("b")
        ).graph
        #expect(graph.way(to: "a") == ["t", "n", "a"])
        #expect(graph.way(to: "b") == ["t", "b"])
        #expect(graph.way(to: "t") == ["t"])
    }

    @Test func stacksContainPushedScenes() throws {
        let graph = try Document.storyboard(
            Self.container("navigationController", "n", ["a"]),
            Self.screen("a", Self.segue("show", "b"), Self.segue("presentation", "c")),
            Self.screen("b", Self.segue("push", "d")), Self.screen("c", Self.segue("show", "e")),
            Self.screen("d", Self.segue("show", "a")), Self.screen("e")
        ).graph
        #expect(graph.way(to: "d") == ["n", "a", "b", "d"])
        #expect(graph.place(of: "d") == .pushed(after: "b"))
        // Modal screens, and screens that they show without a stack, are shown alone.
        #expect(graph.way(to: "c") == ["c"])
        #expect(graph.way(to: "e") == ["e"])
    }

    @Test func theShortestPathIsUsed() throws {
        let graph = try Document.storyboard(
            Self.container("navigationController", "n", ["a"]),
            Self.screen("a", Self.segue("show", "b"), Self.segue("show", "c")),
            Self.screen("b", Self.segue("show", "c")), Self.screen("c")
        ).graph
        #expect(graph.way(to: "c") == ["n", "a", "c"])
    }

    @Test func childrenOfContainersAreNotPushed() throws {
        let graph = try Document.storyboard(
            Self.container("navigationController", "n", ["a"]),
            Self.screen("a", Self.segue("show", "m"), Self.segue("show", "b")),
            Self.container("navigationController", "m", ["b"]), Self.screen("b")
        ).graph
        #expect(graph.way(to: "b") == ["m", "b"])
    }

    @Test func cyclicContainers() throws {
        let graph = try Document.storyboard(
            Self.container("navigationController", "n", ["m"]),
            Self.container("navigationController", "m", ["n"]),
            Self.container("tabBarController", "t", ["t"])
        ).graph
        #expect(graph.way(to: "m") == ["n", "m"])
        #expect(graph.way(to: "n") == ["n"])
        #expect(graph.way(to: "t") == ["t"])
    }
}
