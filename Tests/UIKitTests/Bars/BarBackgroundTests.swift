import Foundation
import Testing

@testable import UIKit

/// Source: Apple's documentation of `UIBarAppearance`; which appearance applies at the edge of the
/// content is documented for iOS 15.
@MainActor struct BarBackgroundTests {
    private func isFilled(_ background: BarBackground) -> Bool {
        if case .nothing = background.fill { background.material != nil } else { true }
    }

    @Test func configurations() throws {
        try BarScreen.use("iphone-8", 15)
        let appearance = UINavigationBarAppearance()
        #expect(isFilled(BarBackground(appearance, isBlack: false)))
        appearance.configureWithTransparentBackground()
        let clear = BarBackground(appearance, isBlack: false)
        #expect(!isFilled(clear) && clear.hairline == nil)
        appearance.configureWithOpaqueBackground()
        let opaque = BarBackground(appearance, isBlack: false)
        #expect(isFilled(opaque) && opaque.hairline != nil)
        #expect(appearance.backgroundColor === UIColor.systemBackground)
    }

    @Test func aCopyHasTheSameBackground() throws {
        try BarScreen.use("iphone-8", 15)
        let appearance = UIToolbarAppearance()
        appearance.configureWithTransparentBackground()
        appearance.backgroundColor = .red
        let copy = UITabBarAppearance(barAppearance: appearance)
        #expect(copy.backgroundColor == .red && copy.shadowColor == nil)
    }

    @Test func appearanceInUse() throws {
        try BarScreen.use("iphone-8", 15)
        let bar = UINavigationBar()
        let item = UINavigationItem(title: "1")
        bar.items = [item]
        #expect(bar.appearance == nil)
        let standard = UINavigationBarAppearance()
        let edge = UINavigationBarAppearance()
        bar.standardAppearance = standard
        bar.scrollEdgeAppearance = edge
        #expect(bar.appearance === standard)
        bar.isAtScrollEdge = true
        #expect(bar.appearance === edge)
        let own = UINavigationBarAppearance()
        item.scrollEdgeAppearance = own
        #expect(bar.appearance === own)
    }

    @Test func appearancesAreNewerThanIOS12() throws {
        try BarScreen.use("iphone-8", 12)
        let bar = UINavigationBar()
        bar.standardAppearance.backgroundColor = .red
        #expect(bar.appearance == nil)
    }
}
