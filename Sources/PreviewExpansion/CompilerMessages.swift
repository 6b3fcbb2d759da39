import Foundation

/// A message of the compiler to the process of a macro: JSON after its length as 8 bytes, the lowest
/// first. The use of `#Preview` in tests fails with a compiler that changes this.
public enum CompilerRequest {
    case capability
    case expansion(MacroUse)
    case unknown

    /// Reads the next message. Returns `nil` after the last one.
    public static func next(from file: FileHandle) throws -> CompilerRequest? {
        guard let length = try file.read(exactly: 8) else { return nil }
        let count = length.reversed().reduce(0) { $0 << 8 | Int($1) }
        return try file.read(exactly: count).map(CompilerRequest.init)
    }

    /// The answer to the message.
    public var response: CompilerResponse {
        switch self {
        case .capability: .capability
        case .expansion(let use): PreviewMacro(use).response
        case .unknown: .failure("this macro can't be attached to a declaration")
        }
    }

    /// Creates a request from the JSON text of a message.
    init(_ message: Data) {
        guard let object = try? JSONDecoder().decode(Message.self, from: message) else {
            self = .unknown
            return
        }
        self = object.expandFreestandingMacro.map(Self.expansion) ?? .capability
    }

    private struct Message: Decodable {
        struct Empty: Decodable {}
        let expandFreestandingMacro: MacroUse?
        let getCapability: Empty?

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            expandFreestandingMacro = try container.decodeIfPresent(
                MacroUse.self, forKey: .expandFreestandingMacro)
            getCapability = try container.decodeIfPresent(Empty.self, forKey: .getCapability)
            if expandFreestandingMacro == nil, getCapability == nil {
                throw CocoaError(.coderReadCorrupt)
            }
        }

        enum Key: CodingKey { case expandFreestandingMacro, getCapability }
    }
}

/// A place at which a macro is used.
public struct MacroUse: Decodable {
    struct Macro: Decodable { let name: String }
    struct Syntax: Decodable { let source: String }

    let macro: Macro
    let syntax: Syntax
    /// The beginning of names that are unique in the module.
    let discriminator: String
}

/// The answer to a message.
public enum CompilerResponse: Equatable {
    case capability
    case expansion(String)
    case failure(String)

    public func write(to file: FileHandle) throws {
        let message = try JSONEncoder().encode(message)
        let length = (0..<8).map { UInt8(truncatingIfNeeded: message.count >> (8 * $0)) }
        try file.write(contentsOf: Data(length) + message)
    }

    private var message: Message {
        switch self {
        case .capability:
            Message(getCapabilityResult: .init(capability: .init(protocolVersion: 7)))
        case .expansion(let text):
            Message(expandMacroResult: .init(expandedSource: text, diagnostics: []))
        case .failure(let text):
            Message(
                expandMacroResult: .init(expandedSource: nil, diagnostics: [.init(message: text)]))
        }
    }

    private struct Message: Encodable {
        struct Capability: Encodable {
            struct Values: Encodable { let protocolVersion: Int }
            let capability: Values
        }
        struct Expansion: Encodable {
            let expandedSource: String?
            let diagnostics: [Diagnostic]
        }
        struct Diagnostic: Encodable {
            struct Position: Encodable {
                var fileName = ""
                var offset = 0
            }
            let message: String
            var severity = "error"
            var position = Position()
            var highlights: [String] = []
            var notes: [String] = []
            var fixIts: [String] = []
        }

        var getCapabilityResult: Capability?
        var expandMacroResult: Expansion?
    }
}

extension FileHandle {
    /// Returns the next bytes, or `nil` if the file ends earlier.
    fileprivate func read(exactly count: Int) throws -> Data? {
        var bytes = Data()
        while bytes.count < count {
            guard let next = try read(upToCount: count - bytes.count), !next.isEmpty else {
                return nil
            }
            bytes += next
        }
        return bytes
    }
}
