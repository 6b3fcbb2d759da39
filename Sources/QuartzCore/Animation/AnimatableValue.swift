import Foundation

/// A value of a layer's property that animations interpolate.
enum AnimatableValue: Equatable {
    case number(CGFloat)
    case point(CGPoint)
    case size(CGSize)
    case rect(CGRect)
    case transform(CATransform3D)
    case color(RGBA)
    case path(Path)
    case list([AnimatableValue])

    /// Creates a value from a property's or an animation's; `nil` for types that aren't
    /// interpolated, such as images.
    init?(_ value: Any?) {
        guard let value, let known = Self.structure(value) ?? Self.object(value) else { return nil }
        self = known
    }

    private static func structure(_ value: Any) -> AnimatableValue? {
        if let transform = value as? CATransform3D { return .transform(transform) }
        if let rect = value as? CGRect { return .rect(rect) }
        if let point = value as? CGPoint { return .point(point) }
        if let size = value as? CGSize { return .size(size) }
        if let color = value as? CGColor { return .color(color.rgba) }
        if let path = value as? CGPath { return .path(path.outline) }
        return CGFloat(layerValue: value).map { .number($0) }
    }

    /// Returns the contents of an array or of a boxed structure.
    private static func object(_ value: Any) -> AnimatableValue? {
        if let values = value as? [Any] {
            let known = values.compactMap { AnimatableValue($0) }
            return known.count == values.count ? .list(known) : nil
        }
        guard let box = value as? NSValue else { return nil }
        switch String(cString: box.objCType) {
        case String(cString: NSValue(caTransform3D: CATransform3DIdentity).objCType):
            return .transform(box.caTransform3DValue)
        case String(cString: NSValue(point: .zero).objCType): return .point(box.pointValue)
        case String(cString: NSValue(size: .zero).objCType): return .size(box.sizeValue)
        case String(cString: NSValue(rect: .zero).objCType): return .rect(box.rectValue)
        default: return nil
        }
    }

    /// The value as layers store it.
    var boxed: Any {
        switch self {
        case .number(let number): number
        case .point(let point): point
        case .size(let size): size
        case .rect(let rect): rect
        case .transform(let transform): transform
        case .color(let color): CGColor(color)
        case .path(let path): CGPath(path)
        case .list(let values): values.map(\.storedInList)
        }
    }

    /// Layers have lists of colors and of `NSNumber`.
    private var storedInList: Any {
        if case .number(let number) = self { NSNumber(value: Double(number)) } else { boxed }
    }

    /// Whether sums of such values are meaningful, so that several animations can overlap.
    var isAdditive: Bool {
        switch self {
        case .number, .point, .size, .rect: true
        case .transform, .color, .path, .list: false
        }
    }

    // MARK: Arithmetic

    /// Returns the value at a fraction of the way to another; `nil` if both don't correspond, such
    /// as paths with different elements. Fractions outside 0 to 1 extrapolate.
    func interpolated(to other: AnimatableValue, at fraction: CGFloat) -> AnimatableValue? {
        switch (self, other) {
        case (.transform(let a), .transform(let b)):
            return .transform(a.interpolated(to: b, at: fraction))
        case (.list(let a), .list(let b)) where a.count == b.count:
            let values = zip(a, b).compactMap { $0.interpolated(to: $1, at: fraction) }
            return values.count == a.count ? .list(values) : nil
        default:
            guard
                let result = combined(with: other, { a, b in a + (b - a) * fraction })
            else { return nil }
            if case .color(let color) = result { return .color(color.clamped) }
            return result
        }
    }

    /// Returns the sum; `nil` for other values than numbers, points, sizes, and rectangles. The sum
    /// of transforms is their product.
    func adding(_ other: AnimatableValue) -> AnimatableValue? {
        if case .transform(let a) = self, case .transform(let b) = other {
            return .transform(CATransform3DConcat(b, a))
        }
        return isAdditive ? combined(with: other, +) : nil
    }

    func subtracting(_ other: AnimatableValue) -> AnimatableValue? {
        isAdditive ? combined(with: other, -) : nil
    }

    /// Returns the product with a factor; `nil` for other values than numbers, points, sizes, and
    /// rectangles.
    func multiplied(by factor: CGFloat) -> AnimatableValue? {
        isAdditive ? combined(with: self) { a, _ in a * factor } : nil
    }

    /// The distance between two points; between other values, the sum of their differences.
    func distance(to other: AnimatableValue) -> CGFloat {
        if case .point(let a) = self, case .point(let b) = other {
            return hypot(b.x - a.x, b.y - a.y)
        }
        var sum: CGFloat = 0
        _ = combined(with: other) { a, b in
            sum += abs(b - a)
            return a
        }
        return sum
    }

    /// Returns the value whose components result from those of both.
    private func combined(
        with other: AnimatableValue, _ f: (CGFloat, CGFloat) -> CGFloat
    ) -> AnimatableValue? {
        switch (self, other) {
        case (.number(let a), .number(let b)): .number(f(a, b))
        case (.point(let a), .point(let b)): .point(CGPoint(x: f(a.x, b.x), y: f(a.y, b.y)))
        case (.size(let a), .size(let b)):
            .size(CGSize(width: f(a.width, b.width), height: f(a.height, b.height)))
        case (.rect(let a), .rect(let b)):
            // Differences can be negative, which `width` and `height` aren't.
            .rect(
                CGRect(
                    x: f(a.origin.x, b.origin.x), y: f(a.origin.y, b.origin.y),
                    width: f(a.size.width, b.size.width),
                    height: f(a.size.height, b.size.height)))
        case (.color(let a), .color(let b)):
            .color(
                RGBA(
                    f(a.red, b.red), f(a.green, b.green), f(a.blue, b.blue), f(a.alpha, b.alpha)))
        case (.path(let a), .path(let b)): a.combined(with: b, f).map { .path($0) }
        default: nil
        }
    }
}

extension RGBA {
    /// The color with components from 0 to 1.
    fileprivate var clamped: RGBA {
        let parts = [red, green, blue, alpha].map { max(0, min(1, $0)) }
        return RGBA(parts[0], parts[1], parts[2], parts[3])
    }
}

extension Path {
    /// Returns the path whose coordinates result from those of both; `nil` if their elements are of
    /// different kinds.
    fileprivate func combined(
        with other: Path, _ f: (CGFloat, CGFloat) -> CGFloat
    ) -> Path? {
        guard elements.count == other.elements.count else { return nil }
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: f(a.x, b.x), y: f(a.y, b.y))
        }
        var result: [Element] = []
        for pair in zip(elements, other.elements) {
            switch pair {
            case (.move(let a), .move(let b)): result.append(.move(mix(a, b)))
            case (.line(let a), .line(let b)): result.append(.line(mix(a, b)))
            case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
                result.append(.quadCurve(mix(a, b), control: mix(c, d)))
            case (.curve(let a, let c1, let c2), .curve(let b, let d1, let d2)):
                result.append(.curve(mix(a, b), control1: mix(c1, d1), control2: mix(c2, d2)))
            case (.close, .close): result.append(.close)
            default: return nil
            }
        }
        return Path(result)
    }
}
