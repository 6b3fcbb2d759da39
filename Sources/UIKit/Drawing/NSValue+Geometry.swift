import Foundation

extension NSValue {
    public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

    public convenience init(cgSize size: CGSize) { self.init(size: size) }

    public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

    public convenience init(cgVector vector: CGVector) {
        self.init(point: CGPoint(x: vector.dx, y: vector.dy))
    }

    public convenience init(uiOffset offset: UIOffset) {
        self.init(point: CGPoint(x: offset.horizontal, y: offset.vertical))
    }

    public convenience init(uiEdgeInsets insets: UIEdgeInsets) {
        self.init(
            rect: CGRect(x: insets.left, y: insets.top, width: insets.right, height: insets.bottom))
    }

    public convenience init(directionalEdgeInsets insets: NSDirectionalEdgeInsets) {
        self.init(
            rect: CGRect(
                x: insets.leading, y: insets.top, width: insets.trailing, height: insets.bottom))
    }

    /// Stores the address of an object, which isn't retained.
    public convenience init(nonretainedObject object: Any?) {
        let address = object.map { Unmanaged.passUnretained($0 as AnyObject).toOpaque() }
        self.init(range: NSRange(location: Int(bitPattern: address), length: 0))
    }

    /// The object at the stored address, which must still exist.
    public var nonretainedObjectValue: Any? {
        UnsafeRawPointer(bitPattern: rangeValue.location).map {
            Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
        }
    }

    public var uiOffsetValue: UIOffset {
        UIOffset(horizontal: pointValue.x, vertical: pointValue.y)
    }
    public var uiEdgeInsetsValue: UIEdgeInsets {
        let rect = rectValue
        return UIEdgeInsets(
            top: rect.origin.y, left: rect.origin.x, bottom: rect.size.height,
            right: rect.size.width)
    }
    public var directionalEdgeInsetsValue: NSDirectionalEdgeInsets {
        let rect = rectValue
        return NSDirectionalEdgeInsets(
            top: rect.origin.y, leading: rect.origin.x, bottom: rect.size.height,
            trailing: rect.size.width)
    }
    public var cgPointValue: CGPoint { pointValue }
    public var cgSizeValue: CGSize { sizeValue }
    public var cgRectValue: CGRect { rectValue }
    public var cgVectorValue: CGVector { CGVector(dx: pointValue.x, dy: pointValue.y) }
}
