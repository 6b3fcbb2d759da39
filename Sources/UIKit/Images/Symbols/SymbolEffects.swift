import Foundation

/// An animation of a symbol. A screen shows symbols at rest, so effects do nothing, except that a
/// content transition ends at once (decision).
public struct SymbolEffect: Sendable, Hashable {
    private let name: String

    init(_ name: String) { self.name = name }

    public static let appear = Self("appear")
    public static let bounce = Self("bounce")
    public static let breathe = Self("breathe")
    public static let disappear = Self("disappear")
    public static let drawOff = Self("drawOff")
    public static let drawOn = Self("drawOn")
    public static let pulse = Self("pulse")
    public static let replace = Self("replace")
    public static let rotate = Self("rotate")
    public static let scale = Self("scale")
    public static let variableColor = Self("variableColor")
    public static let wiggle = Self("wiggle")
    public static let automatic = Self("automatic")

    public var up: Self { self }
    public var down: Self { self }
    public var left: Self { self }
    public var right: Self { self }
    public var clockwise: Self { self }
    public var counterClockwise: Self { self }
    public var byLayer: Self { self }
    public var wholeSymbol: Self { self }
    public var cumulative: Self { self }
    public var iterative: Self { self }
    public var reversing: Self { self }
    public var nonReversing: Self { self }
    public var hideInactiveLayers: Self { self }
    public var dimInactiveLayers: Self { self }
    public var upUp: Self { self }
    public var downUp: Self { self }
    public var offUp: Self { self }
}

public struct SymbolEffectOptions: Sendable, Hashable {
    public static let `default` = Self()
    public static let repeating = Self()
    public static let nonRepeating = Self()
    public var repeating: Self { self }
    public var nonRepeating: Self { self }

    public static func `repeat`(_ count: Int) -> Self { Self() }
    public static func speed(_ speed: Double) -> Self { Self() }
    public func `repeat`(_ count: Int) -> Self { self }
    public func speed(_ speed: Double) -> Self { self }
}

extension UIImageView {
    @preconcurrency @MainActor public func addSymbolEffect(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) {}

    @preconcurrency @MainActor public func removeSymbolEffect(
        ofType effect: SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true
    ) {}

    @preconcurrency @MainActor public func removeAllSymbolEffects(
        options: SymbolEffectOptions = .default, animated: Bool = true
    ) {}

    /// Shows another image at once.
    @preconcurrency @MainActor public func setSymbolImage(
        _ image: UIImage, contentTransition: SymbolEffect,
        options: SymbolEffectOptions = .default
    ) { self.image = image }
}
