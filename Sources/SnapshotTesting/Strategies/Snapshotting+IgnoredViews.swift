import UIKit

extension Snapshotting where Format == UIImage {
    /// Returns the strategy without the pixels of some views and their subviews, such as a clock, in the image and in
    /// the reference.
    ///
    /// - Parameter names: The names, classes, or object IDs of the views, as for `contactsheet test --ignore-view`.
    public func ignoringViews(_ names: String...) -> Snapshotting {
        let (compare, names) = (diffing.diffV2, Set(names))
        var strategy = self
        strategy.diffing.diffV2 = { old, new in
            let report = StrategyReport.current ?? StrategyReport()
            report.ignore(names)
            return StrategyReport.$current.withValue(report) { compare(old, new) }
        }
        return strategy
    }
}
