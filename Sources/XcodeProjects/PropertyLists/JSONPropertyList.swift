import Foundation

/// A property list in JSON, as some tools write projects.
struct JSONPropertyList: Decodable {
    let list: PropertyList

    /// Returns the value of a file, or `nil` if it isn't one in JSON.
    static func value(of data: Data) -> PropertyList? {
        try? JSONDecoder().decode(JSONPropertyList.self, from: data).list
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            list = .string(text)
        } else if let flag = try? container.decode(Bool.self) {
            list = .boolean(flag)
        } else if let number = try? container.decode(Int.self) {
            list = .scalar(.integer, "\(number)")
        } else if let number = try? container.decode(Double.self) {
            list = .scalar(.real, "\(number)")
        } else if let items = try? container.decode([JSONPropertyList].self) {
            list = .array(items.map(\.list))
        } else {
            list = .dictionary(
                try container.decode([String: JSONPropertyList].self).mapValues(\.list))
        }
    }
}
