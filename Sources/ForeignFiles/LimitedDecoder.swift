import CDecoder
import Foundation

/// Decodes untrusted files in a separate process with limited time and memory.
///
/// The process runs this executable again, so that programs that link this package need no helper
/// program. If a file crashes its decoder, only that process ends.
enum LimitedDecoder {
    struct Limits {
        /// The memory in MiB.
        var memory: UInt32 = 512
        /// The processor time in seconds.
        var seconds: UInt32 = 2
        /// The size of the decoder's output, in bytes.
        var output = 16 << 20
    }

    /// Returns the output of the decoder.
    static func output(
        of arguments: [String], input: Data, _ limits: Limits = Limits()
    ) throws(DecodingError) -> Data {
        let result = run(arguments, input, limits)
        let output = result.output.map {
            Data(bytesNoCopy: $0, count: result.output_size, deallocator: .free)
        }
        if let error = DecodingError(result, limits, arguments) { throw error }
        return output ?? Data()
    }

    private static func run(
        _ arguments: [String], _ input: Data, _ limits: Limits
    ) -> contactsheet_result {
        let copies = arguments.map { strdup($0) }
        defer { copies.forEach { free($0) } }
        let pointers = copies.map { UnsafePointer($0) } + [nil]
        return input.withUnsafeBytes { bytes in
            contactsheet_decode(
                pointers, bytes.baseAddress, bytes.count,
                contactsheet_limits(
                    memory: limits.memory, seconds: limits.seconds, output: limits.output))
        }
    }
}

/// The reason why a file couldn't be decoded.
public enum DecodingError: Error, Sendable, Hashable {
    case unreadable
    case timedOut(seconds: Int)
    case tooLarge
    case crashed
    case noProgram(String)
    case notStarted(Int32)

    fileprivate init?(
        _ result: contactsheet_result, _ limits: LimitedDecoder.Limits, _ arguments: [String]
    ) {
        switch result.end {
        case contactsheet_ended where result.detail == 0: return nil
        case contactsheet_ended where result.detail == contactsheet_too_large: self = .tooLarge
        case contactsheet_ended where result.detail == contactsheet_no_program:
            self = .noProgram(arguments.count > 1 ? arguments[1] : "")
        case contactsheet_ended: self = .unreadable
        case contactsheet_timed_out: self = .timedOut(seconds: Int(limits.seconds))
        case contactsheet_overflowed: self = .tooLarge
        case contactsheet_killed: self = .crashed
        default: self = .notStarted(result.detail)
        }
    }
}

extension DecodingError: CustomStringConvertible {
    /// The rest of a sentence that starts with the file's name.
    public var description: String {
        switch self {
        case .unreadable: "can't be read"
        case .timedOut(let seconds): "takes more than \(seconds) seconds to draw"
        case .tooLarge: "is too large to draw"
        case .crashed: "can't be drawn: its decoder crashed or ran out of memory"
        case .noProgram(let name): "can't be read: the program \(name) isn't installed"
        case .notStarted(let code):
            "can't be read: its decoder didn't start (\(String(cString: strerror(code))))"
        }
    }
}
