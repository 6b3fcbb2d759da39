import Foundation

extension UIImage {
    /// The traits that an image is for.
    open class Configuration: NSObject, @unchecked Sendable {
        public let traitCollection: UITraitCollection?

        public init(traitCollection: UITraitCollection? = nil) {
            self.traitCollection = traitCollection
        }
    }
}
