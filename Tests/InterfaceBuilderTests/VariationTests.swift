import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: Documentation/DocumentFormat.md 9.9; size classes as documents spell them.
@MainActor struct VariationTests {
    nonisolated private static func traits(
        _ horizontal: UIUserInterfaceSizeClass, _ vertical: UIUserInterfaceSizeClass
    ) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: horizontal),
            UITraitCollection(verticalSizeClass: vertical),
        ])
    }

    private let phone = traits(.compact, .regular)
    private let pad = traits(.regular, .regular)
    /// The canvas of documents without a device.
    private let anyAny = UITraitCollection(horizontalSizeClass: .unspecified)

    @Test(arguments: [
        ("default", true, true, true), ("widthClass=compact", true, false, false),
        ("widthClass=regular", false, true, false), ("heightClass=regular", true, true, false),
        ("heightClass=regular-widthClass=compact", true, false, false),
        ("heightClass=compact-widthClass=compact", false, false, false),
        ("userInterfaceIdiom=mac", false, false, false), ("widthClass=huge", false, false, false),
        ("", true, true, true),
    ])
    func keys(_ key: String, _ onPhone: Bool, _ onPad: Bool, _ onAny: Bool) {
        let key = VariationKey(key)
        #expect(key.matches(phone) == onPhone)
        #expect(key.matches(pad) == onPad)
        #expect(key.matches(anyAny) == onAny)
    }

    private func ids(
        _ container: String, of element: Element, for traits: UITraitCollection
    ) -> [String?] {
        element.resolved(for: traits).child(container)?.children.map(\.id) ?? []
    }

    @Test func sizeClassesIncludeWhatTheDefaultExcludes() throws {
        let view = try Element.xml(
            """
            <view><subviews><label id="a"/><label id="b"/></subviews>
            <constraints><constraint id="c"/><constraint id="d"/></constraints>
            <variation key="heightClass=regular-widthClass=compact">
            <mask key="constraints"><include reference="c"/></mask></variation>
            <variation key="default"><mask key="subviews"><exclude reference="b"/></mask>
            <mask key="constraints"><exclude reference="c"/><exclude reference="d"/></mask>
            </variation></view>
            """)
        #expect(ids("constraints", of: view, for: phone) == ["c"])
        #expect(ids("constraints", of: view, for: pad) == [])
        #expect(ids("subviews", of: view, for: phone) == ["a"])
        #expect(view.resolved(for: phone).child("variation") == nil)
    }

    @Test func attributesAndPartsReplaceTheOwners() throws {
        let view = try Element.xml(
            """
            <label fixedFrame="NO" text="x"><rect key="frame" x="1" y="2" width="3" height="4"/>
            <fontDescription key="fontDescription" type="system" pointSize="17"/>
            <constraints><constraint id="c" constant="1">
            <variation key="widthClass=regular" constant="7"/></constraint></constraints>
            <variation key="widthClass=regular" fixedFrame="YES">
            <rect key="frame" x="5" y="6" width="7" height="8"/>
            <fontDescription key="fontDescription" type="system" pointSize="30"/></variation>
            </label>
            """)
        let (small, large) = (view.resolved(for: phone), view.resolved(for: pad))
        #expect(small.rect("frame") == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(large.rect("frame") == CGRect(x: 5, y: 6, width: 7, height: 8))
        #expect(small.child("fontDescription")?["pointSize"] == "17")
        #expect(large.child("fontDescription")?["pointSize"] == "30")
        #expect(small.bool("fixedFrame") == false)
        #expect(large.bool("fixedFrame") == true)
        #expect(large["text"] == "x")
        #expect(large["key"] == nil)
        #expect(small.child("constraints")?.children.first?["constant"] == "1")
        #expect(large.child("constraints")?.children.first?["constant"] == "7")
    }

    /// The more size classes a key names, the later it is applied.
    @Test func theMoreSpecificKeyWins() throws {
        let stack = try Element.xml(
            """
            <stackView spacing="1">
            <variation key="heightClass=regular-widthClass=regular" spacing="4"/>
            <variation key="widthClass=regular" spacing="3"/>
            <variation key="default" spacing="2"/></stackView>
            """)
        #expect(stack.resolved(for: pad)["spacing"] == "4")
        #expect(stack.resolved(for: phone)["spacing"] == "2")
    }

    @Test func unknownKeysAndDanglingReferencesChangeNothing() throws {
        let view = try Element.xml(
            """
            <view alpha="0.5"><subviews><view id="a"/></subviews>
            <variation key="userInterfaceIdiom=mac" alpha="1"/><variation alpha="1"/>
            <variation key="default"><mask key="subviews"><exclude reference="gone"/><exclude/>
            </mask></variation></view>
            """)
        #expect(view.resolved(for: phone)["alpha"] == "0.5")
        #expect(ids("subviews", of: view, for: phone) == ["a"])
    }
}
