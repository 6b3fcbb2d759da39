import ContactSheetDiagnostics
import Testing
import UIKit

@testable import InterfaceBuilder
@testable import InterfaceEditing

/// Source: the messages of Documentation/LayoutIssues.md 2; frames and priorities calculated by
/// hand.
@MainActor struct CanvasIssueTests {
    /// Returns the issues that one rule finds on a screen of 414 × 896 points.
    private func issues(
        _ rule: LayoutRule, _ views: String, _ constraints: String = ""
    ) throws -> [LayoutIssue] {
        let document = try Document.storyboard(
            """
            <viewController id="vc" sceneMemberID="viewController"><view key="view" id="root">
            <rect key="frame" width="414" height="896"/><subviews>
            \(views)
            </subviews><constraints>\(constraints)</constraints></view></viewController>
            """, head: #"<device id="retina6_1" orientation="portrait"/>"#)
        let found = document.canvasIssues()
        #expect(found.map(\.scene) == ["vc"])
        return found.flatMap(\.issues).filter { $0.rule == rule }
    }

    private func view(
        _ kind: String, _ id: String, _ rect: String, _ attributes: String = "",
        _ inside: String = ""
    ) -> String {
        let numbers = rect.split(separator: " ")
        return """
            <\(kind) \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\
            <rect key="frame" x="\(numbers[0])" y="\(numbers[1])" width="\(numbers[2])" \
            height="\(numbers[3])"/>\(inside)</\(kind)>
            """
    }

    /// Parses a constraint such as `a.leading = root.leading + 20`.
    private func constraint(_ text: String) -> String {
        let terms = text.split { " .=+".contains($0) }.map(String.init)
        let second =
            terms.count > 3
            ? #"secondItem="\#(terms[2])" secondAttribute="\#(terms[3])" "# : ""
        let constant = terms.count == 3 ? terms[2] : terms.count > 4 ? terms[4] : "0"
        return #"<constraint firstItem="\#(terms[0])" firstAttribute="\#(terms[1])" "#
            + second + #"constant="\#(constant)" id="\#(terms.joined(separator: "-"))"/>"#
    }

    private func constraints(_ texts: String...) -> String {
        texts.map(constraint).joined(separator: "\n")
    }

    @Test func missingConstraintsAreReportedAtTheView() throws {
        let found = try issues(
            MissingConstraints.rule, view("label", "a", "10 20 40 21", #"text="Name""#),
            constraints("a.top = root.top + 20"))
        #expect(found.map(\.message) == ["Need constraints for: X position"])
        #expect(found.map(\.view) == ["UIView > UILabel “Name”"])
        #expect(found.map(\.subject) == ["a"])
        #expect(found.map(\.line) == [6])
    }

    /// A class of the app may have an intrinsic size, on which the positions of others depend.
    @Test func sizesOfUnknownClassesAreNotes() throws {
        let found = try issues(
            MissingConstraints.rule,
            view("view", "a", "0 0 414 40", #"customClass="Card""#)
                + view("view", "b", "0 40 414 40"),
            constraints(
                "a.leading = root.leading", "a.trailing = root.trailing", "a.top = root.top",
                "b.leading = root.leading", "b.trailing = root.trailing", "b.top = a.bottom",
                "b.height = 40"))
        #expect(found.map(\.subject) == ["a"])
        #expect(found.map(\.severity) == [.note])
    }

    @Test func contentViewsNeedNoConstraints() throws {
        let cell = """
            <tableView id="t"><rect key="frame" width="414" height="896"/><prototypes>\
            <tableViewCell id="c"><rect key="frame" width="414" height="44"/>\
            <tableViewCellContentView key="contentView" tableViewCell="c" \
            translatesAutoresizingMaskIntoConstraints="NO" id="v">\
            <rect key="frame" width="414" height="44"/></tableViewCellContentView>\
            </tableViewCell></prototypes></tableView>
            """
        #expect(try issues(MissingConstraints.rule, cell).isEmpty)
    }

    @Test func conflictsListTheMinimalSetAndTheBrokenConstraint() throws {
        let found = try issues(
            ConflictingConstraints.rule, view("view", "a", "20 0 100 40", #"userLabel="A""#),
            constraints(
                "a.leading = root.leading + 20", "root.trailing = a.trailing + 20",
                "a.top = root.top", "a.height = 40", "a.width = 100"))
        #expect(
            found.map(\.message) == [
                "Can't satisfy all constraints: “A” Width Equals: 100 is broken."
            ])
        #expect(
            found.map(\.hint) == [
                "It conflicts with “A” Leading Space to: Superview Equals: 20; "
                    + "“A” Trailing Space to: Superview Equals: 20. Change or remove one."
            ])
        #expect(
            found.first?.details.sorted() == [
                "<NSAutoresizingMaskLayoutConstraint h=--& v=--& UIView.width == 414   (active)>",
                "UIView “A”.leading == UIView.leading + 20 (Main.storyboard:7)",
                "UIView “A”.width == 100 (Main.storyboard:11)",
                "UIView.trailing == UIView “A”.trailing + 20 (Main.storyboard:8)",
            ])
        #expect(found.map(\.line) == [11])
    }

    /// Views are identified by their names, or by their IDs if they have none.
    @Test func viewsWithoutANameAreIdentifiedByID() throws {
        let found = try issues(
            ConflictingConstraints.rule,
            view("view", "a", "0 0 100 40") + view("view", "b", "0 0 100 40"),
            constraints(
                "a.leading = root.leading", "a.top = root.top", "a.height = 40", "a.width = 100",
                "b.leading = root.leading", "b.top = root.top", "b.height = 40",
                "b.width = a.width + 8", "b.trailing = a.trailing"))
        #expect(found.count == 1)
        #expect(
            found.first?.details.prefix(5).sorted() == [
                "UIView (a).leading == UIView.leading (Main.storyboard:7)",
                "UIView (b).leading == UIView.leading (Main.storyboard:11)",
                "UIView (b).trailing == UIView (a).trailing (Main.storyboard:15)",
                "UIView (b).width == UIView (a).width + 8 (Main.storyboard:14)",
            ])
        #expect(
            found.first?.message == "Can't satisfy all constraints: "
                + "“View” (b) Equal Width to: “View” (a) is broken.")
    }

    @Test func misplacedViewsAreReportedWithBothFrames() throws {
        let rules = constraints(
            "a.leading = root.leading + 20", "a.top = root.top + 30", "a.width = 50",
            "a.height = 40")
        func found(_ rect: String) throws -> [LayoutIssue] {
            try issues(MisplacedView.rule, view("view", "a", rect, #"userLabel="A""#), rules)
        }
        let issue = try found("20 70 50 40")
        #expect(issue.map(\.message) == [#"Frame for "A" will be different at run time."#])
        #expect(
            issue.map(\.hint) == [
                "Stored: x 20, y 70, 50 × 40; at run time: x 20, y 30, 50 × 40. "
                    + "Run `contactsheet fix --update-frames` to store it."
            ])
        #expect(try found("20 30.5 50 40").isEmpty, "Interface Builder's own drift")
    }

    /// The hint contains the frame that `fix --update-frames` stores, not the stored size.
    @Test func misplacedTextsAreReportedWithTheirMeasuredSize() throws {
        let found = try issues(
            MisplacedView.rule, view("label", "a", "62 198 190 89", #"text="Bad Thing""#),
            constraints("a.centerX = root.centerX", "a.centerY = root.centerY"))
        let hint = try #require(found.first?.hint)
        #expect(hint.hasPrefix("Stored: x 62, y 198, 190 × 89; at run time: x 1"))
        #expect(!hint.hasSuffix("190 × 89."))
    }

    @Test("frames that satisfy the constraints between views may use another version's margins")
    func framesRelativeToSafeAreasAreNotReported() throws {
        let found = try issues(
            MisplacedView.rule,
            view("view", "a", "0 70 50 40")
                + #"<view id="x"><viewLayoutGuide key="safeArea" id="safe"/></view>"#,
            constraints(
                "a.leading = root.leading", "a.top = safe.top", "a.width = 50", "a.height = 40"))
        #expect(found.isEmpty)
    }

    @Test("LayoutIssues.md 2: the fix-it raises the label's 251, and lowers 250")
    func equalPriorities() throws {
        func hint(_ hugging: String) throws -> [String?] {
            let label = #"text="One" horizontalHuggingPriority="\#(hugging)""#
            let other = #"text="Two" horizontalHuggingPriority="\#(hugging)""#
            let found = try issues(
                ContentPriority.rule,
                view("label", "a", "0 0 30 21", label) + view("label", "b", "30 0 30 21", other),
                constraints(
                    "a.leading = root.leading", "a.top = root.top", "b.top = root.top",
                    "b.leading = a.trailing", "root.trailing = b.trailing"))
            #expect(found.map(\.message) == ["Content Priority Ambiguity: “One”, “Two”"])
            return found.map(\.hint)
        }
        #expect(try hint("251") == ["Set horizontal hugging priority to 252"])
        #expect(try hint("250") == ["Set horizontal hugging priority to 249"])
    }

    @Test func compressedContentsGetResistance() throws {
        let found = try issues(
            ContentPriority.rule,
            view("label", "a", "0 0 300 21", #"text="One""#)
                + view("label", "b", "300 0 300 21", #"text="Two""#),
            constraints(
                "a.leading = root.leading", "a.top = root.top", "b.top = root.top",
                "b.leading = a.trailing", "root.trailing = b.trailing"))
        #expect(
            found.map(\.hint) == ["Set horizontal compression resistance priority to 751"])
    }

    @Test func ambiguousScrollableContentSize() throws {
        func scroll(_ inside: String...) throws -> [String] {
            let content = view("view", "c", "0 0 10 10")
            let rules = "<constraints>\(inside.map(constraint).joined())</constraints>"
            return try issues(
                ScrollableContent.rule,
                view(
                    "scrollView", "s", "0 0 414 896", "", "<subviews>\(content)</subviews>\(rules)"),
                constraints(
                    "s.leading = root.leading", "s.top = root.top", "s.width = 414",
                    "s.height = 896")
            ).map(\.message)
        }
        let pinned = ["c.leading = s.leading", "c.top = s.top", "c.width = 10", "c.height = 900"]
        #expect(
            try scroll(pinned[0], pinned[1], pinned[2], pinned[3], "s.trailing = c.trailing") == [
                "Ambiguous Layout: Scrollable content size is ambiguous for \"Scroll View\"."
            ])
        #expect(
            try scroll(
                pinned[0], pinned[1], pinned[2], pinned[3], "s.trailing = c.trailing",
                "s.bottom = c.bottom") == [])
    }

    @Test func fixedWidthOfTexts() throws {
        let rules = constraints("a.leading = root.leading", "a.top = root.top", "a.width = 80")
        func found(_ attributes: String) throws -> [LayoutIssue] {
            try issues(FixedWidth.rule, view("label", "a", "0 0 80 21", attributes), rules)
        }
        let issue = try found(#"text="Name" adjustsFontSizeToFit="NO""#)
        #expect(issue.map(\.message) == ["Fixed width constraints may cause clipping."])
        #expect(issue.map(\.hint) == ["Set Constraint to >= Current Width"])
        #expect(try found(#"text="Name" adjustsFontSizeToFit="NO" numberOfLines="0""#).isEmpty)
        #expect(try found("").isEmpty)
    }

    /// Stack views set the width of hidden views to zero.
    @Test func widthsOfHiddenArrangedViewsAreIgnored() throws {
        let label = view("label", "a", "0 0 40 21", #"text="Name" hidden="YES""#)
        let other = view("label", "b", "0 0 40 21", #"text="Other""#)
        let found = try issues(
            FixedWidth.rule,
            view("stackView", "s", "0 0 40 21", "", "<subviews>\(label)\(other)</subviews>"),
            constraints("s.leading = root.leading", "s.top = root.top"))
        #expect(found.isEmpty)
    }

    @Test func viewsWithoutConstraintsAreReportedOncePerSuperview() throws {
        let fixed =
            #"<label text="One" fixedFrame="YES" id="a" "#
            + #"translatesAutoresizingMaskIntoConstraints="NO">"#
            + #"<rect key="frame" x="9" y="9" width="30" height="20"/></label>"#
        let stretched = fixed.replacing("One", with: "Two").replacing(
            "</label>",
            with: #"<autoresizingMask key="autoresizingMask" widthSizable="YES"/></label>"#)
        let found = try issues(UnconstrainedViews.rule, fixed + fixed + stretched)
        #expect(found.count == 1)
        #expect(
            found.first?.message
                == "Views without any layout constraints may clip their content or overlap other "
                + "views.")
        #expect(found.first?.hint == "Add constraints to “One”, “One”.")
    }
}
