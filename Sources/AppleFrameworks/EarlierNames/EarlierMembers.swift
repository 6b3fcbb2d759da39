// Functions and members of UIKit in Swift 3 and 4.0, which have other names since Swift 4.2.
// Source: “Xcode 10 Release Notes”, Swift, and the documentation of the members.

import CoreGraphics
import Foundation
import UIKit

public func UIEdgeInsetsMake(
    _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
    UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
    rect.inset(by: insets)
}

public func UIOffsetMake(_ horizontal: CGFloat, _ vertical: CGFloat) -> UIOffset {
    UIOffset(horizontal: horizontal, vertical: vertical)
}

public func UIEdgeInsetsEqualToEdgeInsets(_ insets1: UIEdgeInsets, _ insets2: UIEdgeInsets) -> Bool
{
    insets1 == insets2
}

@preconcurrency @MainActor public func UIAccessibilityPostNotification(
    _ notification: UIAccessibility.Notification, _ argument: Any?
) { UIAccessibility.post(notification: notification, argument: argument) }

@preconcurrency @MainActor public func UIAccessibilityIsVoiceOverRunning() -> Bool {
    UIAccessibility.isVoiceOverRunning
}

extension UIViewController {
    @preconcurrency @MainActor public var childViewControllers: [UIViewController] { children }

    @preconcurrency @MainActor public var isMovingToParentViewController: Bool { isMovingToParent }

    @preconcurrency @MainActor public var isMovingFromParentViewController: Bool {
        isMovingFromParent
    }

    @preconcurrency @MainActor public func addChildViewController(_ child: UIViewController) {
        addChild(child)
    }

    @preconcurrency @MainActor public func removeFromParentViewController() { removeFromParent() }

    @preconcurrency @MainActor public func willMove(
        toParentViewController parent: UIViewController?
    ) { willMove(toParent: parent) }

    @preconcurrency @MainActor public func didMove(
        toParentViewController parent: UIViewController?
    ) { didMove(toParent: parent) }
}

extension UIView {
    @preconcurrency @MainActor public func bringSubview(toFront view: UIView) {
        bringSubviewToFront(view)
    }

    @preconcurrency @MainActor public func sendSubview(toBack view: UIView) {
        sendSubviewToBack(view)
    }
}

extension NSUnderlineStyle {
    public static var styleNone: NSUnderlineStyle { [] }
    public static var styleSingle: NSUnderlineStyle { .single }
    public static var styleThick: NSUnderlineStyle { .thick }
    public static var styleDouble: NSUnderlineStyle { .double }
}

extension UIActivityIndicatorView {
    @preconcurrency @MainActor public convenience init(
        activityIndicatorStyle style: UIActivityIndicatorView.Style
    ) { self.init(style: style) }

    @preconcurrency @MainActor public var activityIndicatorViewStyle: UIActivityIndicatorView.Style
    {
        get { style }
        set { style = newValue }
    }
}

extension String {
    /// The string itself, which has been a collection of characters since Swift 4.
    public var characters: String { self }

    /// Creates the description of a value, as Swift 4 did for parts of interpolated strings.
    public init<Value>(stringInterpolationSegment value: Value) { self.init(describing: value) }
}
