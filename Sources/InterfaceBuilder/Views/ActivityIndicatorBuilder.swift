import UIKit

extension ViewKind {
    /// An activity indicator. One that doesn't animate is hidden; on Interface Builder's own canvas
    /// it is shown and takes part in the layout.
    static let activityIndicatorView = ViewKind { element in
        UIActivityIndicatorView(style: styles[element["style"] ?? ""] ?? .gray)
    } configure: { view, element, builder in
        view.color = builder.color(element, "color")
        let hides = element.bool("hidesWhenStopped") ?? false
        view.hidesWhenStopped = hides && builder.design == nil
        if element.bool("animating") ?? false { view.startAnimating() }
        if element.bool("hidden") ?? false { view.isHidden = true }
    }

    private static let styles: [String: UIActivityIndicatorView.Style] = [
        "white": .white, "whiteLarge": .whiteLarge, "gray": .gray, "medium": .medium,
        "large": .large,
    ]
}
