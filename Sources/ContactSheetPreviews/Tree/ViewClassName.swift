import Foundation

/// A class of views as people name it.
public struct ViewClassName: Sendable, Hashable {
    /// The class, or the nearest superclass that UIKit documents: UIKit's own parts have classes that no app names.
    public let name: String
    /// Whether UIKit documents the class, or an app declares it.
    public let isPublic: Bool

    /// - Parameter type: The name of a class without its module, as in references.
    public init(_ type: String) {
        guard !Self.isDocumented(type),
            var known = Self.modules.lazy.compactMap({ NSClassFromString("\($0).\(type)") }).first
        else {
            (name, isPublic) = (type, true)
            return
        }
        isPublic = false
        while !Self.isDocumented("\(known)"), let next = _getSuperclass(known) { known = next }
        name = "\(known)"
    }

    /// The words that Interface Builder shows: `stack view` for `UIStackView`. The classes of apps keep their names.
    public var words: String {
        guard Self.isDocumented(name) else { return name }
        return name.dropFirst(2).replacing(/[a-z](?=[A-Z])/) { "\($0.output) " }.lowercased()
    }

    /// The words as a title, such as `Stack View`.
    public var title: String { Self.isDocumented(name) ? words.capitalized : name }

    private static let modules = ["UIKit", "MapKit", "WebKit"]

    /// Whether the name begins as those of Apple's frameworks do.
    private static func isDocumented(_ type: String) -> Bool {
        ["UI", "MK", "WK"].contains { prefix in
            type.hasPrefix(prefix) && type.dropFirst(2).first?.isUppercase == true
                && type.dropFirst(3).first?.isLowercase == true
        }
    }
}
