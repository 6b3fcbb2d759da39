import UIKit

/// A view in reports and references: its class, name, and frame, and what determines its layout and
/// appearance.
public struct ViewNode: Sendable, Hashable {
    /// The class.
    public var type: String
    /// The name that distinguishes the view from its siblings, or `nil` if there is none.
    public var name: String?
    /// The frame in the superview's coordinate space, rounded to the device's pixels
    /// (Documentation/Layout.md 3.9) and to thousandths of a point, as in files.
    public var frame: CGRect
    public var isHidden: Bool
    /// The object ID in the document, or `nil` for views that code creates.
    public var id: String?
    /// The properties that differ from the default, in a fixed order.
    public var properties: [ViewProperty]
    /// The active constraints whose first item is the view or one of its guides, in the order of
    /// their activation, without those that UIKit creates.
    public var constraints: [ConstraintNode]
    public var children: [ViewNode]

    public init(
        type: String, name: String? = nil, frame: CGRect, isHidden: Bool = false, id: String? = nil,
        properties: [ViewProperty] = [], constraints: [ConstraintNode] = [],
        children: [ViewNode] = []
    ) {
        self.type = type
        self.name = name
        self.frame = frame
        self.isHidden = isHidden
        self.id = id
        self.properties = properties
        self.constraints = constraints
        self.children = children
    }

    /// The class and name, such as `UIButton “3”`.
    public var label: String { name.map { "\(type) “\($0)”" } ?? type }
}

/// A property of a view that determines its layout or its appearance.
public struct ViewProperty: Sendable, Hashable {
    /// The name in lowercase words, such as `text color`.
    public var name: String
    public var value: String

    public init(_ name: String, _ value: String) {
        self.name = name
        self.value = value
    }
}
