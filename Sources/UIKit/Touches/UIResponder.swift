import Foundation

/// An object that responds to touches and typed text, or forwards them to the next in the chain.
@preconcurrency @MainActor open class UIResponder: NSObject {
    public override init() {
        super.init()
    }

    open var next: UIResponder? { nil }

    // MARK: Focus of views and controllers, which a preview doesn't have

    open var focusGroupIdentifier: String?
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    open func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {}

    // MARK: Documents

    /// Called after a document has set the object's attributes and outlets. Called for responders
    /// only, not for bar items and gesture recognizers, and for a controller before its view is
    /// loaded.
    open func awakeFromNib() {}

    /// Called only by Interface Builder, on its canvas; never called here.
    open func prepareForInterfaceBuilder() {}

    // MARK: First responder

    open var canBecomeFirstResponder: Bool { false }
    open var canResignFirstResponder: Bool { true }
    open var isFirstResponder: Bool { FirstResponder.current === self }

    @discardableResult open func becomeFirstResponder() -> Bool { takeFirstResponder() }

    @discardableResult open func resignFirstResponder() -> Bool {
        guard canResignFirstResponder else { return false }
        FirstResponder.clear(self)
        SimulatedKeyboard.current.update()
        return true
    }

    // MARK: Methods by name

    /// Returns whether the responder handles the action: whether its class table has the method.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action.isMethod(of: self)
    }

    /// Returns the nearest object in the responder chain that handles the action.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender)
            ? self : next?.target(forAction: action, withSender: sender)
    }

    // MARK: Input

    /// The view that replaces the keyboard.
    open var inputView: UIView? { nil }
    /// The view above the keyboard.
    open var inputAccessoryView: UIView? { nil }
    open var inputViewController: UIInputViewController? { nil }
    open var inputAccessoryViewController: UIInputViewController? { nil }
    open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
    open var textInputMode: UITextInputMode? { nil }
    open var textInputContextIdentifier: String? { nil }
    open var keyCommands: [UIKeyCommand]? { nil }
    /// The undo manager of the responder or of the next one that has one.
    open var undoManager: UndoManager? { next?.undoManager }
    open var userActivity: NSUserActivity?
    open var editingInteractionConfiguration: UIEditingInteractionConfiguration { .default }

    /// Updates the keyboard or the views in its place, if this is the first responder.
    open func reloadInputViews() {
        if isFirstResponder { SimulatedKeyboard.current.update(reloads: true) }
    }

    open func updateUserActivityState(_ activity: NSUserActivity) {}

    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    open func buildMenu(with builder: any UIMenuBuilder) {}

    open func validate(_ command: UICommand) {}

    // MARK: Standard edit actions

    open func cut(_ sender: Any?) {}
    open func copy(_ sender: Any?) {}
    open func paste(_ sender: Any?) {}
    open func delete(_ sender: Any?) {}
    open func select(_ sender: Any?) {}
    open func selectAll(_ sender: Any?) {}
    open func pasteAndMatchStyle(_ sender: Any?) {}
    open func pasteAndGo(_ sender: Any?) {}
    open func pasteAndSearch(_ sender: Any?) {}
    open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    open func increaseSize(_ sender: Any?) {}
    open func decreaseSize(_ sender: Any?) {}
    open func find(_ sender: Any?) {}
    open func findAndReplace(_ sender: Any?) {}
    open func findNext(_ sender: Any?) {}
    open func findPrevious(_ sender: Any?) {}
    open func printContent(_ sender: Any?) {}
    open func captureTextFromCamera(_ sender: Any?) {}
    open func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {}

    /// The types that the responder accepts from a pasteboard.
    open var pasteConfiguration: UIPasteConfiguration?

    open func paste(itemProviders: [NSItemProvider]) {}

    /// Returns whether the paste configuration accepts one of the items.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        guard let types = pasteConfiguration?.acceptableTypeIdentifiers else { return false }
        return itemProviders.contains { item in
            types.contains { item.hasItemConformingToTypeIdentifier($0) }
        }
    }

    open func toggleBoldface(_ sender: Any?) {}
    open func toggleItalics(_ sender: Any?) {}
    open func toggleUnderline(_ sender: Any?) {}

    // MARK: Key-value coding and observing

    open func value(forUndefinedKey key: String) -> Any? {
        KeyValueCoding.report(self, "valueForUndefinedKey:", key)
        return nil
    }

    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        KeyValueCoding.report(self, "setValue:forUndefinedKey:", key)
    }

    /// Handles a change of an observed property.
    open func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {}

    // MARK: Presses and motion, which no preview has

    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesBegan(presses, with: event)
    }

    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    open func remoteControlReceived(with event: UIEvent?) {
        next?.remoteControlReceived(with: event)
    }

    // MARK: Gestures of VoiceOver, which no preview has

    open func accessibilityPerformEscape() -> Bool { false }
    open func accessibilityPerformMagicTap() -> Bool { false }
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    // MARK: Accessibility

    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityHint: String?
    open var accessibilityValue: String?
    open var accessibilityTraits = UIAccessibilityTraits.none
    open var isAccessibilityElement = false
    open var accessibilityElementsHidden = false
    open var accessibilityViewIsModal = false
    open var shouldGroupAccessibilityChildren = false
    open var accessibilityElements: [Any]?
    open var accessibilityFrame = CGRect.zero
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
    open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
    open var accessibilityLanguage: String?
    open var accessibilityPath: UIBezierPath?
    open var accessibilityActivationPoint = CGPoint.zero
    open var accessibilityUserInputLabels: [String]! = []
    open var accessibilityAttributedLabel: NSAttributedString?
    open var accessibilityAttributedHint: NSAttributedString?
    open var accessibilityAttributedValue: NSAttributedString?
    open var accessibilityIgnoresInvertColors = false
    open var accessibilityRespondsToUserInteraction = true
    open var accessibilityContainerType = UIAccessibilityContainerType.none
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
    open var accessibilityTextualContext: UIAccessibilityTextualContext?
    open var accessibilityHeaderElements: [Any]?

    /// Performs the action of a VoiceOver double tap.
    ///
    /// - Returns: Whether the view performed an action.
    open func accessibilityActivate() -> Bool { false }

    /// Increments the value of an adjustable element for VoiceOver.
    open func accessibilityIncrement() {}

    /// Decrements the value of an adjustable element for VoiceOver.
    open func accessibilityDecrement() {}

    /// Returns the number of accessibility elements in the container.
    open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

    open func accessibilityElement(at index: Int) -> Any? {
        guard let elements = accessibilityElements, elements.indices.contains(index) else {
            return nil
        }
        return elements[index]
    }

    open func index(ofAccessibilityElement element: Any) -> Int {
        accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
    }

    open func accessibilityElementDidBecomeFocused() {}

    open func accessibilityElementDidLoseFocus() {}

    open func accessibilityElementIsFocused() -> Bool { false }

    open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

    // MARK: Touches, which are forwarded to the next responder by default

    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesBegan(touches, with: event)
    }

    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesMoved(touches, with: event)
    }

    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesEnded(touches, with: event)
    }

    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }
}

extension UIResponder {
    /// Makes the responder the first responder, after the current one has resigned.
    fileprivate func takeFirstResponder() -> Bool {
        guard !isFirstResponder else { return true }
        guard canBecomeFirstResponder else { return false }
        var hasResigned = true
        if FirstResponder.current != nil {
            // Without a limit, two responders that make each other first responder would never end.
            ActionDepth.limited(at: self as? UIView) {
                hasResigned = FirstResponder.resignForAnother()
            }
        }
        guard hasResigned else { return false }
        FirstResponder.set(self)
        SimulatedKeyboard.current.update()
        return true
    }
}

/// The actions that every responder has, for selectors such as
/// `#selector(UIResponderStandardEditActions.paste(_:))`.
public typealias UIResponderStandardEditActions = UIResponder
