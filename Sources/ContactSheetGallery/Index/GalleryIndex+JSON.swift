import Escaping
import Foundation

extension GalleryIndex {
    /// The contents of `index.json`: keys with what generated the file first, and an entry per line,
    /// so that a difference between two files is readable.
    func json() throws -> Data {
        let encoder = JSONEncoder.stable()
        func entry(_ key: String, _ value: some Encodable) throws -> String {
            "\"\(key)\":" + String(decoding: try encoder.encode(value), as: UTF8.self)
        }
        func list(_ key: String, _ values: [some Encodable]) throws -> String {
            let lines = try values.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
            return "\"\(key)\":[" + lines.map { "\n" + $0 }.joined(separator: ",") + "]"
        }
        let entries = [
            try entry("generator", generator), try entry("title", title),
            try approve.map { try entry("approve", $0) },
            try device.map { try entry("device", $0) },
            try list("devices", devices), try list("configurations", configurations),
            try list("previews", previews), try list("changes", changes),
            try list("issues", issues), try list("snapshots", snapshots),
        ]
        return Data(("{" + entries.compactMap(\.self).joined(separator: ",\n") + "}\n").utf8)
    }
}
