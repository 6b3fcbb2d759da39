import Foundation

// Geometry as strings in Apple's format: `{{x, y}, {width, height}}`. A string in another format is
// zero.

extension NSCoder {
    public class func string(for point: CGPoint) -> String { braces(point.x, point.y) }
    public class func string(for vector: CGVector) -> String { braces(vector.dx, vector.dy) }
    public class func string(for size: CGSize) -> String { braces(size.width, size.height) }
    public class func string(for offset: UIOffset) -> String {
        braces(offset.horizontal, offset.vertical)
    }
    public class func string(for rect: CGRect) -> String {
        "{\(string(for: rect.origin)), \(string(for: rect.size))}"
    }
    public class func string(for insets: UIEdgeInsets) -> String {
        braces(insets.top, insets.left, insets.bottom, insets.right)
    }
    public class func string(for insets: NSDirectionalEdgeInsets) -> String {
        braces(insets.top, insets.leading, insets.bottom, insets.trailing)
    }
    public class func string(for transform: CGAffineTransform) -> String {
        let numbers = [
            transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty,
        ]
        return "[\(numbers.map { text($0) }.joined(separator: ", "))]"
    }

    public class func cgPoint(for string: String) -> CGPoint {
        let n = numbers(string, 2)
        return CGPoint(x: n[0], y: n[1])
    }
    public class func cgVector(for string: String) -> CGVector {
        let n = numbers(string, 2)
        return CGVector(dx: n[0], dy: n[1])
    }
    public class func cgSize(for string: String) -> CGSize {
        let n = numbers(string, 2)
        return CGSize(width: n[0], height: n[1])
    }
    public class func cgRect(for string: String) -> CGRect {
        let n = numbers(string, 4)
        return CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    }
    public class func uiOffset(for string: String) -> UIOffset {
        let n = numbers(string, 2)
        return UIOffset(horizontal: n[0], vertical: n[1])
    }
    public class func uiEdgeInsets(for string: String) -> UIEdgeInsets {
        let n = numbers(string, 4)
        return UIEdgeInsets(top: n[0], left: n[1], bottom: n[2], right: n[3])
    }
    public class func nsDirectionalEdgeInsets(for string: String) -> NSDirectionalEdgeInsets {
        let n = numbers(string, 4)
        return NSDirectionalEdgeInsets(top: n[0], leading: n[1], bottom: n[2], trailing: n[3])
    }
    public class func cgAffineTransform(for string: String) -> CGAffineTransform {
        let n = numbers(string, 6)
        return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    }

    /// Returns the number without a fraction if it is whole.
    private static func text(_ number: CGFloat) -> String {
        Int(exactly: number)?.description ?? "\(number)"
    }

    private static func braces(_ numbers: CGFloat...) -> String {
        "{\(numbers.map { text($0) }.joined(separator: ", "))}"
    }

    /// Returns the numbers of a string, or zeros if it has another number of them.
    private static func numbers(_ string: String, _ count: Int) -> [CGFloat] {
        let separators = CharacterSet(charactersIn: "{}[], ")
        let found = string.components(separatedBy: separators).filter { !$0.isEmpty }
            .compactMap { Double($0).map { CGFloat($0) } }
        return found.count == count ? found : Array(repeating: 0, count: count)
    }

    // MARK: Coding

    /// Returns a point that was encoded as a string, or zero.
    public func decodeCGPoint(forKey key: String) -> CGPoint { NSCoder.cgPoint(for: stored(key)) }
    public func decodeCGSize(forKey key: String) -> CGSize { NSCoder.cgSize(for: stored(key)) }
    public func decodeCGRect(forKey key: String) -> CGRect { NSCoder.cgRect(for: stored(key)) }
    public func decodeCGVector(forKey key: String) -> CGVector {
        NSCoder.cgVector(for: stored(key))
    }
    public func decodeUIOffset(forKey key: String) -> UIOffset {
        NSCoder.uiOffset(for: stored(key))
    }
    public func decodeUIEdgeInsets(forKey key: String) -> UIEdgeInsets {
        NSCoder.uiEdgeInsets(for: stored(key))
    }
    public func decodeCGAffineTransform(forKey key: String) -> CGAffineTransform {
        NSCoder.cgAffineTransform(for: stored(key))
    }

    public func encode(_ vector: CGVector, forKey key: String) {
        encode(NSCoder.string(for: vector) as Any?, forKey: key)
    }
    public func encode(_ offset: UIOffset, forKey key: String) {
        encode(NSCoder.string(for: offset) as Any?, forKey: key)
    }
    public func encode(_ insets: UIEdgeInsets, forKey key: String) {
        encode(NSCoder.string(for: insets) as Any?, forKey: key)
    }
    public func encode(_ transform: CGAffineTransform, forKey key: String) {
        encode(NSCoder.string(for: transform) as Any?, forKey: key)
    }

    private func stored(_ key: String) -> String {
        (decodeObject(forKey: key) as? String)
            ?? (decodeObject(forKey: key) as? NSString).map { $0 as String } ?? ""
    }
}

public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSCoder.string(for: point) }
public func NSStringFromCGSize(_ size: CGSize) -> String { NSCoder.string(for: size) }
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSCoder.string(for: rect) }
public func NSStringFromUIEdgeInsets(_ insets: UIEdgeInsets) -> String {
    NSCoder.string(for: insets)
}
public func NSStringFromCGAffineTransform(_ transform: CGAffineTransform) -> String {
    NSCoder.string(for: transform)
}
public func CGPointFromString(_ string: String) -> CGPoint { NSCoder.cgPoint(for: string) }
public func CGSizeFromString(_ string: String) -> CGSize { NSCoder.cgSize(for: string) }
public func CGRectFromString(_ string: String) -> CGRect { NSCoder.cgRect(for: string) }
