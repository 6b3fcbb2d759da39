import Foundation
import Testing
import UIKit

/// Classes that override the designated initializers of their superclass, as a table: they compile only if
/// UIKit declares these as designated, and their initializers in the tests only if the other ones are
/// convenience initializers, which classes inherit that override all designated ones.
///
/// Source: developer.apple.com, the pages of the classes' initializers.
@MainActor @Suite struct InitializerKindTests {
    private class Button: UIButton {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { fatalError() }
    }
    private class Progress: UIProgressView {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { fatalError() }
    }
    private class Activity: UIActivityIndicatorView {
        override init(style: Style) { super.init(style: style) }
        override init(frame: CGRect) { super.init(frame: frame) }
        required init(coder: NSCoder) { super.init(coder: coder) }
    }
    private class Segments: UISegmentedControl {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { fatalError() }
    }
    private class Stack: UIStackView {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init(coder: NSCoder) { super.init(coder: coder) }
    }
    private class Refresh: UIRefreshControl {
        override init() { super.init() }
        required init?(coder: NSCoder) { fatalError() }
    }
    private class Tap: UITapGestureRecognizer {
        override init(target: Any?, action: Selector?) {
            super.init(target: target, action: action)
        }
    }
    private class PlainGesture: UIGestureRecognizer {
        init() { super.init(target: nil, action: nil) }
    }
    private class Item: UIBarButtonItem {
        override init() { super.init() }
        required init?(coder: NSCoder) { fatalError() }
    }
    private class Tab: UITabBarItem {
        override init() { super.init() }
        required init?(coder: NSCoder) { fatalError() }
    }
    private class Navigation: UINavigationController {
        override init(rootViewController: UIViewController) {
            super.init(rootViewController: rootViewController)
        }
        override init(nibName: String?, bundle: Bundle?) {
            super.init(nibName: nibName, bundle: bundle)
        }
        override init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
            super.init(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
        }
        required init?(coder: NSCoder) { fatalError() }
    }
    private class Table: UITableView {
        override init(frame: CGRect, style: Style) { super.init(frame: frame, style: style) }
        required init?(coder: NSCoder) { fatalError() }
    }
    private class Text: UITextView {
        override init(frame: CGRect, textContainer: NSTextContainer?) {
            super.init(frame: frame, textContainer: textContainer)
        }
        required init?(coder: NSCoder) { fatalError() }
    }
    private class Control: UIControl {
        override init(frame: CGRect) { super.init(frame: frame) }
        required init?(coder: NSCoder) { fatalError() }
    }
    private class Alert: UIAlertController {}

    @Test func convenienceInitializersAreInherited() {
        #expect(Button(type: .system).buttonType == .system)
        #expect(Button(type: .system, primaryAction: nil).buttonType == .system)
        #expect(Button(configuration: .plain()).configuration != nil)
        #expect(Progress(progressViewStyle: .bar).progressViewStyle == .bar)
        #expect(Activity(style: .large).style == .large)
        #expect(Segments(items: ["A"]).numberOfSegments == 1)
        #expect(Stack(arrangedSubviews: [UIView()]).arrangedSubviews.count == 1)
        #expect(Refresh().frame.height > 0)
        #expect(Tap().state == .possible && PlainGesture().state == .possible)
        #expect(Item(title: "A", style: .plain, target: nil, action: nil).title == "A")
        #expect(Tab(title: "A", image: nil, tag: 2).tag == 2)
        #expect(Navigation(rootViewController: UIViewController()).viewControllers.count == 1)
        #expect(Table().style == .plain && Table(frame: .zero).style == .plain)
        #expect(Text().isEditable)
        #expect(Control(frame: .zero, primaryAction: nil).isEnabled)
        #expect(Alert(title: "A", message: nil, preferredStyle: .alert).title == "A")
    }

    /// The class's own appearance applies: `init(frame:)` is called for every type.
    @Test func buttonsOfTypesAreCreatedByTheirFrame() {
        final class Round: UIButton {
            override init(frame: CGRect) {
                super.init(frame: frame)
                layer.cornerRadius = 10
            }
            required init?(coder: NSCoder) { fatalError() }
        }
        #expect(Round(type: .system).layer.cornerRadius == 10)
        #expect(
            Round(type: .system).titleLabel?.font == UIButton(type: .system).titleLabel?.font)
    }
}
