import Foundation

public enum UIBarStyle: Int, Sendable {
    case `default`, black, blackTranslucent

    /// The name of `black` in iOS 12 and earlier.
    public static let blackOpaque = UIBarStyle.black
}

public enum UIBarPosition: Int, Sendable {
    case any, bottom, top, topAttached
}

@preconcurrency @MainActor public protocol UIBarPositioning: AnyObject {
    var barPosition: UIBarPosition { get }
}

@preconcurrency @MainActor public protocol UIBarPositioningDelegate: AnyObject {
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}
