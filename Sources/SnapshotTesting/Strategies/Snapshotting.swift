import Foundation
import UIKit

/// A strategy that turns values into a format that references store, such as an image of a view.
public struct Snapshotting<Value, Format> {
    /// The path extension of references, such as "png", or `nil` for none.
    public var pathExtension: String?
    public var diffing: Diffing<Format>
    /// Returns the snapshot of a value.
    public var snapshot: (Value) -> Async<Format>
    /// Whether the snapshot depends on this package's layout or painting, so that it is never
    /// compared with references of Apple's.
    package var isRendered: Bool

    /// Creates a strategy.
    ///
    /// - Parameters:
    ///   - pathExtension: The path extension of references, or `nil` for none.
    ///   - asyncSnapshot: Returns the snapshot of a value, which may be available later.
    public init(
        pathExtension: String?, diffing: Diffing<Format>,
        asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
    ) {
        self.init(pathExtension, diffing, isRendered: Self.dependsOnRenderer, asyncSnapshot)
    }

    /// Creates a strategy whose snapshots are available at once.
    public init(
        pathExtension: String?, diffing: Diffing<Format>,
        snapshot: @escaping (_ value: Value) -> Format
    ) {
        self.init(pathExtension: pathExtension, diffing: diffing) { Async(value: snapshot($0)) }
    }

    init(
        _ pathExtension: String?, _ diffing: Diffing<Format>, isRendered: Bool,
        _ snapshot: @escaping (_ value: Value) -> Async<Format>
    ) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        self.isRendered = isRendered
        self.snapshot = snapshot
    }

    /// Whether the types are those of views or images, which this package lays out or paints.
    private static var dependsOnRenderer: Bool {
        let types: [Any.Type] = [Value.self, Format.self]
        return types.contains { type in
            type is UIResponder.Type || type is CALayer.Type || type is UIImage.Type
        }
    }
}

extension Snapshotting {
    /// Returns a strategy for another type of values.
    ///
    /// - Parameter transform: Returns the value to take the snapshot of.
    public func pullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Value
    ) -> Snapshotting<NewValue, Format> {
        asyncPullback { Async(value: transform($0)) }
    }

    /// Returns a strategy for another type of values, whose transformation may take time.
    ///
    /// - Parameter transform: Returns the value to take the snapshot of.
    public func asyncPullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
    ) -> Snapshotting<NewValue, Format> {
        let snapshot = snapshot
        let isRendered = isRendered || Snapshotting<NewValue, Format>.dependsOnRenderer
        return Snapshotting<NewValue, Format>(
            pathExtension, diffing, isRendered: isRendered
        ) { value in
            Async { callback in
                transform(value).run { snapshot($0).run(callback) }
            }
        }
    }

    /// Returns the strategy, which depends on this package's layout or painting.
    func rendered() -> Snapshotting {
        var strategy = self
        strategy.isRendered = true
        return strategy
    }
}

/// A strategy whose values are stored as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    /// Creates a strategy for values that are stored as they are.
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
    }
}
