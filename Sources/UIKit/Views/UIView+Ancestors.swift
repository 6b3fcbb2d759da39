extension UIView {
    /// The view and its superviews, innermost first.
    package var selfAndAncestors: some Sequence<UIView> { sequence(first: self) { $0.superview } }

    /// The superviews, innermost first.
    package var ancestors: some Sequence<UIView> { selfAndAncestors.dropFirst() }
}
