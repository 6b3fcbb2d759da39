import Foundation

/// A view that responds to user input; subclasses draw themselves depending on its state.
@preconcurrency @MainActor open class UIControl: UIView {
    open var isEnabled = true { didSet { stateDidChange() } }
    open var isSelected = false { didSet { stateDidChange() } }
    open var isHighlighted = false { didSet { stateDidChange() } }
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { setNeedsLayout() }
    }
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { setNeedsLayout() }
    }
    open var isContextMenuInteractionEnabled = false
    open var showsMenuAsPrimaryAction = false
    open var toolTip: String?
    open internal(set) var isTracking = false
    open internal(set) var isTouchInside = false
    weak var trackedTouch: UITouch?
    private var entries: [ControlEntry] = []

    /// Creates a control that performs the action for its primary event.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    func stateDidChange() { setNeedsLayout() }

    /// The horizontal alignment, with leading and trailing resolved to left or right.
    open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch contentHorizontalAlignment {
        case .leading: return isMirrored ? .right : .left
        case .trailing: return isMirrored ? .left : .right
        case .center, .left, .right, .fill: return contentHorizontalAlignment
        }
    }

    // MARK: Actions

    /// Adds an action; it replaces an action with the same identifier, as Apple documents.
    open func addAction(_ action: UIAction, for events: Event) {
        removeAction(identifiedBy: action.identifier, for: events)
        entries.append(ControlEntry(events: events, action: action))
    }

    open func removeAction(_ action: UIAction, for events: Event) {
        removeAction(identifiedBy: action.identifier, for: events)
    }

    open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
        remove(events) { $0.action?.identifier == identifier }
    }

    /// Adds a call of a method of the target, such as `Screen.save`; the target isn't retained.
    public final func addTarget<Target: AnyObject>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
        for events: Event
    ) {
        entries.append(
            ControlEntry(events: events, target: target) { [weak target] _ in
                if let target { action(target)() }
            })
    }

    /// Adds a call of a method of the target with the control, such as `Screen.slide(_:)`; the
    /// target isn't retained.
    public final func addTarget<Target: AnyObject, Sender: UIControl>(
        _ target: Target, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
        for events: Event
    ) {
        entries.append(
            ControlEntry(events: events, target: target) { [weak target] sender in
                if let target, let sender = sender as? Sender { action(target)(sender) }
            })
    }

    /// Adds a call of the method with the name. Without a target, the first object in the responder
    /// chain that has the method gets the call. The target isn't retained.
    open func addTarget(_ target: Any?, action: Selector, for events: Event) {
        let target = target.map { $0 as AnyObject }
        let known = entries.firstIndex { $0.selector == action && $0.target === target }
        if let known {
            entries[known].events.formUnion(events)
        } else {
            entries.append(ControlEntry(events: events, target: target, selector: action))
        }
    }

    /// Removes an action of a target; all actions for `nil`, and those of every target for `nil`.
    /// Only actions with a selector can be removed individually.
    open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
        let target = target.map { $0 as AnyObject }
        remove(events) { entry in
            entry.action == nil && (target == nil || entry.target === target)
                && (action == nil || entry.selector == action)
        }
    }

    /// Returns the names of the target's methods for the event, or `nil` if there are none.
    open func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
        let target = target.map { $0 as AnyObject }
        let names = entries.filter { $0.target === target && !$0.events.isDisjoint(with: event) }
            .compactMap(\.selector?.name)
        return names.isEmpty ? nil : names
    }

    /// The targets of all actions.
    open var allTargets: Set<AnyHashable> {
        Set(entries.compactMap { $0.target as? NSObject })
    }

    private func remove(_ events: Event, where matches: (ControlEntry) -> Bool) {
        for index in entries.indices where matches(entries[index]) {
            entries[index].events.subtract(events)
        }
        entries.removeAll { $0.events.isEmpty }
    }

    /// Performs the actions of the events in the order in which they were added.
    open func sendActions(for events: Event) {
        ActionDepth.limited(at: self) {
            for entry in entries where !entry.events.isDisjoint(with: events) {
                entry.send(from: self)
            }
        }
    }

    /// Calls the target's method; a subclass can override this to observe or replace actions.
    open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        _ = UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }

    open func sendAction(_ action: UIAction) {
        action.sender = self
        action.handler(action)
    }

    /// All events that have actions.
    open var allControlEvents: Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

    // MARK: Tracking

    /// Called when a touch begins; `false` prevents the tracking.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    open func cancelTracking(with event: UIEvent?) {}

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchBegan(touches, event)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchMoved(touches, event)
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchEnded(touches, event)
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        touchCancelled(touches, event)
    }

    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool { !keepsFromRecognizers(gestureRecognizer) }

    // MARK: Menus

    /// Handles a tap in place of the control's actions, as a button that opens a menu does.
    ///
    /// - Returns: Whether the control's actions aren't sent.
    func takesTap() -> Bool { false }

    open var contextMenuInteraction: UIContextMenuInteraction? { nil }

    open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint {
        CGPoint(x: bounds.midX, y: bounds.maxY)
    }

    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? { nil }

    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { nil }

    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}

    open func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {}
}
