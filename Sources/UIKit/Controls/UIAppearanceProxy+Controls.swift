import Foundation

extension UIAppearanceProxy where Target: UIButton {
    public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        record(#function, state.rawValue) { $0.setTitleColor(color, for: state) }
    }

    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        record(#function, state.rawValue) { $0.setBackgroundImage(image, for: state) }
    }

    public func setImage(_ image: UIImage?, for state: UIControl.State) {
        record(#function, state.rawValue) { $0.setImage(image, for: state) }
    }
}

extension UIAppearanceProxy where Target: UISlider {
    public func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        record(#function, state.rawValue) {
            $0.setThumbImage(image, for: state)
        }
    }

    public func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        record(#function, state.rawValue) {
            $0.setMinimumTrackImage(image, for: state)
        }
    }

    public func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        record(#function, state.rawValue) {
            $0.setMaximumTrackImage(image, for: state)
        }
    }
}

extension UIAppearanceProxy where Target: UIStepper {
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        record(#function, state.rawValue) {
            $0.setBackgroundImage(image, for: state)
        }
    }

    public func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {
        record(#function, state.rawValue) {
            $0.setIncrementImage(image, for: state)
        }
    }

    public func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {
        record(#function, state.rawValue) {
            $0.setDecrementImage(image, for: state)
        }
    }

    public func setDividerImage(
        _ image: UIImage?, forLeftSegmentState left: UIControl.State,
        rightSegmentState right: UIControl.State
    ) {
        record(#function, left.rawValue, right.rawValue) {
            $0.setDividerImage(image, forLeftSegmentState: left, rightSegmentState: right)
        }
    }
}

extension UIAppearanceProxy where Target: UISegmentedControl {
    public func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        record(#function, state.rawValue) {
            $0.setTitleTextAttributes(attributes, for: state)
        }
    }

    public func setBackgroundImage(
        _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        record(#function, state.rawValue, UInt(barMetrics.rawValue)) {
            $0.setBackgroundImage(image, for: state, barMetrics: barMetrics)
        }
    }

    public func setDividerImage(
        _ image: UIImage?, forLeftSegmentState left: UIControl.State,
        rightSegmentState right: UIControl.State, barMetrics: UIBarMetrics
    ) {
        record(#function, left.rawValue, right.rawValue) {
            $0.setDividerImage(
                image, forLeftSegmentState: left, rightSegmentState: right, barMetrics: barMetrics)
        }
    }

    public func setContentPositionAdjustment(
        _ adjustment: UIOffset, forSegmentType type: UISegmentedControl.Segment,
        barMetrics: UIBarMetrics
    ) {
        record(#function, UInt(type.rawValue)) {
            $0.setContentPositionAdjustment(
                adjustment, forSegmentType: type, barMetrics: barMetrics)
        }
    }
}
