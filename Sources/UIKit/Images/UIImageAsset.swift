import ContactSheetDiagnostics
import Foundation

/// The variants of an image, of which each screen shows the best match.
open class UIImageAsset: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var guarded: [(traits: UITraitCollection, image: ImageAttributes)] = []

    private var variants: [(traits: UITraitCollection, image: ImageAttributes)] {
        lock.withLock { guarded }
    }

    open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
        register(image, with: configuration.traitCollection ?? UITraitCollection())
    }

    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        register(image.attributes, for: traitCollection)
    }

    func register(_ image: ImageAttributes, for traits: UITraitCollection) {
        lock.withLock {
            guarded.removeAll { $0.traits == traits }
            guarded.append((traits, image))
        }
    }

    open func unregisterImage(with configuration: UIImage.Configuration) {
        unregisterImage(with: configuration.traitCollection ?? UITraitCollection())
    }

    open func unregisterImage(with traitCollection: UITraitCollection) {
        lock.withLock { guarded.removeAll { $0.traits == traitCollection } }
    }

    /// Returns the variant for the traits, or an empty image if there is none.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        variant(for: traitCollection).map(UIImage.init) ?? UIImage()
    }

    open func image(with configuration: UIImage.Configuration) -> UIImage {
        image(with: configuration.traitCollection ?? onMainActor { UIScreen.main.traitCollection })
    }

    /// Returns the variant that matches best; of equal ones, the first.
    func variant(for traits: UITraitCollection) -> ImageAttributes? {
        let ranked = variants.compactMap { variant in
            Self.fitness(of: variant.traits, for: traits).map { ($0, variant.image) }
        }
        guard let best = ranked.map(\.0).max(),
            var image = ranked.first(where: { $0.0 == best })?.1
        else { return nil }
        image.asset = self
        return image
    }

    /// Returns a value that is greater the more traits match: the appearance counts more than the
    /// idiom, and that more than the scale. `nil` if the idioms or the directions exclude each
    /// other.
    private static func fitness(
        of variant: UITraitCollection, for wanted: UITraitCollection
    ) -> Int? {
        var fitness = 0
        if variant.userInterfaceIdiom != .unspecified {
            guard variant.userInterfaceIdiom == wanted.userInterfaceIdiom else { return nil }
            fitness += 100
        }
        if variant.layoutDirection != .unspecified {
            guard variant.layoutDirection == wanted.layoutDirection else { return nil }
            fitness += 50
        }
        if variant.userInterfaceStyle != .unspecified {
            let style = wanted.userInterfaceStyle
            guard variant.userInterfaceStyle == style else {
                // The wrong appearance is better than no image.
                return variant.userInterfaceStyle == .light || style == .unspecified ? -500 : -1000
            }
            fitness += 1000
        }
        if variant.accessibilityContrast == .high {
            guard wanted.accessibilityContrast == .high else { return -2000 }
            fitness += 500
        }
        guard variant.displayScale > 0, wanted.displayScale > 0 else { return fitness }
        // The screen's own scale, or else the next larger one, or else the largest.
        let scales = [variant, wanted].map { Int(saturating: min($0.displayScale, 1000)) }
        let steps = scales[0] - scales[1]
        return fitness - (steps >= 0 ? steps : 4 - steps)
    }
}
