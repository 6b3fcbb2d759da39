import Escaping
import Foundation

/// The JSON by which processes of this executable exchange outcomes. The frames in them can be
/// infinite, which JSON's numbers can't.
enum LosslessJSON {
    static func encode(_ value: some Encodable) throws -> Data {
        let encoder = JSONEncoder.stable()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try encoder.encode(value)
    }

    static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        return try decoder.decode(type, from: data)
    }
}
