import ContactSheetDiagnostics
import Foundation

extension UIColor {
    /// Creates a color that fills with copies of an image.
    public convenience init(patternImage image: UIImage) {
        let size = image.size
        let tile = image.cgImage ?? onMainActor { Self.drawing(of: image) }
        let pattern = tile.map { ColorPattern(image: $0, size: size) }
        self.init(cgColor: CGColor(.gray, pattern: pattern))
    }

    /// Returns the drawing of an image that has no pixels of its own.
    @MainActor private static func drawing(of image: UIImage) -> CGImage? {
        UIGraphicsImageRenderer(size: image.size).image { _ in
            image.draw(in: CGRect(origin: .zero, size: image.size))
        }.cgImage
    }
}

extension RGBA {
    /// What code that needs one color of a pattern gets.
    fileprivate static let gray = RGBA(0.5, 0.5, 0.5)
}
