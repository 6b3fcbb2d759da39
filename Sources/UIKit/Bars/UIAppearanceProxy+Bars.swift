import Foundation

extension UIAppearanceProxy where Target: UINavigationBar {
    public func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
        record(#function, UInt(barMetrics.rawValue)) {
            $0.setBackgroundImage(image, for: barMetrics)
        }
    }

    public func setBackgroundImage(
        _ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        record(#function, UInt(position.rawValue), UInt(barMetrics.rawValue)) {
            $0.setBackgroundImage(image, for: position, barMetrics: barMetrics)
        }
    }
}

extension UIAppearanceProxy where Target: UIToolbar {
    public func setBackgroundImage(
        _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        record(#function, UInt(position.rawValue), UInt(barMetrics.rawValue)) {
            $0.setBackgroundImage(image, forToolbarPosition: position, barMetrics: barMetrics)
        }
    }

    public func setShadowImage(
        _ image: UIImage?, forToolbarPosition position: UIBarPosition
    ) {
        record(#function, UInt(position.rawValue)) {
            $0.setShadowImage(image, forToolbarPosition: position)
        }
    }
}

// Appearance settings are applied to an item when a bar shows it for the first time.
extension UIAppearanceProxy where Target: UIBarItem {
    public func setTitleTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        record(#function, state.rawValue) {
            $0.setTitleTextAttributes(attributes, for: state)
        }
    }
}

extension UIAppearanceProxy where Target: UITabBarItem {
    public func setBadgeTextAttributes(
        _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        record(#function, state.rawValue) {
            $0.setBadgeTextAttributes(attributes, for: state)
        }
    }
}

extension UIAppearanceProxy where Target: UIBarButtonItem {
    public func setBackgroundImage(
        _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        record(#function, state.rawValue, UInt(barMetrics.rawValue)) {
            $0.setBackgroundImage(image, for: state, barMetrics: barMetrics)
        }
    }

    public func setTitlePositionAdjustment(
        _ adjustment: UIOffset, for barMetrics: UIBarMetrics
    ) {
        record(#function, UInt(barMetrics.rawValue)) {
            $0.setTitlePositionAdjustment(adjustment, for: barMetrics)
        }
    }

    public func setBackButtonBackgroundImage(
        _ image: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
    ) {
        record(#function, state.rawValue, UInt(barMetrics.rawValue)) {
            $0.setBackButtonBackgroundImage(image, for: state, barMetrics: barMetrics)
        }
    }

    public func setBackButtonTitlePositionAdjustment(
        _ adjustment: UIOffset, for barMetrics: UIBarMetrics
    ) {
        record(#function, UInt(barMetrics.rawValue)) {
            $0.setBackButtonTitlePositionAdjustment(adjustment, for: barMetrics)
        }
    }
}
