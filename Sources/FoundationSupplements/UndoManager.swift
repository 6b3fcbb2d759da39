import Foundation

/// Records operations that can be undone. Foundation on Linux has none.
open class UndoManager: NSObject {
    private var undoStack: [Operation] = []
    private var redoStack: [Operation] = []
    private var isEnabled = true
    open private(set) var isUndoing = false
    open private(set) var isRedoing = false
    open var levelsOfUndo = 0
    open var groupsByEvent = true
    open private(set) var undoActionName = ""
    open var redoActionName: String { redoStack.last?.name ?? "" }

    private struct Operation {
        let target: ObjectIdentifier
        let name: String
        let run: () -> Void
    }

    open var canUndo: Bool { !undoStack.isEmpty }
    open var canRedo: Bool { !redoStack.isEmpty }
    open var isUndoRegistrationEnabled: Bool { isEnabled }

    open func disableUndoRegistration() { isEnabled = false }

    open func enableUndoRegistration() { isEnabled = true }

    open func beginUndoGrouping() {}

    open func endUndoGrouping() {}

    open func setActionName(_ actionName: String) { undoActionName = actionName }

    open func registerUndo<Target: AnyObject>(
        withTarget target: Target, handler: @escaping (Target) -> Void
    ) {
        guard isEnabled else { return }
        let new = Operation(target: ObjectIdentifier(target), name: undoActionName) {
            [weak target] in
            if let target { handler(target) }
        }
        if isUndoing {
            redoStack.append(new)
        } else {
            if !isRedoing { redoStack.removeAll() }
            undoStack.append(new)
            if levelsOfUndo > 0, undoStack.count > levelsOfUndo { undoStack.removeFirst() }
        }
    }

    open func undo() {
        guard let last = undoStack.popLast() else { return }
        isUndoing = true
        last.run()
        isUndoing = false
    }

    open func redo() {
        guard let last = redoStack.popLast() else { return }
        isRedoing = true
        last.run()
        isRedoing = false
    }

    open func removeAllActions() { (undoStack, redoStack) = ([], []) }

    open func removeAllActions(withTarget target: Any) {
        let target = ObjectIdentifier(target as AnyObject)
        undoStack.removeAll { $0.target == target }
        redoStack.removeAll { $0.target == target }
    }
}
