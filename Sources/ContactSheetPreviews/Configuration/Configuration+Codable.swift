import Foundation

/// A configuration is encoded as its name and the slugs of its device class.
extension Configuration: Codable {
    private enum CodingKeys: CodingKey {
        case name, devices
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let name = try container.decode(String.self, forKey: .name)
        let slugs = try container.decode([String].self, forKey: .devices)
        let devices = Device.named(slugs)
        guard devices.count == slugs.count, let found = Configuration(name: name, among: devices)
        else {
            throw DecodingError.dataCorruptedError(
                forKey: .name, in: container, debugDescription: "no configuration is named \(name)")
        }
        self = found
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(name, forKey: .name)
        try container.encode(group.devices.map(\.slug), forKey: .devices)
    }
}
