import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Source: Apple's "Resource Programming Guide", nib files: all objects are instances of the classes
/// that the document names, and views have their stored frames in `init(coder:)`.
@MainActor struct DocumentObjectTests {
    final class Carousel: UICollectionViewFlowLayout {
        var scale: CGFloat = 1
    }

    final class Effect: NSObject {
        var duration: CGFloat = 0
    }

    final class Tab: UITabBarItem {
        var effect: Effect?
        var gap: CGFloat = 0
    }

    final class Dial: UIView {
        var decodedSize: CGSize?
        var size = 0 { didSet { sizeAtAttribute = frame.size } }
        var sizeAtAttribute: CGSize?

        required init?(coder: NSCoder) {
            super.init(coder: coder)
            decodedSize = frame.size
        }
    }

    final class Gallery: UIViewController {
        var layout: UICollectionViewFlowLayout!
    }

    private func register() {
        DocumentClasses.register(Carousel.self) { $0.attribute("scale", \.scale) }
        DocumentClasses.register(Dial.self) { $0.attribute("size", \.size) }
        DocumentClasses.register(Gallery.self) { $0.outlet("layout", \.layout) }
        ClassTable.register(Tab.self, named: "Tab", in: nil) { table in
            table.property("effect", \Tab.effect)
            table.property("gap", \Tab.gap)
        }
        ClassTable.register(Effect.self, named: "Effect", in: nil) { table in
            table.initializer { Effect() }
            table.property("duration", \Effect.duration)
        }
    }

    private func controller(_ text: String) throws -> UIViewController {
        register()
        defer { DocumentClasses.forgetAll() }
        let document = try Document.storyboard(text)
        let controller = document.makeViewController(for: document.scenes[0])
        controller.loadViewIfNeeded()
        return controller
    }

    private static func number(_ path: String, _ value: String) -> String {
        """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" \
        keyPath="\(path)"><real key="value" value="\(value)"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        """
    }

    @Test func aCollectionViewHasTheLayoutOfTheDocument() throws {
        let gallery = try #require(
            try controller(
                """
                <viewController id="vc" customClass="Gallery" sceneMemberID="viewController">
                <view key="view" id="v"><rect key="frame" width="375" height="667"/><subviews>
                <collectionView id="c"><rect key="frame" width="100" height="100"/>
                <collectionViewFlowLayout key="collectionViewLayout" id="l" customClass="Carousel" \
                scrollDirection="horizontal" minimumLineSpacing="7">
                <size key="itemSize" width="20" height="30"/>\(Self.number("scale", "0.5"))
                </collectionViewFlowLayout></collectionView></subviews></view>
                <connections><outlet property="layout" destination="l" id="1"/></connections>
                </viewController>
                """) as? Gallery)
        let view = try #require(gallery.view.subviews.first as? UICollectionView)
        let layout = try #require(view.collectionViewLayout as? Carousel)
        #expect(layout.scale == 0.5 && layout.minimumLineSpacing == 7)
        #expect(layout.itemSize == CGSize(width: 20, height: 30))
        #expect(layout.scrollDirection == .horizontal && gallery.layout === layout)
    }

    /// The item's outlet is set before the controller's view is loaded.
    @Test func aTabBarItemHasItsClassAndCustomObjects() throws {
        register()
        defer { DocumentClasses.forgetAll() }
        let document = try Document.storyboard(
            """
            <viewController id="vc" sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" width="375" height="667"/></view>
            <tabBarItem key="tabBarItem" title="One" id="t" customClass="Tab">\
            \(Self.number("gap", "3"))
            <connections><outlet property="effect" destination="e" id="1"/></connections>
            </tabBarItem></viewController>
            <customObject id="e" customClass="Effect">\(Self.number("duration", "2"))</customObject>
            """)
        let controller = document.makeViewController(for: document.scenes[0])
        let item = try #require(controller.tabBarItem as? Tab)
        #expect(item.title == "One" && item.gap == 3)
        #expect(item.effect?.duration == 2)
    }

    @Test func initializersAndAttributesSeeTheFrame() throws {
        let view = try controller(
            """
            <viewController id="vc" sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" width="375" height="667"/><subviews>
            <view id="d" customClass="Dial"><rect key="frame" x="5" y="6" width="40" height="30"/>
            \(Self.number("size", "1"))</view></subviews></view></viewController>
            """
        ).view
        let dial = try #require(view?.subviews.first as? Dial)
        #expect(dial.decodedSize == CGSize(width: 40, height: 30))
        #expect(dial.sizeAtAttribute == CGSize(width: 40, height: 30))
    }
}
