import ContactSheetDiagnostics
import Foundation

extension UIApplicationDelegate {
    /// Does nothing: previews start the application, so that `@main` compiles.
    public static func main() {}
}

/// Does nothing: previews start the application.
@discardableResult public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<Int8>?>,
    _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 { 0 }
