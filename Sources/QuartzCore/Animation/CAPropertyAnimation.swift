import Foundation

/// An animation of the property at a key path.
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String?
    open var isAdditive = false
    open var isCumulative = false

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// Returns the value at a moment; `nil` if the model's value applies.
    func value(at moment: AnimationMoment, in values: PresentationValues) -> Any? { nil }

    override func apply(_ moment: AnimationMoment, to values: PresentationValues) {
        guard let keyPath, var value = value(at: moment, in: values) else { return }
        if isCumulative, moment.repetition > 0, let base = AnimatableValue(value),
            let end = AnimatableValue(self.value(at: .end(moment.duration), in: values)),
            let sum = end.multiplied(by: CGFloat(moment.repetition)).flatMap(base.adding)
        {
            value = sum.boxed
        }
        if isAdditive, let change = AnimatableValue(value),
            let sum = AnimatableValue(values.read(keyPath))?.adding(change)
        {
            value = sum.boxed
        }
        values.write(value, to: keyPath)
    }
}

/// An animation between two values of a property.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    /// Returns the fraction of the way at a moment. A spring's exceeds 1.
    func progress(at moment: AnimationMoment) -> Double { eased(moment.fraction) }

    override func value(at moment: AnimationMoment, in values: PresentationValues) -> Any? {
        guard let keyPath, fromValue != nil || toValue != nil || byValue != nil else { return nil }
        let current = isAdditive ? nil : values.read(keyPath)
        let (from, to) = ends(current: current)
        let progress = progress(at: moment)
        if progress == 0 { return from }
        if progress == 1 { return to }
        guard let start = AnimatableValue(from), let end = AnimatableValue(to) else {
            return progress < 0.5 ? from : to
        }
        return (start.interpolated(to: end, at: progress) ?? (progress < 0.5 ? start : end)).boxed
    }

    /// Returns the values at the start and at the end, as Apple documents for each combination of
    /// properties that is set.
    private func ends(current: Any?) -> (from: Any?, to: Any?) {
        let by = AnimatableValue(byValue)
        func sum(_ value: Any?) -> Any? {
            by.flatMap { AnimatableValue(value)?.adding($0) }?.boxed
        }
        func difference(_ value: Any?) -> Any? {
            by.flatMap { AnimatableValue(value)?.subtracting($0) }?.boxed
        }
        return switch (fromValue, toValue, byValue) {
        case (let from?, let to?, _): (from, to)
        case (let from?, nil, _?): (from, sum(from))
        case (nil, let to?, _?): (difference(to), to)
        case (let from?, nil, nil): (from, current)
        case (nil, let to?, nil): (current, to)
        default: (current, sum(current))
        }
    }
}

/// An animation between two values that moves like a spring.
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1
    open var stiffness: CGFloat = 100
    open var damping: CGFloat = 10
    open var initialVelocity: CGFloat = 0
    open var allowsOverdamping = false

    override func progress(at moment: AnimationMoment) -> Double {
        let curve = SpringCurve(
            mass: mass, stiffness: stiffness, damping: damping, initialVelocity: initialVelocity)
        return moment.isAtRest ? 1 : curve.value(at: eased(moment.fraction) * moment.duration)
    }

    /// The time in seconds after which the amplitude stays below a thousandth, according to the
    /// envelope e^(-damping·t / 2·mass).
    open var settlingDuration: CFTimeInterval {
        guard damping > 0, mass > 0 else { return 0 }
        return log(1000) * 2 * mass / damping
    }
}

extension CASpringAnimation {
    /// Creates an animation with the motion of a spring.
    package convenience init(_ curve: SpringCurve) {
        self.init()
        mass = curve.mass
        stiffness = curve.stiffness
        damping = curve.damping
        initialVelocity = curve.initialVelocity
    }
}
