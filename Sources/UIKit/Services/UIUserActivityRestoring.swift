import FoundationSupplements

/// An object that restores its state from an activity.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
