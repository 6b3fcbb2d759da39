import UIKit

extension ViewKind {
    /// A stepper. Without attributes it counts from 0 to 100 by 1, like the class itself.
    static let stepper = ViewKind { _ in
        UIStepper()
    } configure: { stepper, element, _ in
        ControlAttributes.apply(element, to: stepper)
        stepper.minimumValue = element.double("minimumValue") ?? 0
        stepper.maximumValue = element.double("maximumValue") ?? 100
        stepper.stepValue = element.double("stepValue") ?? 1
        stepper.value = element.double("value") ?? 0
        stepper.wraps = element.bool("wraps") ?? false
        stepper.autorepeat = element.bool("autorepeat") ?? true
        stepper.isContinuous = element.bool("continuous") ?? true
    }
}
