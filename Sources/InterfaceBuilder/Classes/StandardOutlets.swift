import UIKit

/// The outlets of the classes of UIKit and other frameworks.
@MainActor enum StandardOutlets {
    /// Sets the outlet, and returns whether UIKit's class has it.
    static func connect(
        _ property: String, of object: AnyObject, to destination: AnyObject
    ) -> Bool {
        switch (property, object) {
        case ("dataSource", let table as UITableView):
            table.dataSource =
                destination as? any UITableViewDataSource
                ?? NamedDelegate(
                    destination, of: table, "tableView:", "numberOfSectionsInTableView:")
        case ("dataSource", let collection as UICollectionView):
            collection.dataSource =
                destination as? any UICollectionViewDataSource
                ?? NamedDelegate(destination, of: collection, "collectionView:")
        case ("dataSource", let picker as UIPickerView):
            picker.dataSource =
                destination as? any UIPickerViewDataSource
                ?? NamedDelegate(destination, of: picker, "pickerView:")
        case ("delegate", let scroll as UIScrollView):
            scroll.delegate =
                destination as? any UIScrollViewDelegate
                ?? NamedDelegate(
                    destination, of: scroll, "scrollView", "tableView:", "collectionView:",
                    "viewForZoomingInScrollView:")
        case ("delegate", let field as UITextField):
            field.delegate =
                destination as? any UITextFieldDelegate
                ?? NamedDelegate(destination, of: field, "textField")
        case ("delegate", let bar as UISearchBar):
            bar.delegate =
                destination as? any UISearchBarDelegate
                ?? NamedDelegate(destination, of: bar, "searchBar")
        case ("delegate", let picker as UIPickerView):
            picker.delegate =
                destination as? any UIPickerViewDelegate
                ?? NamedDelegate(destination, of: picker, "pickerView:")
        case ("delegate", let stack as UINavigationController):
            stack.delegate = destination as? any UINavigationControllerDelegate
        case ("delegate", let tabs as UITabBarController):
            tabs.delegate = destination as? any UITabBarControllerDelegate
        case ("delegate", let split as UISplitViewController):
            split.delegate = destination as? any UISplitViewControllerDelegate
        default:
            let isConnected =
                (object as? any FrameworkView)?.connect(outlet: property, to: destination) == true
            return isConnected || names.contains(property)
        }
        return true
    }

    /// The outlets of UIKit's classes that are set elsewhere, or have no effect on a screen.
    static let names: Set<String> = [
        "accessoryView", "backgroundView", "barButtonItems", "childViewControllers",
        "collectionView", "contentView", "dataSource", "delegate", "detailTextLabel",
        "dragDelegate", "dropDelegate", "editingAccessoryView", "gestureRecognizers", "imageView",
        "inputAccessoryView", "inputView", "layoutDelegate", "navigationBar", "navigationItem",
        "prefetchDataSource", "refreshControl", "rootViewController", "searchBar",
        "searchDisplayController", "searchResultsDataSource", "searchResultsDelegate",
        "selectedBackgroundView", "tabBar", "tabBarItem", "tableFooterView", "tableHeaderView",
        "tableView", "textLabel", "titleView", "toolbar", "view", "viewControllers", "window",
    ]
}
