import Foundation

/// What a detent's height is worked out from.
@preconcurrency @MainActor public protocol UISheetPresentationControllerDetentResolutionContext {
    var containerTraitCollection: UITraitCollection { get }
    /// The height of the large detent in points, without the safe area below.
    var maximumDetentValue: CGFloat { get }
}

struct DetentContext: UISheetPresentationControllerDetentResolutionContext {
    let containerTraitCollection: UITraitCollection
    let maximumDetentValue: CGFloat
    let containerHeight: CGFloat
    /// The safe area below the sheet.
    let bottom: CGFloat
}

extension UISheetPresentationController {
    /// A height at which a sheet rests.
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

        /// Half of the container; none on a phone on its side (documented).
        public class func medium() -> Detent {
            Detent(.medium) { context in
                guard context.containerTraitCollection.verticalSizeClass != .compact,
                    let context = context as? DetentContext
                else { return nil }
                return context.containerHeight / 2 - context.bottom
            }
        }

        public class func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

        /// From iOS 16 on; the resolver's height leaves out the safe area below, and nil leaves
        /// out the detent.
        public class func custom(
            identifier: Identifier? = nil, resolver: @escaping Resolver
        ) -> Detent {
            Detent(identifier ?? Identifier("custom"), resolver)
        }

        /// In points, without the safe area below; nil where the detent doesn't exist.
        open func resolvedValue(
            in context: any UISheetPresentationControllerDetentResolutionContext
        ) -> CGFloat? { resolver(context).map { min($0, context.maximumDetentValue) } }
    }
}
