import Foundation

extension UnsafeRawBufferPointer {
    /// Returns the number at an offset, whose lowest byte is first.
    func number<Value: FixedWidthInteger>(_ type: Value.Type, at offset: Int) -> Value {
        Value(littleEndian: loadUnaligned(fromByteOffset: offset, as: type))
    }
}

extension Data {
    /// Appends a number, with its lowest byte first.
    mutating func append(number value: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
    }
}
