import Foundation

/// Tabs that are one tab of the bar, from iOS 18 on. The bar shows the group's own controller, or
/// else that of the selected child. Only sidebars, which a preview doesn't have, list the children.
@preconcurrency @MainActor open class UITabGroup: UITab {
    public enum SidebarAppearance: Int, Sendable {
        case automatic, inline, rootSection
    }

    open var children: [UITab] {
        didSet {
            adoptChildren()
            refreshOwner()
        }
    }
    /// The child whose controller is shown.
    open var selectedChild: UITab? {
        get { chosen ?? defaultChild }
        set {
            chosen = newValue
            refreshOwner()
        }
    }
    private var chosen: UITab?
    /// The controller that has the group's item.
    private weak var itemOwner: UIViewController?
    open var defaultChildIdentifier: String?
    open var displayOrderIdentifiers: [String] = []
    open var allowsReordering = false
    open var sidebarAppearance = SidebarAppearance.automatic
    open var sidebarActions: [UIAction] = []
    open var isSidebarDestination = false
    /// The navigation controller whose stack contains the group's controller and, above it, the
    /// selected child's.
    open var managingNavigationController: UINavigationController? { didSet { refreshOwner() } }

    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab] = [],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier,
            viewControllerProvider: viewControllerProvider)
        adoptChildren()
    }

    private func adoptChildren() { for child in children { child.parent = self } }

    /// The child with the default identifier, or else the first one of a group that has no
    /// controller.
    private var defaultChild: UITab? {
        if let found = children.first(where: { $0.identifier == defaultChildIdentifier }) {
            return found
        }
        return hasProvider ? nil : children.first { !$0.isHidden }
    }

    /// The children in the order in which a sidebar would list them.
    open var displayOrder: [UITab] {
        let first = displayOrderIdentifiers.compactMap { id in
            children.first { $0.identifier == id }
        }
        return first + children.filter { child in !first.contains { $0 === child } }
    }

    /// Returns the tab with an identifier among the children and their descendants.
    open func tab(forIdentifier identifier: String) -> UITab? { children.tab(identifier) }

    override var content: UIViewController {
        if let managingNavigationController {
            let own = hasProvider ? [super.content] : []
            let stack = own + (selectedChild.map { [$0.content] } ?? [])
            if !stack.isEmpty, managingNavigationController.viewControllers != stack {
                managingNavigationController.viewControllers = stack
            }
            return withItem(managingNavigationController)
        }
        guard let selectedChild else { return super.content }
        return withItem(selectedChild.content)
    }

    private func withItem(_ controller: UIViewController) -> UIViewController {
        if itemOwner !== controller { giveItem(to: controller) }
        itemOwner = controller
        return controller
    }

    override var madeContent: UIViewController? { itemOwner ?? super.madeContent }
}

extension [UITab] {
    /// Returns the tab with an identifier among these and their descendants.
    @MainActor func tab(_ identifier: String) -> UITab? {
        for tab in self {
            if tab.identifier == identifier { return tab }
            if let found = (tab as? UITabGroup)?.children.tab(identifier) { return found }
        }
        return nil
    }
}
