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
    private(set) var look = Look()
    /// What a tap does, instead of the accessory's own action.
    private(set) var action: (() -> Void)?
    private(set) var outlineStyle = OutlineDisclosureOptions.Style.automatic
    var tintColor: UIColor? { look.tintColor }

    /// The options that all accessories have.
    struct Look {
        /// Whether the accessory isn't drawn. It still takes up its width (decision).
        var isHidden = false
        var reservedLayoutWidth: LayoutDimension?
        var tintColor: UIColor?
        var font: UIFont?
    }

    private init(
        _ kind: Kind, _ side: Side = .trailing, _ displayed: DisplayedState, _ look: Look = Look(),
        action: (() -> Void)? = nil
    ) {
        self.kind = kind
        self.side = side
        self.displayed = displayed
        self.look = look
        self.action = action
    }

    public static func disclosureIndicator(
        displayed: DisplayedState = .always,
        options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory { UICellAccessory(.disclosure, .trailing, displayed, options.look) }

    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory { UICellAccessory(.checkmark, .trailing, displayed, options.look) }

    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.detail, .trailing, displayed, options.look, action: actionHandler)
    }

    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.delete, .leading, displayed, options.look, action: actionHandler)
    }

    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        UICellAccessory(.insert, .leading, displayed, options.look, action: actionHandler)
    }

    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory { UICellAccessory(.reorder, .trailing, displayed, options.look) }

    public static func outlineDisclosure(
        displayed: DisplayedState = .always,
        options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: (() -> Void)? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .outline, .trailing, displayed, options.look, action: actionHandler)
        accessory.outlineStyle = options.style
        return accessory
    }

    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory { UICellAccessory(.label(text), .trailing, displayed, options.look) }

    /// Returns a view as an accessory. Its size is the one that fits its constraints and content, unless the
    /// configuration maintains its fixed size.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let view = configuration.customView
        if let tint = configuration.tintColor { view.tintColor = tint }
        view.frame.size = view.managedSize(prefersContent: !configuration.maintainsFixedSize)
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

    var isOutline: Bool { if case .outline = kind { true } else { false } }

    /// Returns whether taps anywhere in the row expand and collapse its item.
    func takesTaps(inHeader isHeader: Bool) -> Bool {
        switch outlineStyle {
        case .automatic: isHeader
        case .header: true
        case .cell: false
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
        if case .custom(let width) = look.reservedLayoutWidth { return width + 8 }
        return switch kind {
        case .disclosure, .outline: 18 + scaled(.disclosureIndicator)
        case .checkmark: 24 + scaled(.checkmark)
        case .detail: 30 + scaled(.detailButton)
        case .delete, .insert: 34
        case .reorder: 32
        case .custom(_, let width): width + 8
        case .label(let text): label(text).sizeThatFits(.zero).width + 8
        }
    }

    func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.font = look.font ?? .preferredFont(forTextStyle: .body)
        label.textColor = tintColor ?? .secondaryLabel
        label.text = text
        return label
    }
}
