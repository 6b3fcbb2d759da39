import ContactSheetDevices

extension UIViewController {
    /// Returns the nearest ancestor of a class.
    func ancestor<Controller: UIViewController>() -> Controller? {
        sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? Controller }
            .first
    }

    /// The presentation if it is or would be a sheet; `nil` before iOS 15 and for other styles.
    public var sheetPresentationController: UISheetPresentationController? {
        guard SystemBehavior.detents.isActive else { return nil }
        return presentationController as? UISheetPresentationController
    }

    /// The presentation if it is or would be a popover; otherwise `nil`.
    public var popoverPresentationController: UIPopoverPresentationController? {
        presentationController as? UIPopoverPresentationController
    }

    /// The layout guide of the area that bars cover at the top of the view.
    public var topLayoutGuide: any UILayoutSupport { view.layoutSupport(.topBars) }

    /// The layout guide of the area that bars cover at the bottom of the view.
    public var bottomLayoutGuide: any UILayoutSupport { view.layoutSupport(.bottomBars) }

    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        containment.contentScrollView
    }
}
