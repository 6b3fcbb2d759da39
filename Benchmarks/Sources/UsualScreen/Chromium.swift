import Foundation

/// Chromium's screenshots of a page with the same rows.
public enum Chromium {
    /// Returns the median time of a screenshot in milliseconds. The page is kept open, so this has
    /// neither the start nor the layout.
    ///
    /// - Parameter folder: The folder for `page.html` and `chromium.png`.
    /// - Throws: `ChromiumError`, or the error of writing the page.
    public static func screenshot(rounds: Int, folder: URL) throws -> Double {
        let page = folder.appending(path: "page.html")
        try Row.page.write(to: page, atomically: true, encoding: .utf8)
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let process = Process()
        let pipe = Pipe()
        process.executableURL = root.appending(path: "../../../.build/browser/bin/python")
        process.arguments = [root.appending(path: "chromium.py").path, page.path, String(rounds)]
        process.standardOutput = pipe
        do {
            try process.run()
        } catch {
            throw ChromiumError.notInstalled
        }
        let output = String(
            decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard let time = Double(output.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            throw ChromiumError.failed
        }
        return time
    }
}

public enum ChromiumError: Error, CustomStringConvertible {
    case notInstalled, failed

    public var description: String {
        switch self {
        case .notInstalled: "Chromium isn't installed — run scripts/setup --browser"
        case .failed: "Chromium failed"
        }
    }
}
