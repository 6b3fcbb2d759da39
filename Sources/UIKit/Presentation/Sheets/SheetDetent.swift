import Foundation

/// The values from which a detent's height is computed.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
    var containerTraitCollection: UITraitCollection { get }
    /// The height of the large detent in points, without the safe area below.
    var maximumDetentValue: CGFloat { get }
}

struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    let containerHeight: CGFloat
    /// The height of the safe area below the sheet.
    let bottom: CGFloat
}

extension UISheetPresentationController {
    /// A height at which a sheet rests. Detents apply to phones only.
    @preconcurrency @MainActor open class Detent: NSObject {
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String

            public init(rawValue: String) {
                self.rawValue = rawValue
            }

            public init(_ rawValue: String) {
                self.rawValue = rawValue
            }

            public static let medium = Self(rawValue: "com.apple.UIKit.medium")
            public static let large = Self(rawValue: "com.apple.UIKit.large")
        }

        public typealias Resolver =
            @MainActor (
                any UISheetPresentationControllerDetentResolutionContext
            ) -> CGFloat?

        public let identifier: Identifier
        private let resolver: Resolver

        init(_ identifier: Identifier, _ resolver: @escaping Resolver) {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// Returns half of the container's height, or from iOS 26 on 56 percent of the large
        /// detent; it doesn't exist on phones in landscape (documented).
        public class func medium() -> Detent {
            Detent(.medium) { context in
                guard context.containerTraitCollection.verticalSizeClass != .compact,
                    let context = context as? DetentContext
                else { return nil }
                guard UIScreen.main.era < .glass else {
                    return UIScreen.main.grid.round(0.56 * context.maximumDetentValue)
                }
                return context.containerHeight / 2 - context.bottom
            }
        }

        public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// Returns a detent (from iOS 16 on). The resolver's height excludes the safe area below;
        /// if it is `nil`, the detent doesn't exist.
        public class func custom(
            identifier: Identifier? = nil, resolver: @escaping Resolver
        ) -> Detent {
            Detent(identifier ?? Identifier("custom"), resolver)
        }

        /// Returns the height in points, without the safe area below, or `nil` if the detent
        /// doesn't exist.
        open func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? { resolver(context).map { min($0, context.maximumDetentValue) } }
    }
}
