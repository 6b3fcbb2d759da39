import UIKit

/// How the elements of one name become views.
@MainActor struct ViewKind {
    /// Whether the picture shows what the kind is, beyond its background and its subviews.
    let isDrawn: Bool
    private let make: @MainActor (Element) -> UIView
    /// Gives a view of the kind's class what the element says of it beyond what all views have.
    let configure: @MainActor (UIView, Element, ViewBuilder) -> Void

    /// Makes a view, gives it what all views have, then what its kind has.
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

    /// For kinds that hide what lies behind them where the document names no background.
    static func opaque(_ background: @escaping @MainActor (Element) -> UIColor) -> ViewKind {
        ViewKind(drawn: false) { _ in
            UIView()
        } configure: { view, element, _ in
            guard element.child(key: "backgroundColor") == nil else { return }
            view.backgroundColor = background(element)
        }
    }

    /// A known kind, or anything that has a frame; variations have frames, but are none.
    nonisolated static func isView(_ element: Element) -> Bool {
        guard element.name != "variation" else { return false }
        return names.contains(element.name) || element.child("rect", key: "frame") != nil
            || element.child("frame", key: "frameInset") != nil
    }
}
