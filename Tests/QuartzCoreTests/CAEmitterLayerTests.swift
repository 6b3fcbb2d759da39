import CoreGraphics
import Foundation
import Testing

@testable import QuartzCore

/// Sources: Apple's documentation of `CAEmitterLayer` and `CAEmitterCell`; Motion.md 6 for what
/// isn't documented.
@MainActor @Suite struct CAEmitterLayerTests {
    private func cell(_ style: (CAEmitterCell) -> Void = { _ in }) -> CAEmitterCell {
        let cell = CAEmitterCell()
        cell.contents = tile()
        cell.birthRate = 1
        cell.lifetime = 3
        cell.velocity = 10
        style(cell)
        return cell
    }

    private func emitter(
        _ cells: [CAEmitterCell], _ style: (CAEmitterLayer) -> Void = { _ in }
    ) -> CAEmitterLayer {
        let layer = CAEmitterLayer()
        layer.emitterCells = cells
        style(layer)
        return layer
    }

    /// Returns the rounded positions from the oldest particle to the newest.
    private func places(_ layer: CAEmitterLayer) -> [CGPoint] {
        ParticleSystem(layer).particles.map {
            CGPoint(x: $0.position.x.rounded(), y: $0.position.y.rounded())
        }
    }

    /// Source: a question about particles that exist at once since iOS 7, stackoverflow.com/q/29994236.
    @Test func anEmitterHasAlwaysEmitted() {
        let layer = emitter([cell()]) { $0.emitterPosition = CGPoint(x: 5, y: 7) }
        #expect(places(layer) == [CGPoint(x: 25, y: 7), CGPoint(x: 15, y: 7), CGPoint(x: 5, y: 7)])
    }

    /// Source: the answer to that question.
    @Test func aBeginTimeStartsTheEmission() {
        filming { _ in
            wait(10)
            let layer = emitter([cell()]) { $0.beginTime = CACurrentMediaTime() }
            wait(1.5)
            #expect(places(layer) == [CGPoint(x: 15, y: 0), CGPoint(x: 5, y: 0)])
        }
    }

    @Test func particlesLiveOnWhenTheRateBecomesZero() {
        filming { _ in
            let layer = emitter([cell()]) { $0.beginTime = CACurrentMediaTime() }
            wait(1.5)
            layer.birthRate = 0
            wait(1)
            #expect(places(layer) == [CGPoint(x: 25, y: 0), CGPoint(x: 15, y: 0)])
            wait(2)
            #expect(places(layer) == [])
        }
    }

    @Test func aRateThatIsZeroFromTheStartEmitsNothing() {
        filming { _ in
            let layer = emitter([cell()]) { $0.birthRate = 0 }
            wait(2)
            #expect(places(layer) == [])
        }
    }

    /// From a line, the longitude 0 points up, so that `.pi` points down, as in confetti and snow of
    /// public code; from a point, it points along the x axis.
    @Test func longitudeAndAcceleration() {
        let down = cell { $0.emissionLongitude = .pi }
        #expect(places(emitter([down]) { $0.emitterShape = .line }).first == CGPoint(x: 0, y: 20))
        let fallen = cell {
            $0.velocity = 0
            $0.yAcceleration = 10
        }
        #expect(places(emitter([fallen])).first == CGPoint(x: 0, y: 20))
    }

    @Test func aLineIsAroundThePosition() {
        let still = cell {
            $0.velocity = 0
            $0.birthRate = 100
        }
        let layer = emitter([still]) {
            $0.emitterShape = .line
            $0.emitterPosition = CGPoint(x: 100, y: 8)
            $0.emitterSize = CGSize(width: 60, height: 10)
        }
        let points = ParticleSystem(layer).particles.map(\.position)
        #expect(points.count == 300)
        #expect(points.allSatisfy { $0.y == 8 && (70...130).contains($0.x) })
        #expect(points.contains { $0.x < 80 } && points.contains { $0.x > 120 })
    }

    @Test func scaleSpinAndColorChangeWithTheAge() throws {
        let shrinking = cell {
            $0.contentsScale = 2
            $0.scale = 4
            $0.scaleSpeed = -1
            $0.spin = 0.5
            $0.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
            $0.alphaSpeed = -0.25
            $0.greenSpeed = 1
        }
        let oldest = try #require(ParticleSystem(emitter([shrinking])).particles.first)
        #expect(oldest.size == CGSize(width: 2, height: 2))
        #expect(oldest.angle == 1)
        #expect(oldest.color == RGBA(1, 1, 0, 0.5))
    }

    @Test func particlesEmitParticles() {
        let spark = cell {
            $0.velocity = 0
            $0.lifetime = 1
        }
        let rocket = cell {
            $0.contents = nil
            $0.emitterCells = [spark]
        }
        // Each rocket has just emitted a spark, the oldest one at its end, 30 points away.
        #expect(places(emitter([rocket])).map(\.x) == [30, 20, 10, 0])
    }

    @Test func particlesAreDrawnInTheirColors() {
        let white = cell {
            $0.velocity = 0; $0.lifetime = 0.5
        }
        #expect(dump(emitter([white])).joined().contains("image"))
        let layer = emitter([white]) { $0.renderMode = .additive }
        let context = CGContext(size: CGSize(width: 40, height: 40))
        layer.render(in: context)
        guard case .group(let group)? = context.displayList.items.first else {
            Issue.record("no group")
            return
        }
        #expect(group.blendMode == .plusLighter)
    }

    @Test func equalEmittersAreEqual() {
        let random = cell {
            $0.emissionRange = 2 * .pi
            $0.birthRate = 20
        }
        #expect(places(emitter([random])) == places(emitter([random])))
        #expect(places(emitter([random])) != places(emitter([random]) { $0.seed = 1 }))
    }
}
