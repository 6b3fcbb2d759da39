import Foundation

extension UIImage {
    /// The traits for which an image is meant.
    @preconcurrency @MainActor open class Configuration: NSObject {
        public let traitCollection: UITraitCollection?

        public init(traitCollection: UITraitCollection? = nil) {
            self.traitCollection = traitCollection
        }
    }
}
