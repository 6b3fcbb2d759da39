import ContactSheetDiagnostics
import QuartzCore
import UIKit

extension PropertyTable {
    static let appearance: [PropertyRow<UIView>] = [
        .color("background color") { $0.backgroundColor }.since(2),
        .color("tint color") { $0.ownTintColor }.reaching(.colorsOfParts),
        .value("tint adjustment", .paints) {
            let mode = $0.tintAdjustmentMode
            return mode == .dimmed && $0.superview?.tintAdjustmentMode != mode ? "dimmed" : nil
        },
        .number("alpha", unless: 1, .paints) { $0.alpha }.since(2),
        .flag("clips to bounds", .paints) { $0.clipsToBounds }.since(2),
        .choice("interface style", unless: UIUserInterfaceStyle.unspecified) {
            $0.overrideUserInterfaceStyle
        }.reaching(.descendants(.color)),
        .value("mask", .paints) {
            $0.mask.map { "\(type(of: $0)) \($0.frame.compactDescription)" }
        },
        .value("corner configuration", .paints) { $0.cornerConfiguration?.summary },
    ]

    static let layer: [PropertyRow<UIView>] = [
        .number("corner radius", unless: 0, .paints) { $0.layer.cornerRadius }.since(2)
            .result(of: "corner configuration"),
        .value("corner curve", .paints) {
            let curve = $0.layer.cornerCurve
            return curve == .circular ? nil : curve.rawValue
        },
        .value("rounded corners", .paints) {
            let corners = $0.layer.maskedCorners
            return corners.rawValue == 15 ? nil : "\(corners.rawValue)"
        },
        .number("border width", unless: 0, .paints) { $0.layer.borderWidth }.since(2),
        .color("border color") {
            $0.layer.borderWidth > 0 ? $0.layer.borderColor.map(UIColor.init(cgColor:)) : nil
        }.since(2).part(of: "border width"),
        .number("shadow opacity", unless: 0, .paints) { CGFloat($0.layer.shadowOpacity) },
        .color("shadow color") {
            guard let color = $0.shadow?.shadowColor, color.rgba != .black else { return nil }
            return UIColor(cgColor: color)
        }.part(of: "shadow opacity"),
        .value("shadow offset", .paints) {
            $0.shadow.flatMap { $0.shadowOffset == CGSize(width: 0, height: -3) ? nil : $0 }
                .map { $0.shadowOffset.sides }
        }.part(of: "shadow opacity"),
        .value("shadow radius", .paints) {
            $0.shadow.flatMap { $0.shadowRadius == 3 ? nil : $0.shadowRadius.short }
        }.part(of: "shadow opacity"),
        // Paths are often computed from the bounds.
        .value("shadow path", .paints) { $0.shadow?.shadowPath?.recorded }.followsFromOthers,
        .number("z position", unless: 0, .paints) { $0.layer.zPosition },
        .value("anchor point") {
            let point = $0.layer.anchorPoint
            return point == CGPoint(x: 0.5, y: 0.5) ? nil : "\(point.x.short) \(point.y.short)"
        },
        .value("transform") { $0.transform.recorded }.since(2),
        .value("3D transform", .paints) {
            CATransform3DIsAffine($0.layer.transform) ? nil : $0.layer.transform.recorded
        },
        .value("sublayer transform", .paints) { $0.layer.sublayerTransform.recorded },
        .flag("geometry flipped", .paints) { $0.layer.isGeometryFlipped },
        .value("layer mask", .paints) {
            $0.mask == nil ? $0.layer.mask.map { "\(type(of: $0))" } : nil
        },
        .value("contents gravity", .paints) {
            let layer = $0.layer
            guard layer.contents != nil, layer.contentsGravity != .resize else { return nil }
            return layer.contentsGravity.rawValue
        },
    ]

    /// The content of layers of other classes than `CALayer`.
    static let specialLayers: [PropertyRow<UIView>] = [
        .value("gradient", .paints) { ($0.layer as? CAGradientLayer)?.recorded },
        .value("shape", .paints) { ($0.layer as? CAShapeLayer)?.path?.recorded }.followsFromOthers,
        .color("shape fill color") {
            guard let color = ($0.layer as? CAShapeLayer)?.fillColor, color.rgba != .black else {
                return nil
            }
            return UIColor(cgColor: color)
        },
        .color("shape stroke color") {
            ($0.layer as? CAShapeLayer)?.strokeColor.map(UIColor.init(cgColor:))
        },
        .number("line width", unless: 1, .paints) { ($0.layer as? CAShapeLayer)?.lineWidth ?? 1 },
    ]

