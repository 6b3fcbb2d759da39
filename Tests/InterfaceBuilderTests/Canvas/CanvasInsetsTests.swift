import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: Documentation/Canvas.md 3, whose subsections contain the rules that the tests name.
struct CanvasInsetsTests {
    private static func insets(
        _ device: String?, _ version: Int, landscape: Bool = false, canvas: CGSize? = nil
    ) -> CanvasInsets {
        let sizes: [String: CGSize] = [
            "retina4_7": CGSize(width: 375, height: 667),
            "retina5_9": CGSize(width: 375, height: 812),
            "retina6_1": CGSize(width: 414, height: 896),
            "retina6_12": CGSize(width: 393, height: 852),
            "ipad9_7": CGSize(width: 768, height: 1024),
            "ipad11_0rounded": CGSize(width: 834, height: 1194),
        ]
        let upright = sizes[device ?? "retina4_7"] ?? CGSize(width: 428, height: 926)
        let turned = CGSize(width: upright.height, height: upright.width)
        return CanvasInsets(
            version: ToolsVersion(version), device: device, isLandscape: landscape,
            canvas: canvas ?? (landscape ? turned : upright))
    }

    private static func safeArea(
        _ insets: CanvasInsets, _ surroundings: Surroundings = Surroundings(),
        controller: String = "<viewController/>", root: CGSize? = nil
    ) throws -> UIEdgeInsets {
        insets.safeArea(surroundings, of: try .xml(controller), root: root ?? insets.canvas)
    }

    private static func top(_ device: String?, _ version: Int) throws -> CGFloat {
        try safeArea(insets(device, version)).top
    }

    @Test(
        "rule 1: status bars of home-button devices",
        arguments: [
            ("retina4_7", 14490, 20), ("retina4_7", 14750, 0), ("retina4_7", 21507, 0),
            ("retina4_7", 21701, 20), ("retina4_7", 23727, 20), (nil, 9000, 20), (nil, 16097, 0),
            ("ipad9_7", 14490, 20), ("ipad9_7", 14803, 0), ("ipad9_7", 16095, 0),
            ("ipad11_0rounded", 19455, 24), ("ipad11_0rounded", 21507, 24),
        ] as [(String?, Int, CGFloat)])
    func statusBars(_ device: String?, _ version: Int, _ top: CGFloat) throws {
        #expect(try Self.top(device, version) == top)
    }

    @Test("rule 1: a navigation bar below it", arguments: [(14490, 64), (15000, 44), (21701, 64)])
    func navigationBars(_ version: Int, _ top: Int) throws {
        let inside = Surroundings(navigationBar: Surroundings.Bar())
        let insets = Self.insets("retina4_7", version)
        #expect(try Self.safeArea(insets, inside) == UIEdgeInsets(top: CGFloat(top)))
    }

    @Test(
        "rules 2 and 3: notches and islands; doubled from 23727 on, the navigation bar not",
        arguments: [
            ("retina6_1", 21179, 44, 34), ("retina6_1", 21225, 48, 34),
            ("retina6_1", 23504, 48, 34), ("retina6_1", 23727, 96, 68),
            ("retina5_9", 20037, 44, 34), ("retina5_9", 21507, 47, 34),
            ("retina5_9", 22155, 50, 34),
            ("retina6_7", 20037, 44, 34), ("retina6_7", 21225, 47, 34),
            ("retina6_12", 22155, 59, 34),
            ("retina6_12", 24000, 118, 68),
        ] as [(String, Int, CGFloat, CGFloat)])
    func notches(_ device: String, _ version: Int, _ top: CGFloat, _ bottom: CGFloat) throws {
        let insets = Self.insets(device, version)
        #expect(try Self.safeArea(insets) == UIEdgeInsets(top: top, bottom: bottom))
        let inside = Surroundings(navigationBar: Surroundings.Bar())
        let bar: CGFloat = version >= 24000 ? 54 : 44
        #expect(try Self.safeArea(insets, inside).top == top + bar)
    }

