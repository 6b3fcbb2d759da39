import CoreGraphics
import Foundation

/// When a layer emits particles.
///
/// An emitter whose `beginTime` isn't set looks as if it had always emitted (Motion.md 6).
@MainActor struct Emission {
    private var hasBegun = false
    /// The time of the clock at which the rate was last set.
    private var lastChange = SimulatedClock.current.now
    /// The rate of an emission that a rate of 0 has ended, and the layer's time at its end.
    private(set) var ended: (rate: Float, time: Double)?

    /// The layer's time at which the emission begins.
    var start: Double { hasBegun ? 0 : -.infinity }

    mutating func begin() {
        hasBegun = true
        ended = nil
    }

    mutating func rateChanged(from old: Float, of layer: CAEmitterLayer) {
        let now = SimulatedClock.current.now
        if layer.birthRate > 0 {
            ended = nil
        } else if old > 0, now > lastChange {
            // A rate that is replaced before time passes has had no effect.
            ended = (old, layer.localTime)
        }
        lastChange = now
    }
}

/// The births of a cell's particles, at each whole number divided by the rate.
@MainActor private struct Births {
    let cell: CAEmitterCell
    let rate: Double
    let start: Double
    let end: Double
    let seed: UInt64

    /// Returns the numbers of the births that are at most `reach` seconds before a time.
    func numbers(at time: Double, within reach: Double) -> Range<Int> {
        let (first, last) = (max(start, time - reach) * rate, min(end, time) * rate)
        guard abs(first) < 1e15, abs(last) < 1e15, rate > 0, reach > 0 else { return 0..<0 }
        // Rounding errors of times neither add nor remove a birth.
        let low = Int(saturating: (first - 1e-6).rounded(.up))
        return low..<max(low, Int(saturating: (last + 1e-6).rounded(.down)) + 1)
    }

    func age(of number: Int, at time: Double) -> Double { max(0, time - Double(number) / rate) }
}

/// The particles of an emitter layer at the simulated time.
@MainActor struct ParticleSystem {
    private(set) var particles: [Particle] = []
    private let layer: CAEmitterLayer

    /// The greatest number of particles, and of levels of cells inside one another (decision).
    private static let greatestCount = 3_000
    private static let greatestDepth = 4

    init(_ layer: CAEmitterLayer) {
        self.layer = layer
        let emission = layer.emission
        for (index, cell) in (layer.emitterCells ?? []).enumerated() {
            let start = cell.hasBeginTime ? max(emission.start, cell.beginTime) : emission.start
            var end = cell.duration > 0 ? max(0, start) + cell.duration : .infinity
            var rate = layer.birthRate
            if rate == 0, let ended = emission.ended {
                (rate, end) = (ended.rate, min(end, ended.time))
            }
            let seed = UInt64(layer.seed) << 32 | UInt64(index)
            let births = Births(
                cell: cell, rate: Double(cell.birthRate * rate), start: start, end: end, seed: seed)
            add(births, at: layer.localTime, depth: 0) { _, dice in layer.departure(&dice) }
        }
        if layer.renderMode == .oldestFirst { particles.sort { $0.age > $1.age } }
        if layer.renderMode == .oldestLast { particles.sort { $0.age < $1.age } }
    }

    /// Adds the particles that exist at a time, and those that they have emitted.
    ///
    /// - Parameter departure: Returns where a particle begins, for the time of its birth.
    private mutating func add(
        _ births: Births, at time: Double, depth: Int,
        from departure: @MainActor (Double, inout Dice) -> Departure
    ) {
        let (cell, factor) = (births.cell, Double(layer.lifetime))
        guard cell.isEnabled, depth < Self.greatestDepth else { return }
        for number in births.numbers(at: time, within: cell.longestLifeWithEmitted * factor) {
            guard particles.count < Self.greatestCount else {
                return layer.report("an emitter layer draws at most 3,000 particles")
            }
            let age = births.age(of: number, at: time)
            var dice = Dice(births.seed, number)
            let place = departure(time - age, &dice)
            let flight = ParticleFlight(cell, of: layer, from: place, &dice)
            if let particle = flight.particle(at: age) { particles.append(particle) }
            for inner in cell.emitterCells ?? [] {
                let start = max(0, inner.beginTime)
                let end = inner.duration > 0 ? start + inner.duration : .infinity
                let next = Births(
                    cell: inner, rate: Double(inner.birthRate), start: start,
                    end: min(end, flight.lifetime), seed: dice.nextSeed())
                add(next, at: age, depth: depth + 1) { birth, _ in
                    Departure(point: flight.position(at: birth), direction: 0)
                }
            }
        }
    }

    func draw(in ctx: CGContext) {
        for particle in particles where !ctx.isFull {
            ctx.saveGState()
            ctx.translateBy(x: particle.position.x, y: particle.position.y)
            if particle.angle != 0 { ctx.rotate(by: particle.angle) }
            ctx.setAlpha(particle.color.alpha)
            if layer.renderMode == .additive { ctx.setBlendMode(.plusLighter) }
            particle.draw(in: ctx)
            ctx.restoreGState()
        }
    }
}

extension CAEmitterCell {
    /// The greatest lifetime of a particle, in seconds, before the layer's factor.
    private var longestLife: Double { Double(max(0, lifetime) + abs(lifetimeRange)) }

    /// The greatest time from a particle's birth to the end of those that it has emitted.
    fileprivate var longestLifeWithEmitted: Double { longestLife(levels: 4) }

    private func longestLife(levels: Int) -> Double {
        let inner =
            levels > 1 ? (emitterCells ?? []).map { $0.longestLife(levels: levels - 1) } : []
        return longestLife + (inner.max() ?? 0)
    }
}
