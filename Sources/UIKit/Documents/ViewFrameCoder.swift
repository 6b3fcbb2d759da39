import Foundation

/// A coder that provides the stored frame of the view that is created with it.
package protocol ViewFrameCoder: NSCoder {
    var viewFrame: CGRect? { get }
}
