import Foundation

/// An item that is dragged.
@preconcurrency @MainActor open class UIDragItem: NSObject {
    public let itemProvider: NSItemProvider
    open var localObject: Any?
    open var previewProvider: (() -> UIDragPreview?)?

    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }
}

/// The view that is shown for a dragged item.
@preconcurrency @MainActor open class UIDragPreview: NSObject {
    public let view: UIView
    public let parameters: UIDragPreviewParameters

    public init(view: UIView, parameters: UIDragPreviewParameters = UIDragPreviewParameters()) {
        self.view = view
        self.parameters = parameters
        super.init()
    }
}

/// The shape of a dragged item.
@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}

/// The place of a dragged item.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// A dragged item that moves to or from a place.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {}
