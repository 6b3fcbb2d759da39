import ContactSheetDevices
import Foundation

/// The measures of a stepper, in points.
struct StepperMetrics {
    var size: CGSize
    var cornerRadius: CGFloat
    /// The size of the line between the halves.
    var divider: CGSize
    /// The length and the width of the lines of plus and minus.
    var glyph: (length: CGFloat, width: CGFloat)

    /// Creates the measures: Documentation/Metrics.md 2.3 for the sizes. The rest are decisions
    /// based on screenshots of their time.
    init(_ era: Era) {
        switch era {
        case .classic: self.init(27, radius: 5, divider: 27, glyph: (12, 3))
        case .flat, .safeArea: self.init(29, radius: 4, divider: 29, glyph: (15, 1.5))
        case .dark: self.init(32, radius: 8, divider: 18, glyph: (14, 1.5))
        case .glass: self.init(32, radius: 16, divider: 18, glyph: (14, 1.5))
        }
    }

    private init(
        _ height: CGFloat, radius: CGFloat, divider: CGFloat, glyph: (CGFloat, CGFloat)
    ) {
        size = CGSize(width: 94, height: height)
        cornerRadius = radius
        self.divider = CGSize(width: 1, height: divider)
        self.glyph = glyph
    }

    @MainActor static var current: StepperMetrics { StepperMetrics(UIScreen.main.era) }
}
