import Foundation

/// The other process of a ``SourceCheck``: it rewrites one file after another, and may end meanwhile.
public enum SourceTrial {
    /// The argument with which an executable calls ``runIfRequested()``.
    static let argument = "--rewriting-trial"
    /// Files that are rewritten with a part of the stack don't exceed the whole of it.
    private static let stackSize = 64 << 20

    /// Rewrites files from standard input until it ends, and exits. Returns if the process wasn't started
    /// for that.
    public static func runIfRequested() {
        guard CommandLine.arguments.dropFirst().elementsEqual([argument]) else { return }
        withLargeStack(of: stackSize) {
            while let text = nextText() {
                rewrite(text)
                FileHandle.standardOutput.write(Data([1]))
            }
        }
        exit(0)
    }

    private static func nextText() -> String? {
        guard let header = bytes(8) else { return nil }
        return bytes(header.reversed().reduce(0) { $0 << 8 | Int($1) })
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns bytes of standard input, or `nil` if it ends before.
    private static func bytes(_ count: Int) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var end = 0
        while end < count {
            let read = bytes.withUnsafeMutableBytes {
                Foundation.read(0, $0.baseAddress! + end, count - end)
            }
            if read < 0, errno == EINTR { continue }
            guard read > 0 else { return nil }
            end += read
        }
        return bytes
    }

    /// Returns a file as it is written to the process.
    static func message(_ text: String) -> Data {
        let bytes = Data(text.utf8)
        return Data((0..<8).map { UInt8(truncatingIfNeeded: bytes.count >> ($0 * 8)) }) + bytes
    }

    private static func rewrite(_ text: String) {
        let file = SourceText(path: "Trial.swift", text: text)
        _ = CodeOmitter(file).omittingSyntaxErrors()
        let module = ModuleSources(name: "Trial", files: [file], importableModules: [])
        _ = ModuleRewriter(module).rewrite()
    }
}
