import UIKit

extension ViewKind {
    /// The kinds that are drawn, by the name of the element.
    private static let drawn: [String: ViewKind] = [
        "view": .plain, "tableViewCellContentView": .plain, "collectionViewCell": .plain,
        "collectionViewCellContentView": .plain, "collectionReusableView": .plain,
        "label": .label, "button": .button, "imageView": .imageView, "stackView": .stackView,
        "scrollView": .scrollView, "visualEffectView": .visualEffectView,
        "switch": .switch, "slider": .slider, "stepper": .stepper,
        "segmentedControl": .segmentedControl, "progressView": .progressView,
        "pageControl": .pageControl, "activityIndicatorView": .activityIndicatorView,
        "pickerView": .pickerView, "datePicker": .datePicker, "refreshControl": .refreshControl,
        "textField": .textField, "textView": .textView, "searchBar": .searchBar,
    ]

    private static let lists: [String: ViewKind] = [
        "tableViewCell": .tableViewCell, "collectionViewCell": .collectionViewCell,
        "tableView": .tableView, "collectionView": .collectionView,
        "collectionReusableView": .collectionReusableView,
    ]

    private static let cell = ViewKind.opaque { _ in .systemBackground }
    private static let table = ViewKind.opaque { element in
        ["grouped", "insetGrouped"].contains(element["style"])
            ? .systemGroupedBackground : .systemBackground
    }

    /// Returns the kind of an element. Kinds without their own builder become plain views.
    ///
    /// On Interface Builder's canvas, lists are plain views, whose contents stay where they are
    /// stored.
    static func of(_ element: Element, onCanvas: Bool = false) -> ViewKind {
        if !onCanvas, let kind = lists[element.name] { return kind }
        if let kind = drawn[element.name] { return kind }
        if let kind = bars[element.name] ?? placeholders[element.name] { return kind }
        switch element.name {
        case "tableView": return table
        case "tableViewCell": return cell
        default: return .undrawn
        }
    }

    /// The kinds of views in documents (Documentation/DocumentFormat.md 2).
    nonisolated static let names: Set<String> = [
        "view", "label", "button", "textField", "imageView", "tableViewCell",
        "tableViewCellContentView",
        "tableView", "stackView", "navigationBar", "collectionViewCell", "scrollView", "textView",
        "collectionView", "toolbar", "activityIndicatorView", "tabBar",
        "collectionViewCellContentView", "containerView", "mapView", "visualEffectView",
        "progressView", "searchBar", "pickerView", "collectionReusableView", "webView",
        "wkWebView", "arscnView", "sceneKitView", "mtkView", "glkView", "skView", "arskView",
        "arView", "switch", "slider", "segmentedControl", "stepper", "pageControl", "datePicker",
        "refreshControl",
    ]
}
