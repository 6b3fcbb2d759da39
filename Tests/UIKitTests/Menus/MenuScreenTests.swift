import ContactSheetDevices
import Foundation
import Testing

@testable import UIKit

/// Source: developer.apple.com/documentation/uikit/uimenu, *UIButton.menu*, *UIBarButtonItem.menu*, and
/// *showsMenuAsPrimaryAction*; the metrics are decisions (Documentation/Metrics.md 12).
@MainActor @Suite(.serialized) struct MenuScreenTests {
    private let page = UIViewController()
    private let button = UIButton(type: .system)

    /// Shows the page with a button of 100 × 44 points at (20, 200).
    private func show(_ iOS: Int = 26) throws -> UIWindow {
        UIApplication.restart()
        button.frame = CGRect(x: 20, y: 200, width: 100, height: 44)
        page.view.addSubview(button)
        return try shownWindow("iphone-16", IOSVersion(iOS), page)
    }

    private func screen(_ window: UIWindow) -> MenuScreen? {
        window.layoutIfNeeded()
        return window.subviews.compactMap { $0 as? MenuScreen }.last
    }

    private func rows(_ window: UIWindow) -> [MenuRow] {
        func rows(_ view: UIView) -> [MenuRow] {
            (view as? MenuRow).map { [$0] } ?? view.subviews.flatMap(rows)
        }
        return screen(window).map(rows) ?? []
    }

    private func tap(_ title: String, _ window: UIWindow) throws {
        let row = try #require(rows(window).first { $0.element.title == title })
        let place = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
        SimulatedFingers(on: window).tap(at: place)
    }

    private let place = CGPoint(x: 70, y: 222)

    @Test(arguments: [18, 26]) func aTapOpensTheMenuAndPerformsAnAction(iOS: Int) throws {
        var performed: [String] = []
        func action(_ title: String, _ attributes: UIMenuElement.Attributes = []) -> UIAction {
            UIAction(title: title, attributes: attributes) { performed.append($0.title) }
        }
        button.menu = UIMenu(
            children: [
                action("Copy"), action("Gone", .hidden), action("Never", .disabled),
                UIMenu(options: .displayInline, children: [action("Delete", .destructive)]),
            ])
        button.showsMenuAsPrimaryAction = true
        var events = 0
        button.addAction(UIAction { _ in events += 1 }, for: .touchUpInside)
        button.addAction(UIAction { _ in events += 10 }, for: .menuActionTriggered)
        let window = try show(iOS)
        SimulatedFingers(on: window).tap(at: place)
        #expect(rows(window).map(\.element.title) == ["Copy", "Never", "Delete"])
        #expect(events == 10)
        let card = try #require(screen(window)?.subviews.first { $0 is MenuCard })
        #expect(card.frame.minX == 20 && card.frame.minY == 252 && card.frame.width == 250)
        try tap("Never", window)
        #expect(screen(window) != nil)
        try tap("Delete", window)
        #expect(performed == ["Delete"])
        #expect(screen(window) == nil)
    }

    @Test func aTapOutsideClosesTheMenu() throws {
        button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in Issue.record() }])
        button.showsMenuAsPrimaryAction = true
        let window = try show()
        SimulatedFingers(on: window).tap(at: place)
        #expect(screen(window) != nil)
        SimulatedFingers(on: window).tap(at: CGPoint(x: 300, y: 700))
        #expect(screen(window) == nil)
    }

    @Test func submenusAndDeferredElements() throws {
        let submenu = UIMenu(title: "More", children: [UIAction(title: "Inside") { _ in }])
        var asked = 0
        let deferred = UIDeferredMenuElement.uncached { completion in
            asked += 1
            completion([UIAction(title: "Loaded \(asked)") { _ in }])
        }
        button.menu = UIMenu(children: [submenu, deferred])
        button.showsMenuAsPrimaryAction = true
        let window = try show()
        SimulatedFingers(on: window).tap(at: place)
        #expect(rows(window).map(\.element.title) == ["More", "Loaded 1"])
        try tap("More", window)
        #expect(rows(window).map(\.element.title) == ["Inside"])
        try tap("Inside", window)
        SimulatedFingers(on: window).tap(at: place)
        #expect(rows(window).map(\.element.title) == ["More", "Loaded 2"])
    }

    /// A button with actions of its own opens its menu after a long press, and sends no action then.
    @Test func aLongPressOpensTheMenuOfAButtonWithAnAction() throws {
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        button.menu = UIMenu(children: [UIAction(title: "Copy") { _ in }])
        let window = try show()
        SimulatedFingers(on: window).tap(at: place)
        #expect(taps == 1 && screen(window) == nil)
        SimulatedFingers(on: window).press(at: place, for: 1)
        #expect(taps == 1 && screen(window) != nil)
    }

    @Test func popUpButtonsShowTheSelection() throws {
        button.menu = UIMenu(
            children: ["Small", "Large"].map { title in UIAction(title: title) { _ in } })
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        #expect(button.title(for: .normal) == "Small")
        let window = try show()
        SimulatedFingers(on: window).tap(at: place)
        #expect(rows(window).map(\.element.isChecked) == [true, false])
        try tap("Large", window)
        #expect(button.title(for: .normal) == "Large")
        #expect(button.menu?.selectedElements.map(\.title) == ["Large"])
    }

    @Test func barItems() throws {
        let item = UIBarButtonItem(
            systemItem: .add, menu: UIMenu(children: [UIAction(title: "Copy") { _ in }]))
        page.navigationItem.rightBarButtonItem = item
        UIApplication.restart()
        let window = try shownWindow(
            "iphone-16", IOSVersion(26), UINavigationController(rootViewController: page))
        let place = item.button.convert(
            CGPoint(x: item.button.bounds.midX, y: item.button.bounds.midY), to: nil)
        SimulatedFingers(on: window).tap(at: place)
        #expect(rows(window).map(\.element.title) == ["Copy"])
    }

    /// A menu that doesn't fit below is above, and scrolls if it's too tall.
    @Test func longMenus() throws {
        button.menu = UIMenu(
            children: (0..<40).map { UIAction(title: "Row \($0)") { _ in } })
        button.showsMenuAsPrimaryAction = true
        let window = try show()
        SimulatedFingers(on: window).tap(at: place)
        let card = try #require(screen(window)?.subviews.first { $0 is MenuCard })
        #expect(card.frame.minY == 252 && card.frame.maxY == 852 - 34 - 8)
        button.frame.origin.y = 700
        screen(window)?.close()
        SimulatedFingers(on: window).tap(at: CGPoint(x: 70, y: 722))
        let above = try #require(screen(window)?.subviews.first { $0 is MenuCard })
        #expect(above.frame.maxY == 692 && above.frame.minY == 59 + 8)
    }
}
