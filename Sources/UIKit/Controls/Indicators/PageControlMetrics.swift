import ContactSheetDevices
import Foundation

/// The measures of a page control, in points.
struct PageControlMetrics: Equatable {
    var height: CGFloat
    var dot: CGFloat
    var gap: CGFloat
    /// The margins next to the dots, both sides together.
    var margin: CGFloat

    /// Creates the measures: Documentation/Metrics.md 2.6 for iOS 7 to 13 and for the heights. From
    /// iOS 14 on, three pages are 115.5 points wide; how much of that is one page is a decision.
    init(_ iOS: IOSVersion) {
        switch Era(iOS) {
        case .classic: self.init(height: 36, dot: 6, gap: 10, margin: 0)
        case _ where SystemBehavior.controlsOf14.isActive(in: iOS, on: .phone):
            self.init(height: 26, dot: 7, gap: 9.5, margin: 75.5)
        case .flat, .safeArea, .dark, .glass: self.init(height: 37, dot: 7, gap: 9, margin: 0)
        }
    }

    private init(height: CGFloat, dot: CGFloat, gap: CGFloat, margin: CGFloat) {
        self.height = height
        self.dot = dot
        self.gap = gap
        self.margin = margin
    }

    @MainActor static var current: PageControlMetrics {
        PageControlMetrics(UIScreen.main.device.iOS)
    }

    func size(pages: Int) -> CGSize {
        CGSize(width: pages > 0 ? dotsWidth(pages) + margin : 0, height: height)
    }

    func dotsWidth(_ pages: Int) -> CGFloat {
        CGFloat(pages) * dot + CGFloat(max(0, pages - 1)) * gap
    }
}
