import Foundation

/// The press of a finger in a window that opens the menu of what is below it.
@MainActor final class MenuPress {
    /// The duration of the press in seconds. (Decision: that of a long press.)
    private static let delay: TimeInterval = 0.5

    private var alarm: SimulatedClock.Alarm?
    private var start = CGPoint.zero

    /// Takes the touches of a window after they have been delivered.
    func follow(_ touches: [UITouch], in window: UIWindow) {
        guard let touch = touches.first, touches.count == 1 else { return }
        switch touch.phase {
        case .began:
            alarm?.cancel()
            start = touch.location(in: window)
            guard UIScreen.main.era >= .dark else { return }
            alarm = SimulatedClock.current.alarm(after: Self.delay) { [weak window] in
                if let window { Self.open(under: touch, in: window) }
            }
        case .moved where touch.location(in: window).distance(to: start) > GestureLimits.movement:
            alarm?.cancel()
        case .ended, .cancelled: alarm?.cancel()
        default: break
        }
    }

    /// Opens the menu of the innermost view that has one, and cancels the touch for its view.
    private static func open(under touch: UITouch, in window: UIWindow) {
        guard let touched = touch.view, !touch.isClaimed, !touch.delivery.isOver else { return }
        for view in touched.selfAndAncestors {
            guard view.openMenu(at: touch.location(in: view)) else { continue }
            touch.cancel()
            window.timeHasPassed()
            return
        }
    }
}

extension UITouch {
    /// Ends the touch for its view and its recognizers.
    fileprivate func cancel() {
        delivery.note(.cancelled)
        for recognizer in gestureRecognizers ?? [] where recognizer.isEnabled {
            recognizer.isEnabled = false
            recognizer.isEnabled = true
        }
    }
}

extension UIView {
    /// Opens the menu at a point in the view's coordinate space, if there is one.
    fileprivate func openMenu(at point: CGPoint) -> Bool {
        for case let interaction as UIContextMenuInteraction in interactions
        where interaction.open(at: point) { return true }
        switch self {
        case let button as BarButtonView: return button.onPress?() ?? false
        case let button as UIButton: return button.openMenuAfterPress()
        case let table as UITableView: return table.openMenuOfRow(at: point)
        case let collection as UICollectionView: return collection.openMenuOfItem(at: point)
        default: return false
        }
    }
}

extension UITableView {
    fileprivate func openMenuOfRow(at point: CGPoint) -> Bool {
        guard let delegate = tableDelegate, let path = indexPathForRow(at: point),
            let cell = cellForRow(at: path),
            let configuration = delegate.tableView(
                self, contextMenuConfigurationForRowAt: path, point: point)
        else { return false }
        return ContextMenu(configuration, of: cell)
            .open(
                delegate.tableView(
                    self, previewForHighlightingContextMenuWithConfiguration: configuration)
            ) { animator in
                delegate.tableView(
                    self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
            }
    }
}

extension UICollectionView {
    fileprivate func openMenuOfItem(at point: CGPoint) -> Bool {
        guard let delegate = collectionDelegate, let path = indexPathForItem(at: point),
            let cell = cellForItem(at: path)
        else { return false }
        let configuration =
            delegate.collectionView(
                self, contextMenuConfigurationForItemsAt: [path], point: point)
            ?? delegate.collectionView(
                self, contextMenuConfigurationForItemAt: path, point: point)
        guard let configuration else { return false }
        return ContextMenu(configuration, of: cell)
            .open(
                delegate.collectionView(
                    self, previewForHighlightingContextMenuWithConfiguration: configuration)
            ) { animator in
                delegate.collectionView(
                    self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
            }
    }
}
