import ContactSheetDiagnostics
import Foundation

extension UIPageViewController {
    var showsTwo: Bool { spineLocation == .mid }

    /// The visible pages: without a spine in the middle, a second page is the back of the first.
    var shownPages: [UIViewController] { Array(pageState.pages.prefix(showsTwo ? 2 : 1)) }

    /// Returns whether the number of pages is the one that the spine location requires.
    /// Double-sided curling pages may have a second page as their back.
    func takes(_ pages: [UIViewController]) -> Bool {
        let required = showsTwo ? 2 : 1
        let isBacked = isDoubleSided && transitionStyle == .pageCurl && pages.count == 2
        guard pages.count == required || isBacked else {
            report(
                "The number of view controllers provided (\(pages.count)) doesn't match the number "
                    + "required (\(required)) for the requested transition",
                hint: "the page view controller is unchanged")
            return false
        }
        return true
    }

    /// Makes pages around a spine in the middle double-sided, and reports that they weren't (Apple:
    /// UIPageViewController, isDoubleSided).
    func checkSides() {
        guard showsTwo, !isDoubleSided else { return }
        isDoubleSided = true
        report(
            "isDoubleSided must be true if the spine location is mid",
            hint: "isDoubleSided was set to true")
    }

    private func report(_ message: String, hint: String) {
        DiagnosticLog.current.add(
            Diagnostic(.error, message, location: "\(type(of: self))", hint: hint))
    }

    func replacePages(with pages: [UIViewController]) {
        let old = pageState.pages
        let oldShown = shownPages
        pageState.pages = pages
        for page in old where !pages.contains(where: { $0 === page }) {
            page.willMove(toParent: nil)
        }
        for page in pages where page.parent !== self {
            addChild(page)
            page.didMove(toParent: self)
        }
        if isViewLoaded { exchange(oldShown, for: shownPages, below: pageState.control) }
        for page in old where !pages.contains(where: { $0 === page }) { page.removeFromParent() }
    }
}
