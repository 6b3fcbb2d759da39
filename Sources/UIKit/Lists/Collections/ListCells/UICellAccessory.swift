import Foundation

/// An accessory at the leading or trailing edge of a list row.
@preconcurrency @MainActor public struct UICellAccessory {
    public enum DisplayedState: Int, Sendable, Hashable {
        case always, whenEditing, whenNotEditing
    }

    /// The edge of a custom accessory, and when it is shown.
    public enum Placement {
        case leading(displayed: DisplayedState = .always)
        case trailing(displayed: DisplayedState = .always)
    }

    public enum LayoutDimension: Sendable, Hashable {
        case actual, standard
        case custom(CGFloat)
    }

    /// A view as an accessory.
    @MainActor public struct CustomViewConfiguration {
        public var customView: UIView
        public var placement: Placement
        public var reservedLayoutWidth: LayoutDimension
        public var tintColor: UIColor?
        public var maintainsFixedSize: Bool

        public init(
            customView: UIView, placement: Placement, isHidden: Bool? = nil,
            reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
            maintainsFixedSize: Bool? = nil
        ) {
            self.customView = customView
            self.placement = placement
            self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
            self.tintColor = tintColor
            self.maintainsFixedSize = maintainsFixedSize ?? false
            if let isHidden { customView.isHidden = isHidden }
        }
    }

    enum Side {
        case leading, trailing
    }

    enum Kind {
        case disclosure, checkmark, detail, delete, insert, reorder, outline
        case label(String)
        case custom(UIView, width: CGFloat)
    }

    /// The accessory's view, if it is one.
    var customView: UIView? { if case .custom(let view, _) = kind { view } else { nil } }
    let kind: Kind
    let side: Side
    let displayed: DisplayedState
    let tintColor: UIColor?

    private init(
        _ kind: Kind, _ side: Side = .trailing, _ displayed: DisplayedState,
        tint: UIColor? = nil
    ) {
        self.kind = kind
        self.side = side
        self.displayed = displayed
        tintColor = tint
    }

    public static func disclosureIndicator(
        displayed: DisplayedState = .always
    ) -> UICellAccessory { UICellAccessory(.disclosure, .trailing, displayed) }

    public static func checkmark(displayed: DisplayedState = .always) -> UICellAccessory {
        UICellAccessory(.checkmark, .trailing, displayed)
    }

    public static func detail(
        displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(.detail, .trailing, displayed) }

    public static func delete(
        displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(.delete, .leading, displayed) }

    public static func insert(
        displayed: DisplayedState = .whenEditing, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(.insert, .leading, displayed) }

    public static func reorder(displayed: DisplayedState = .whenEditing) -> UICellAccessory {
        UICellAccessory(.reorder, .trailing, displayed)
    }

    public static func outlineDisclosure(
        displayed: DisplayedState = .always, actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory { UICellAccessory(.outline, .trailing, displayed) }

    public static func label(
        text: String, displayed: DisplayedState = .always
    ) -> UICellAccessory { UICellAccessory(.label(text), .trailing, displayed) }

    /// Returns a view as an accessory. Its size is that of its frame, or the one that fits.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let view = configuration.customView
        if let tint = configuration.tintColor { view.tintColor = tint }
        if view.bounds.isEmpty { view.frame.size = view.sizeThatFits(.zero) }
        let width: CGFloat =
            switch configuration.reservedLayoutWidth {
            case .actual: view.bounds.width
            case .standard: 28
            case .custom(let width): width
            }
        return switch configuration.placement {
        case .leading(let displayed):
            UICellAccessory(.custom(view, width: width), .leading, displayed)
        case .trailing(let displayed):
            UICellAccessory(.custom(view, width: width), .trailing, displayed)
        }
    }

    func isShown(whileEditing isEditing: Bool) -> Bool {
        displayed == .always || (displayed == .whenEditing) == isEditing
    }

    /// Returns the width, including the distance to the next accessory.
    ///
    /// - Parameter scale: The scale of drawings that follow the text size.
    func width(scale: CGFloat) -> CGFloat {
        func scaled(_ drawing: UITableViewCell.AccessoryType) -> CGFloat {
            (scale - 1) * TableMetrics.drawnAccessoryWidth(drawing)
        }
        return switch kind {
        case .disclosure, .outline: 18 + scaled(.disclosureIndicator)
        case .checkmark: 24 + scaled(.checkmark)
        case .detail: 30 + scaled(.detailButton)
        case .delete, .insert: 34
        case .reorder: 32
        case .custom(_, let width): width + 8
        case .label(let text): Self.label(text).sizeThatFits(.zero).width + 8
        }
    }

    static func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .body)
        label.textColor = .secondaryLabel
        label.text = text
        return label
    }
}
