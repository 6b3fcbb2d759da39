import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// Source: Apple's documentation; raw values as published.
@MainActor struct UIBarButtonItemTests {
    /// In every era, every system item is a space, a text, or a drawing.
    @Test(arguments: [("iphone-4", 6), ("iphone-8", 10), ("iphone-8", 15), ("iphone-15", 26)])
    func systemItemsHaveContent(_ slug: String, _ iOS: Int) throws {
        try BarScreen.use(slug, iOS)
        for item in UIBarButtonItem.SystemItem.allCases {
            let isSpace = item == .flexibleSpace || item == .fixedSpace
            #expect((item.glyph == nil && item.title == nil) == isSpace)
        }
    }

    @Test func rawValues() {
        #expect(UIBarButtonItem.SystemItem.flexibleSpace.rawValue == 5)
        #expect(UIBarButtonItem.SystemItem.trash.rawValue == 16)
        #expect(UIBarButtonItem.SystemItem.close.rawValue == 24)
        #expect(UITabBarItem.SystemItem.mostViewed.rawValue == 11)
    }

    @Test func actionsGiveTitles() throws {
        try BarScreen.use("iphone-8", 15)
        let item = UIBarButtonItem(primaryAction: UIAction(title: "Run") { _ in })
        #expect(item.title == "Run")
        let add = UIBarButtonItem(systemItem: .add, primaryAction: UIAction(title: "Add") { _ in })
        #expect(add.systemItem == .add && add.title == nil)
    }

    @Test func stateAndAttributesColorTitles() throws {
        try BarScreen.use("iphone-8", 15)
        let item = UIBarButtonItem(title: "Go", style: .done)
        let context = BarButtonContext(
            metrics: BarMetrics(), availableSize: .unlimited, tint: .red, barColor: .white)
        #expect(context.face(of: item).text.color == .red)
        #expect(context.face(of: item).text.font == .systemFont(ofSize: 17, weight: .semibold))
        item.tintColor = .green
        #expect(context.face(of: item).tint == .green)
        item.isEnabled = false
        #expect(context.face(of: item).tint == .tertiaryLabel)
        item.setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .disabled)
        #expect(context.face(of: item).text.color == .brown)
    }

    /// Source: Apple's documentation of `possibleTitles`.
    @Test func buttonsHaveTheWidthOfPossibleTitles() throws {
        func width(_ title: String, _ possible: Set<String>?) throws -> CGFloat {
            let item = UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
            item.possibleTitles = possible
            let page = UIViewController()
            page.navigationItem.rightBarButtonItem = item
            let bars = UINavigationController(rootViewController: page)
            let window = try shownWindow("iphone-14", IOSVersion(16), bars)
            return try #require(buttonWidth(in: window))
        }
        func buttonWidth(in view: UIView) -> CGFloat? {
            if let button = view as? BarButtonView, button.face?.title != nil {
                return button.bounds.width
            }
            return view.subviews.lazy.compactMap(buttonWidth).first
        }
        let narrow = try width("Edit", nil)
        let wide = try width("Everything", nil)
        #expect(narrow < wide)
        #expect(try width("Edit", ["Edit", "Everything"]) == wide)
    }
}