    static let layout: [PropertyRow<UIView>] = [
        .value("autoresizing mask") {
            $0.translatesAutoresizingMaskIntoConstraints ? $0.autoresizingMask.names : nil
        }.since(2),
        .value("content size") {
            $0.translatesAutoresizingMaskIntoConstraints ? nil : $0.recordedContentSize
        }
        .since(2).followsFromOthers,
        .value("hugging priority") { view in
            view.priorities(unless: 250) { view.contentHuggingPriority(for: $0) }
        }.since(2),
        .value("compression resistance") { view in
            view.priorities(unless: 750) { view.contentCompressionResistancePriority(for: $0) }
        }.since(2),
        .flag("resizes subviews", unless: true) { $0.autoresizesSubviews },
        .choice("semantic content", unless: UISemanticContentAttribute.unspecified) {
            $0.semanticContentAttribute
        },
        .value("layout margins") { $0.givenLayoutMargins },
        .flag("preserves superview margins") { $0.preservesSuperviewLayoutMargins },
        .flag("insets margins from safe area", unless: true) { $0.insetsLayoutMarginsFromSafeArea },
        .flag("margins follow readable width") { $0.layoutMarginsFollowReadableWidth },
        .value("minimum text size") { $0.minimumContentSizeCategory?.rawValue }
            .reaching(.descendants(.font)),
        .value("maximum text size") { $0.maximumContentSizeCategory?.rawValue }
            .reaching(.descendants(.font)),
    ]

    /// The properties of the controller whose root view the view is.
    static let controllers: [PropertyRow<UIView>] = [
        .insets("additional safe area") { $0.controllerOfRoot?.additionalSafeAreaInsets },
        .value("extended edges") {
            let edges = $0.controllerOfRoot?.edgesForExtendedLayout ?? .all
            return edges == .all ? nil : "\(edges.rawValue)"
        },
        .flag("extends under opaque bars") {
            $0.controllerOfRoot?.extendedLayoutIncludesOpaqueBars ?? false
        },
        .flag("respects system margins", unless: true) {
            $0.controllerOfRoot?.viewRespectsSystemMinimumLayoutMargins ?? true
        },
        .flag("adjusts scroll view insets", unless: true) {
            $0.controllerOfRoot?.automaticallyAdjustsScrollViewInsets ?? true
        },
    ]

    /// What only identifies a view, besides its name. The accessibility properties belong here, too.
    static let identity: [PropertyRow<UIView>] = [
        .value("custom class", .identifies) { view in
            let name = view.documentOrigin?.customClass
            return name == String(describing: type(of: view)) ? nil : name
        }
    ]
}

extension UIView {
    /// The layer, if its shadow is visible.
    fileprivate var shadow: CALayer? { layer.shadowOpacity > 0 ? layer : nil }

    /// The intrinsic size of the content, or `nil` if there is none.
    fileprivate var recordedContentSize: String? {
        let size = intrinsicContentSize
        guard size.width >= 0 || size.height >= 0 else { return nil }
        return [size.width, size.height].map { $0 < 0 ? "none" : $0.short }.joined(separator: " ")
    }

    /// Returns the priorities along both axes, unless they have their usual value or have no effect.
    fileprivate func priorities(
        unless usual: Float, _ priority: (NSLayoutConstraint.Axis) -> UILayoutPriority
    ) -> String? {
        guard !translatesAutoresizingMaskIntoConstraints else { return nil }
        let values = [priority(.horizontal).rawValue, priority(.vertical).rawValue]
        guard values != [usual, usual] else { return nil }
        return values.map { CGFloat($0).short }.joined(separator: " ")
    }
}

extension UIView.AutoresizingMask {
    /// The names in Interface Builder's order.
    fileprivate var names: String {
        let all: [(UIView.AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "left"), (.flexibleWidth, "width"),
            (.flexibleRightMargin, "right"), (.flexibleTopMargin, "top"),
            (.flexibleHeight, "height"), (.flexibleBottomMargin, "bottom"),
        ]
        return all.filter { contains($0.0) }.map(\.1).joined(separator: " ")
    }
}

extension CGSize {
    /// The width and height with at most three decimals.
    var sides: String { "\(width.short) \(height.short)" }
}

extension CGAffineTransform {
    /// The components, or `nil` for the identity.
    fileprivate var recorded: String? {
        guard !isIdentity else { return nil }
        return [a, b, c, d, tx, ty].map(\.short).joined(separator: " ")
    }
}

extension CATransform3D {
    /// The rows, or `nil` for the identity.
    fileprivate var recorded: String? {
        guard !CATransform3DIsIdentity(self) else { return nil }
        let rows = [
            m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44,
        ]
        return rows.map(\.short).joined(separator: " ")
    }
}

extension CAGradientLayer {
    /// The colors with their locations, and the line of the gradient.
    fileprivate var recorded: String? {
        let colors = (colors ?? []).compactMap { $0 as? CGColor }.map(\.rgba.dump)
        guard !colors.isEmpty else { return nil }
        let places = (locations ?? []).map { CGFloat($0.doubleValue).short }
        let line = [startPoint, endPoint].map { "\($0.x.short),\($0.y.short)" }
        return ([type.rawValue] + colors + places + line).joined(separator: " ")
    }
}

extension CGPath {
    /// A digest of the elements, because paths can be long.
    fileprivate var recorded: String {
        var text = ""
        applyWithBlock { element in
            let count =
                switch element.pointee.type {
                case .moveToPoint, .addLineToPoint: 1
                case .addQuadCurveToPoint: 2
                case .addCurveToPoint: 3
                case .closeSubpath: 0
                }
            let points = (0..<count).map { element.pointee.points[$0] }
            text += points.map { "\($0.x.short),\($0.y.short)" }.joined(separator: " ") + ";"
        }
        return StableHash(text).digits
    }
}
