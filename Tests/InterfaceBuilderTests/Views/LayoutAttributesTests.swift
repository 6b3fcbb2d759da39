import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: UIKit's defaults; Documentation/DocumentFormat.md 3 and
/// Documentation/Canvas.md 4.
@MainActor struct LayoutAttributesTests {
    private func view(_ attributes: String, _ inside: String = "") throws -> UIView {
        try Document.building("<view \(attributes)>\(inside)</view>").view
    }

    private func priorities(_ view: UIView) -> [Float] {
        let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
        return axes.map { view.contentHuggingPriority(for: $0).rawValue }
            + axes.map { view.contentCompressionResistancePriority(for: $0).rawValue }
    }

    @Test func absentPrioritiesAreUIKits() throws {
        #expect(priorities(try view("")) == [250, 250, 750, 750])
    }

    @Test func prioritiesByAxis() throws {
        let view = try view(
            """
            horizontalHuggingPriority="251" verticalHuggingPriority="252" \
            horizontalCompressionResistancePriority="749" \
            verticalCompressionResistancePriority="1000"
            """)
        #expect(priorities(view) == [251, 252, 749, 1000])
    }

    @Test(arguments: ["0", "1001", "-1", "nan", "high"])
    func prioritiesOutOfRangeAreIgnored(_ text: String) throws {
        #expect(
            priorities(try view("horizontalHuggingPriority=\"\(text)\"")) == [250, 250, 750, 750])
    }

    @Test func readableWidth() throws {
        #expect(!(try view("").layoutMarginsFollowReadableWidth))
        #expect(
            try view(#"layoutMarginsFollowReadableWidth="YES""#).layoutMarginsFollowReadableWidth)
    }

    @Test func margins() throws {
        let view = try view(
            #"insetsLayoutMarginsFromSafeArea="NO""#,
            #"<edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>"#)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    @Test func marginsByTheDirectionOfReading() throws {
        let view = try view(
            #"insetsLayoutMarginsFromSafeArea="NO" semanticContentAttribute="forceRightToLeft""#,
            """
            <directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2" bottom="3" \
            trailing="4"/>
            """)
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }

    @Test func marginOptions() throws {
        let usual = try view("")
        #expect(!usual.preservesSuperviewLayoutMargins)
        #expect(usual.insetsLayoutMarginsFromSafeArea)
        let other = try view(
            #"preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO""#)
        #expect(other.preservesSuperviewLayoutMargins)
        #expect(!other.insetsLayoutMarginsFromSafeArea)
    }
}
