import Foundation

extension CALayer {
    /// Returns a time of another layer, or of the clock if it is `nil`, in this layer's time.
    public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
        timeFromClock(l.map { $0.timeToClock(t) } ?? t)
    }

    /// Returns a time of this layer in that of another one, or of the clock if it is `nil`.
    public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
        let time = timeToClock(t)
        return l.map { $0.timeFromClock(time) } ?? time
    }

    /// The layer's time, which `speed`, `beginTime`, and `timeOffset` of it and of its ancestors
    /// change.
    var localTime: CFTimeInterval {
        let clock = SimulatedClock.current
        return timeFromClock(clock.now - clock.instanceDelay)
    }

    /// The seconds that pass in the layer's time for each second of the clock.
    var timeRate: Double { Double(speed) * (superlayer?.timeRate ?? 1) }

    private func timeFromClock(_ t: CFTimeInterval) -> CFTimeInterval {
        let outer = superlayer?.timeFromClock(t) ?? t
        return (outer - beginTime) * Double(speed) + timeOffset
    }

    /// Returns the time at which the layer's time stands still if its speed is zero.
    private func timeToClock(_ t: CFTimeInterval) -> CFTimeInterval {
        let outer = speed == 0 ? beginTime : (t - timeOffset) / Double(speed) + beginTime
        return superlayer?.timeToClock(outer) ?? outer
    }
}
