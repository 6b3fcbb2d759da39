import UIKit

/// Creates and configures the views for elements with one name.
@MainActor struct ViewKind {
    /// Whether views of the kind are drawn with more than their background and subviews.
    let isDrawn: Bool
    private let make: @MainActor (Element) -> UIView
    /// Applies the attributes that are specific to the kind to a view of its class.
    let configure: @MainActor (UIView, Element, ViewBuilder) -> Void

    /// Creates a kind.
    ///
    /// - Parameters:
    ///   - drawn: Whether views are drawn with more than their background and subviews.
    ///   - make: Creates a view.
    ///   - configure: Applies the attributes that are specific to the kind, after those of all
    ///     views.
    init<View: UIView>(
        drawn: Bool = true, _ make: @escaping @MainActor (Element) -> View,
        configure: @escaping @MainActor (View, Element, ViewBuilder) -> Void = { _, _, _ in }
    ) {
        isDrawn = drawn
        self.make = make
        self.configure = { view, element, builder in
            if let view = view as? View { configure(view, element, builder) }
        }
    }

    func build(_ element: Element, _ builder: ViewBuilder) -> UIView {
        let own =
            builder.design == nil
            ? DocumentClasses.instance(of: element, as: UIView.self) : nil
        let view = own ?? make(element)
        builder.applyCommonAttributes(of: element, to: view)
        configure(view, element, builder)
        RuntimeAttributes.apply(element, to: view, builder)
        return view
    }

    static let plain = ViewKind { _ in UIView() }
    static let undrawn = ViewKind(drawn: false) { _ in UIView() }

    /// Returns a kind whose views have an opaque background if the document specifies none.
    static func opaque(_ background: @escaping @MainActor (Element) -> UIColor) -> ViewKind {
        ViewKind(drawn: false) { _ in
            UIView()
        } configure: { view, element, _ in
            guard element.child(key: "backgroundColor") == nil else { return }
            view.backgroundColor = background(element)
        }
    }

    /// Whether the element is a view: it has a known kind or a frame. Variations have frames but
    /// aren't views.
    nonisolated static func isView(_ element: Element) -> Bool {
        guard element.name != "variation" else { return false }
        return names.contains(element.name) || element.child("rect", key: "frame") != nil
            || element.child("frame", key: "frameInset") != nil
    }
}
