import FlyingSocks
import Foundation

/// The requests in the bytes that a client sends, within limits.
struct RequestInput {
    /// The maximum length of a line, which is a request's first line or a header, in bytes.
    static let lineLimit = 8192
    /// The maximum length of all lines of a request, in bytes.
    static let headLimit = 32768

    /// When reading ends with an error.
    var deadline = ContinuousClock.now
    private let socket: AsyncSocket
    /// The bytes that were received and don't belong to an earlier request.
    private var buffer: [UInt8] = []

    init(_ socket: AsyncSocket) {
        self.socket = socket
    }

    /// Reads the lines of a request, up to its body.
    ///
    /// - Returns: The request, or `nil` at the end of the connection.
    /// - Throws: ``Refusal`` if the lines are too long or not those of a request.
    mutating func request() async throws -> ServerRequest? {
        var examined = 0
        while true {
            if let end = endOfHead(after: examined) {
                defer { buffer.removeFirst(end) }
                return try ServerRequest(head: buffer[..<end])
            }
            guard buffer.count <= Self.headLimit else {
                throw Refusal.headTooLarge(limit: Self.headLimit)
            }
            examined = max(0, buffer.count - 3)
            guard try await receive() else { return nil }
        }
    }

    /// Reads a body.
    mutating func bytes(_ count: Int) async throws -> Data {
        while buffer.count < count {
            guard try await receive() else { throw SocketError.disconnected }
        }
        defer { buffer.removeFirst(count) }
        return Data(buffer[..<count])
    }

    /// Reads bytes without storing them.
    ///
    /// - Returns: Whether the client may send more.
    mutating func discard() async throws -> Bool {
        buffer = []
        return try await receive()
    }

    /// Returns the position after the next empty line.
    private func endOfHead(after examined: Int) -> Int? {
        let mark = Array("\r\n\r\n".utf8)
        guard buffer.count >= mark.count else { return nil }
        return (examined...buffer.count - mark.count).first { position in
            buffer[position] == mark[0] && buffer[position..<position + mark.count] == mark[...]
        }.map { $0 + mark.count }
    }

    /// Adds bytes to the buffer.
    ///
    /// - Returns: `false` at the end of the connection.
    private mutating func receive() async throws -> Bool {
        do {
            buffer += try await withDeadline(deadline) { [socket] in
                try await socket.read(atMost: 4096)
            }
            return true
        } catch SocketError.disconnected {
            return false
        }
    }
}

extension ServerRequest {
    /// Creates a request from its lines, including the empty one at their end.
    init(head: ArraySlice<UInt8>) throws(Refusal) {
        var lines = head.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[...]
        guard lines.allSatisfy({ $0.count < RequestInput.lineLimit }) else {
            throw .lineTooLong(limit: RequestInput.lineLimit)
        }
        guard let first = try Self.text(lines.removeFirst()) else { throw .malformed }
        let words = first.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[2].hasPrefix("HTTP/1."), !words[0].isEmpty else {
            throw .malformed
        }
        let target = words[1].split(
            separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        self.init(
            String(words[0]), String(target[0]), query: target.count > 1 ? String(target[1]) : "")
        for line in lines {
            guard let text = try Self.text(line) else { break }
            guard let colon = text.firstIndex(of: ":") else { throw .malformed }
            let name = text[..<colon].lowercased()
            guard !name.isEmpty, !name.contains(where: \.isWhitespace) else { throw .malformed }
            let value = text[text.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            // A repeated header is a list, so a second host or length is part of an invalid value.
            headers[name] = headers[name].map { "\($0), \(value)" } ?? value
        }
        let tokens = (headers["connection"] ?? "").lowercased()
        keepsConnection = words[2] == "HTTP/1.1" && !tokens.contains("close")
    }

    /// Returns a line without its carriage return, or `nil` for an empty line.
    private static func text(_ line: ArraySlice<UInt8>) throws(Refusal) -> String? {
        guard line.last == UInt8(ascii: "\r"),
            let text = String(validating: line.dropLast(), as: UTF8.self)
        else { throw .malformed }
        return text.isEmpty ? nil : text
    }
}
