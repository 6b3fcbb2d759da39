import UIKit

extension ViewKind {
    static let progressView = ViewKind { _ in
        UIProgressView()
    } configure: { view, element, builder in
        view.progressViewStyle = element["progressViewStyle"] == "bar" ? .bar : .default
        view.progress = element.float("progress") ?? 0
        view.progressTintColor = builder.color(element, "progressTintColor")
        view.trackTintColor = builder.color(element, "trackTintColor")
        view.progressImage = builder.images.image(element, "progressImage")
        view.trackImage = builder.images.image(element, "trackImage")
    }
}
