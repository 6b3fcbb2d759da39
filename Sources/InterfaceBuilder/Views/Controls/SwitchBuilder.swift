import UIKit

extension ViewKind {
    static let `switch` = ViewKind { _ in
        UISwitch()
    } configure: { view, element, builder in
        ControlAttributes.apply(element, to: view)
        view.isOn = element.bool("on") ?? false
        view.title = element.string("title")
        view.onTintColor = builder.color(element, "onTintColor")
        view.thumbTintColor = builder.color(element, "thumbTintColor")
        view.onImage = builder.images.image(element, "onImage")
        view.offImage = builder.images.image(element, "offImage")
    }
}
