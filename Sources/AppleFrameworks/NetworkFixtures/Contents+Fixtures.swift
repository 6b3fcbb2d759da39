import Foundation
import FoundationNetworking

extension NetworkFixtures {
    /// Returns the contents of a file, or the recorded response to a request for an address.
    ///
    /// - Throws: An error in the Cocoa domain, as Foundation does, if there are none.
    static func contents(of url: URL, options: Data.ReadingOptions = []) throws -> Data {
        guard FixtureProtocol.canInit(with: URLRequest(url: url)) else {
            return try Data(contentsOf: url, options: options)
        }
        do {
            return try current.response(to: URLRequest(url: url)).body
        } catch {
            throw CocoaError(
                .fileReadUnknown, userInfo: [NSURLErrorKey: url, NSUnderlyingErrorKey: error])
        }
    }
}

extension Data {
    /// Reads a file or a recorded response: the rewritten form of `Data(contentsOf:options:)`.
    public init(contentsOfResource url: URL, options: Data.ReadingOptions = []) throws {
        self = try NetworkFixtures.contents(of: url, options: options)
    }
}

extension String {
    /// Reads a file or a recorded response: the rewritten form of `String(contentsOf:encoding:)`.
    public init(contentsOfResource url: URL, encoding: String.Encoding) throws {
        let data = try NetworkFixtures.contents(of: url)
        guard let text = String(data: data, encoding: encoding) else {
            throw CocoaError(.fileReadInapplicableStringEncoding, userInfo: [NSURLErrorKey: url])
        }
        self = text
    }

    /// Reads a file or a recorded response in UTF-8, or in Latin-1 if it isn't valid UTF-8: the
    /// rewritten form of `String(contentsOf:)`.
    public init(contentsOfResource url: URL) throws {
        let data = try NetworkFixtures.contents(of: url)
        self =
            String(data: data, encoding: .utf8)
            ?? String(decoding: data.map { UInt16($0) }, as: UTF16.self)
    }

    /// Reads a file or a recorded response: the rewritten form of
    /// `String(contentsOf:usedEncoding:)`.
    public init(contentsOfResource url: URL, usedEncoding: inout String.Encoding) throws {
        try self.init(contentsOfResource: url)
        usedEncoding = .utf8
    }
}

extension NSData {
    /// Reads a file or a recorded response: the rewritten form of `NSData(contentsOf:)`.
    public convenience init?(contentsOfResource url: URL) {
        guard let data = try? NetworkFixtures.contents(of: url) else { return nil }
        self.init(data: data)
    }
}
