import Foundation
import PreviewExpansion

/// The macro `#Preview` as a process that the compiler starts.
///
/// A macro usually imports SwiftCompilerPlugin of swift-syntax, which each client of UIKit would build
/// then, for minutes. This macro only places its arguments in another text, so it reads the compiler's
/// messages itself.
@main struct PreviewMacros {
    static func main() throws {
        while let request = try CompilerRequest.next(from: .standardInput) {
            try request.response.write(to: .standardOutput)
        }
    }
}