    @Test("rule 4: container views have none")
    func embedded() throws {
        let surroundings = Surroundings(isEmbedded: true)
        let insets = Self.insets("retina6_1", 21507)
        let root = CGSize(width: 240, height: 128)
        #expect(try Self.safeArea(insets, surroundings, root: root) == .zero)
    }

    @Test(
        "rule 4: sheets have no status bar, and a navigation bar of 56",
        arguments: [(54, 34), (10, 0)] as [(CGFloat, CGFloat)])
    func sheets(_ missing: CGFloat, _ bottom: CGFloat) throws {
        let insets = Self.insets("retina6_1", 20037)
        let root = CGSize(width: 414, height: 896 - missing)
        let inside = Surroundings(navigationBar: Surroundings.Bar())
        #expect(try Self.safeArea(insets, root: root) == UIEdgeInsets(bottom: bottom))
        #expect(
            try Self.safeArea(insets, inside, root: root)
                == UIEdgeInsets(top: 56, bottom: bottom))
    }

    /// Seven scenes of a document of version 15705 and of one of 23727.
    @Test(
        "rule 4: on a home-button device, a sheet begins below the status bar",
        arguments: [(15705, 56), (23727, 56), (14490, 64)] as [(Int, CGFloat)])
    func homeButtonSheets(_ version: Int, _ top: CGFloat) throws {
        let inside = Surroundings(navigationBar: Surroundings.Bar())
        let root = CGSize(width: 375, height: 647)
        let insets = Self.insets("retina4_7", version)
        #expect(try Self.safeArea(insets, inside, root: root).top == top)
    }

    @Test("rule 3: an iPhone 14 Plus's root that is 430 wide is that of its successor")
    func successors() throws {
        let root = CGSize(width: 430, height: 932)
        let insets = Self.insets("retina6_7", 21507).matching(root)
        #expect(try Self.safeArea(insets, root: root) == UIEdgeInsets(top: 59, bottom: 34))
        let own = CGSize(width: 428, height: 926)
        let same = Self.insets("retina6_7", 21507).matching(own)
        #expect(try Self.safeArea(same, root: own).top == 47)
    }

    @Test("rule 4: an iPad's sheet is smaller in both dimensions")
    func padSheets() throws {
        let insets = Self.insets("ipad11_0rounded", 20037)
        let root = CGSize(width: 540, height: 620)
        #expect(try Self.safeArea(insets, root: root) == .zero)
    }

    @Test("rule 5: opaque bars have no insets on their side")
    func opaqueBars() throws {
        let insets = Self.insets("retina6_1", 20037)
        var around = Surroundings(
            navigationBar: Surroundings.Bar(isTranslucent: false), tabBar: Surroundings.Bar())
        #expect(try Self.safeArea(insets, around) == UIEdgeInsets(bottom: 83))
        around.navigationBar?.isTranslucent = true
        around.tabBar?.isTranslucent = false
        #expect(try Self.safeArea(insets, around) == UIEdgeInsets(top: 88))
    }

    @Test(
        "rule 5: no insets on a side that the root doesn't extend under",
        arguments: [
            ("", 0, 0), (#"top="YES""#, 88, 0), (#"bottom="YES""#, 0, 83),
            (#"top="YES" bottom="YES""#, 88, 83),
        ] as [(String, CGFloat, CGFloat)])
    func extendedEdges(_ edges: String, _ top: CGFloat, _ bottom: CGFloat) throws {
        let around = Surroundings(
            navigationBar: Surroundings.Bar(), tabBar: Surroundings.Bar())
        let controller = """
            <viewController><extendedEdge key="edgesForExtendedLayout" \(edges)/></viewController>
            """
        #expect(
            try Self.safeArea(Self.insets("retina6_1", 20037), around, controller: controller)
                == UIEdgeInsets(top: top, bottom: bottom))
    }

    @Test(
        "rule 5: a root that the bars have already shortened has no insets for them",
        arguments: [(896 - 88, 0, 34), (896 - 88 - 34, 0, 0), (896, 88, 34), (500, 88, 34)]
            as [(CGFloat, CGFloat, CGFloat)])
    func shortenedRoots(_ height: CGFloat, _ top: CGFloat, _ bottom: CGFloat) throws {
        let inside = Surroundings(navigationBar: Surroundings.Bar())
        let root = CGSize(width: 414, height: height)
        #expect(
            try Self.safeArea(Self.insets("retina6_1", 20037), inside, root: root)
                == UIEdgeInsets(top: top, bottom: bottom))
    }

    @Test(
        "rule 6: toolbars and tab bars",
        arguments: [("retina4_7", 44, 49), ("retina6_1", 83, 83)] as [(String, CGFloat, CGFloat)])
    func lowerBars(_ device: String, _ toolbar: CGFloat, _ tabBar: CGFloat) throws {
        let insets = Self.insets(device, 20037)
        let (bar, other) = (
            Surroundings(toolbar: Surroundings.Bar()), Surroundings(tabBar: Surroundings.Bar())
        )
        #expect(try Self.safeArea(insets, bar).bottom == toolbar)
        #expect(try Self.safeArea(insets, other).bottom == tabBar)
    }

    private static func safeArea(
        ofView size: CGSize, _ device: String, _ version: Int, _ parts: String = ""
    ) throws -> UIEdgeInsets {
        try insets(device, version).safeArea(ofView: .xml("<view>\(parts)</view>"), size: size)
    }

    @Test(
        "rule 1: before 14750, only the height determines the status bar of a home-button device",
        arguments: [
            (320, 480, 20), (375, 497, 20), (375, 440, 20), (375, 351, 0), (320, 110, 0),
            (375, 85, 0),
        ] as [(CGFloat, CGFloat, CGFloat)])
    func statusBarByHeight(_ width: CGFloat, _ height: CGFloat, _ top: CGFloat) throws {
        let root = CGSize(width: width, height: height)
        let insets = Self.insets("retina4_7", 14490)
        #expect(try Self.safeArea(ofView: root, "retina4_7", 14490).top == top)
        #expect(try Self.safeArea(insets, Surroundings(isEmbedded: true), root: root).top == top)
        let freeform = """
            <viewController>
            <size key="freeformSize" width="\(width)" height="\(height)"/></viewController>
            """
        #expect(try Self.safeArea(insets, controller: freeform, root: root).top == top)
    }

    @Test("rule 7: views without a controller have a notch's whole insets before 14750")
    func earlyViewsBelowNotches() throws {
        let size = CGSize(width: 414, height: 448)
        #expect(
            try Self.safeArea(ofView: size, "retina6_1", 14490)
                == UIEdgeInsets(top: 44, bottom: 34))
    }

    @Test(
        "rule 9: low views that aren't wider than the screen have no home indicator up to 21507",
        arguments: [
            (414, 397, 14750, 0), (320, 200, 21507, 0), (423, 254, 20037, 34),
            (414, 896, 20037, 34),
            (390, 72, 21701, 34), (414, 397, 14490, 34),
        ] as [(CGFloat, CGFloat, Int, CGFloat)])
    func lowViews(
        _ width: CGFloat, _ height: CGFloat, _ version: Int, _ bottom: CGFloat
    ) throws {
        let size = CGSize(width: width, height: height)
        #expect(try Self.safeArea(ofView: size, "retina6_1", version).bottom == bottom)
        let freeform = """
            <viewController>
            <size key="freeformSize" width="\(width)" height="\(height)"/></viewController>
            """
        let insets = Self.insets("retina6_1", version)
        #expect(try Self.safeArea(insets, controller: freeform, root: size).bottom == bottom)
    }

    @Test(
        "rule 9: the home indicator is doubled below views with the screen's height only",
        arguments: [(852, 68), (580, 34)] as [(CGFloat, CGFloat)])
    func doubledIndicator(_ height: CGFloat, _ bottom: CGFloat) throws {
        let size = CGSize(width: 393, height: height)
        #expect(try Self.safeArea(ofView: size, "retina6_12", 23727).bottom == bottom)
    }

    @Test(
        "rule 7: a simulated navigation bar above a view that it hasn't shortened",
        arguments: [
            ("retina6_1", 21179, 896, 88), ("retina4_7", 15705, 667, 44),
            ("retina4_7", 15705, 603, 0), ("retina4_7", 21701, 603, 0),
            ("retina6_1", 24765, 896, 150),
        ] as [(String, Int, CGFloat, CGFloat)])
    func simulatedBars(
        _ device: String, _ version: Int, _ height: CGFloat, _ top: CGFloat
    ) throws {
        let size = CGSize(width: Self.insets(device, version).canvas.width, height: height)
        let bar = #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics"/>"#
        #expect(try Self.safeArea(ofView: size, device, version, bar).top == top)
    }

    @Test("rule 5: a controller that includes opaque bars extends below them")
    func includedOpaqueBars() throws {
        let around = Surroundings(navigationBar: Surroundings.Bar(isTranslucent: false))
        let controller = #"<viewController extendedLayoutIncludesOpaqueBars="YES"/>"#
        #expect(
            try Self.safeArea(Self.insets("retina4_7", 14490), around, controller: controller).top
                == 64)
    }

    @Test("rule 8: landscape: bars of 32, no status bar, 21 above the home indicator")
    func landscape() throws {
        let inside = Surroundings(navigationBar: Surroundings.Bar())
        #expect(
            try Self.safeArea(Self.insets("retina6_1", 20037, landscape: true), inside)
                == UIEdgeInsets(top: 32, left: 44, bottom: 21, right: 44))
        #expect(
            try Self.safeArea(Self.insets("retina4_7", 14490, landscape: true), inside)
                == UIEdgeInsets(top: 32))
    }

    @Test("rule 8: the insets of an island don't rotate")
    func landscapeIsland() throws {
        let insets = Self.insets("retina6_12", 21506, landscape: true)
        #expect(try Self.safeArea(insets) == UIEdgeInsets(top: 59, bottom: 34))
    }

    /// In a document, a freeform controller of 375 by 778 that is presented in a sheet is stored
    /// with a height of 768, and the bottom of its safe area is 0.
    @Test("rule 4: a freeform controller's sheet is 10 points shorter than its own size")
    func freeformSheets() throws {
        let controller = """
            <viewController><size key="freeformSize" width="375" height="778"/></viewController>
            """
        let insets = Self.insets("retina6_1", 22685)
        func safeArea(_ height: CGFloat) throws -> UIEdgeInsets {
            try Self.safeArea(
                insets, controller: controller, root: CGSize(width: 375, height: height))
        }
        #expect(try safeArea(768) == .zero)
        #expect(try safeArea(778) == UIEdgeInsets(top: 48, bottom: 34))
    }

    @Test("bars: large titles and prompts", arguments: [(true, false, 140), (false, true, 122)])
    func highBars(_ hasLargeTitle: Bool, _ hasPrompt: Bool, _ top: Int) throws {
        let bar = Surroundings.Bar(hasLargeTitle: hasLargeTitle, hasPrompt: hasPrompt)
        let insets = Self.insets("retina6_1", 20037)
        let inside = Surroundings(navigationBar: bar)
        #expect(try Self.safeArea(insets, inside).top == CGFloat(top))
    }

    @Test("bars: an iPad's navigation bar", arguments: [(13771, 64), (14000, 70), (14460, 70)])
    func padBars(_ version: Int, _ top: Int) throws {
        let inside = Surroundings(navigationBar: Surroundings.Bar())
        #expect(try Self.safeArea(Self.insets("ipad9_7", version), inside).top == CGFloat(top))
    }

    /// The later versions were measured on two documents of the corpus.
    @Test(
        "simulated metrics: no status bar, whose space remains in later versions",
        arguments: [(9000, 0), (14489, 0), (14490, 20), (21701, 20)])
    func hiddenStatusBar(_ version: Int, _ top: Int) throws {
        let around = Surroundings(hasStatusBar: false)
        let area = try Self.safeArea(Self.insets("retina4_7", version), around)
        #expect(area == UIEdgeInsets(top: CGFloat(top)))
    }

    @Test("another canvas: the device's safe area replaces the canvas's")
    func otherCanvas() throws {
        var insets = Self.insets("retina4_7", 24000)
        insets.screen = UIEdgeInsets(top: 59, bottom: 34)
        #expect(try Self.safeArea(insets) == UIEdgeInsets(top: 59, bottom: 34))
    }
}
