import UIKit

extension ViewKind {
    /// A slider. In stored documents, Interface Builder omits a value of 0 and writes the bounds.
    static let slider = ViewKind { _ in
        UISlider()
    } configure: { slider, element, builder in
        ControlAttributes.apply(element, to: slider)
        slider.minimumValue = element.float("minValue") ?? 0
        slider.maximumValue = element.float("maxValue") ?? 1
        slider.value = element.float("value") ?? 0
        slider.isContinuous = element.bool("continuous") ?? true
        slider.minimumValueImage = builder.images.image(element, "minimumValueImage")
        slider.maximumValueImage = builder.images.image(element, "maximumValueImage")
        slider.minimumTrackTintColor = builder.color(element, "minimumTrackTintColor")
        slider.maximumTrackTintColor = builder.color(element, "maximumTrackTintColor")
        slider.thumbTintColor = builder.color(element, "thumbTintColor")
    }
}

extension Element {
    func float(_ attribute: String) -> Float? { number(attribute).map { Float($0) } }

    func double(_ attribute: String) -> Double? { number(attribute).map { Double($0) } }
}
