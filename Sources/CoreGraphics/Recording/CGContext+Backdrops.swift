import Foundation

extension CGContext {
    /// Records a blurred copy of what has been painted so far, inside a path in user space.
    ///
    /// - Parameters:
    ///   - standardDeviation: The standard deviation of the Gaussian, in points of the page.
    ///   - saturation: The factor for the distance of each color from its gray.
    package func drawBackdrop(
        _ path: CGPath, standardDeviation: CGFloat, saturation: Double = 1
    ) {
        let outline = path.outline.applying(ctm)
        guard !outline.isEmpty, standardDeviation >= 0, standardDeviation.isFinite else { return }
        record(
            .backdrop(
                Backdrop(
                    path: outline, standardDeviation: standardDeviation, saturation: saturation)))
    }
}
