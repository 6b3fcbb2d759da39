import Foundation

// On Apple platforms, `value as CVarArg` converts every value to an object, and formats take all objects. On
// Linux, formats take only texts and numbers. With these conformances, `%@` writes a value's description.
// `NSPredicate(format:)` takes values of any type, so it compares with the value itself.

extension _CVarArgObject {
    public var _cVarArgObject: any CVarArg { NSString(string: "\(self)") }

    public var _cVarArgEncoding: [Int] {
        preconditionFailure("formats encode the value's description instead")
    }
}

extension Date: @retroactive _CVarArgObject, @retroactive CVarArg {}
extension UUID: @retroactive _CVarArgObject, @retroactive CVarArg {}
extension URL: @retroactive _CVarArgObject, @retroactive CVarArg {}
extension Data: @retroactive _CVarArgObject, @retroactive CVarArg {}
extension Decimal: @retroactive _CVarArgObject, @retroactive CVarArg {}
extension Array: @retroactive _CVarArgObject, @retroactive CVarArg {}
extension Dictionary: @retroactive _CVarArgObject, @retroactive CVarArg {}
extension Set: @retroactive _CVarArgObject, @retroactive CVarArg {}
extension NSDate: @retroactive _CVarArgObject, @retroactive CVarArg {}
extension NSNumber: @retroactive _CVarArgObject, @retroactive CVarArg {}
extension NSArray: @retroactive _CVarArgObject, @retroactive CVarArg {}
extension NSDictionary: @retroactive _CVarArgObject, @retroactive CVarArg {}
extension NSSet: @retroactive _CVarArgObject, @retroactive CVarArg {}
