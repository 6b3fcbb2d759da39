import CoreGraphics
import Foundation

/// Random numbers of one particle, which are the same in every run.
struct Dice {
    private var state: UInt64

    init(_ seed: UInt64, _ number: Int) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bitPattern: Int64(number))
        // Mixes the particle's number into all bits.
        for _ in 0..<2 { state = nextSeed() }
    }

    /// Returns the next number of the generator SplitMix64.
    mutating func nextSeed() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// Returns a number from 0 up to 1.
    mutating func next() -> Double { Double(nextSeed() >> 11) / Double(1 << 53) }

    /// Returns a value that differs from the mean by at most the range.
    mutating func value(_ mean: Double, range: Double) -> Double {
        mean + (2 * next() - 1) * range
    }
}

/// Where a particle begins, and the angle that its cell's longitude is added to.
struct Departure {
    var point: CGPoint
    var direction: Double
}

/// A particle as drawn, in the layer's space.
struct Particle {
    var image: CGImage
    var part: CGRect
    var size: CGSize
    var position: CGPoint
    var angle: CGFloat
    var color: RGBA
    var age: Double

    /// Draws the particle around the origin. An image isn't multiplied by a color, but filled with
    /// it, which is the same for white images (decision).
    func draw(in ctx: CGContext) {
        let rect = CGRect(
            x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        let tint = RGBA(color.red, color.green, color.blue)
        if tint == .white {
            ctx.drawUpright(image, part: part, in: rect)
        } else {
            ctx.drawUpright(image, in: rect, tint: tint)
        }
    }
}

/// The properties that a particle gets at its birth.
@MainActor struct ParticleFlight {
    let lifetime: Double
    private let cell: CAEmitterCell
    private let start: CGPoint
    private let velocity: CGVector
    private let scale: Double
    private let scaleSpeed: Double
    private let spin: Double
    private let color: RGBA

    init(
        _ cell: CAEmitterCell, of layer: CAEmitterLayer, from departure: Departure,
        _ dice: inout Dice
    ) {
        self.cell = cell
        start = departure.point
        lifetime =
            dice.value(Double(cell.lifetime), range: Double(cell.lifetimeRange))
            * Double(layer.lifetime)
        let speed =
            dice.value(cell.velocity, range: cell.velocityRange) * Double(layer.velocity)
        let cone = dice.value(0, range: cell.emissionRange / 2)
        let angle = departure.direction + cell.emissionLongitude + cone
        let flat = speed * cos(cell.emissionLatitude)
        velocity = CGVector(dx: flat * cos(angle), dy: flat * sin(angle))
        scale = dice.value(cell.scale, range: cell.scaleRange) * Double(layer.scale)
        scaleSpeed = cell.scaleSpeed * Double(layer.scale)
        spin = dice.value(cell.spin, range: cell.spinRange) * Double(layer.spin)
        let mean = cell.color?.rgba ?? .white
        color = RGBA(
            dice.value(mean.red, range: Double(cell.redRange)),
            dice.value(mean.green, range: Double(cell.greenRange)),
            dice.value(mean.blue, range: Double(cell.blueRange)),
            dice.value(mean.alpha, range: Double(cell.alphaRange)))
    }

    func position(at age: Double) -> CGPoint {
        CGPoint(
            x: start.x + velocity.dx * age + cell.xAcceleration * age * age / 2,
            y: start.y + velocity.dy * age + cell.yAcceleration * age * age / 2)
    }

    /// Returns the particle if it exists at the age and is visible.
    func particle(at age: Double) -> Particle? {
        let scale = scale + scaleSpeed * age
        let color = color(at: age)
        guard age < lifetime, scale > 0, color.alpha > 0, cell.contentsScale > 0,
            let contents = cell.contents, let image = contents as? CGImage
        else { return nil }
        let part = cell.contentsRect
        let pixels = scale / cell.contentsScale
        return Particle(
            image: image, part: part,
            size: CGSize(
                width: CGFloat(image.width) * part.width * pixels,
                height: CGFloat(image.height) * part.height * pixels),
            position: position(at: age), angle: spin * age, color: color, age: age)
    }

    private func color(at age: Double) -> RGBA {
        func part(_ start: Double, _ speed: Float) -> Double {
            max(0, min(1, start + Double(speed) * age))
        }
        return RGBA(
            part(color.red, cell.redSpeed), part(color.green, cell.greenSpeed),
            part(color.blue, cell.blueSpeed), part(color.alpha, cell.alphaSpeed))
    }
}

extension CAEmitterLayer {
    /// Returns a random point of the emitter's shape, and the direction of the longitude 0 there.
    func departure(_ dice: inout Dice) -> Departure {
        let (width, height) = (emitterSize.width, emitterSize.height)
        let (x, y) = (dice.next(), dice.next())
        switch emitterShape {
        case .line:
            let share = emitterMode == .points ? x.rounded() : x
            return departure(dx: (share - 0.5) * width, dy: 0, direction: -.pi / 2)
        case .rectangle, .cuboid:
            let share = shareOfRectangle(x, y, width, height)
            return departure(
                dx: (share.x - 0.5) * width, dy: (share.y - 0.5) * height, direction: 0)
        case .circle, .sphere:
            let angle = x * 2 * .pi
            let radius = emitterMode == .outline ? width : width * y.squareRoot()
            return departure(dx: radius * cos(angle), dy: radius * sin(angle), direction: angle)
        default: return departure(dx: 0, dy: 0, direction: 0)
        }
    }

    private func departure(dx: CGFloat, dy: CGFloat, direction: Double) -> Departure {
        Departure(
            point: CGPoint(x: emitterPosition.x + dx, y: emitterPosition.y + dy),
            direction: direction)
    }

    /// Returns a point of a rectangle, of its outline, or one of its corners, in fractions of its
    /// size, for two random numbers.
    private func shareOfRectangle(
        _ x: Double, _ y: Double, _ width: CGFloat, _ height: CGFloat
    ) -> CGPoint {
        switch emitterMode {
        case .points: return CGPoint(x: x.rounded(), y: y.rounded())
        case .outline:
            let sides = width + height
            guard sides > 0 else { return CGPoint(x: 0.5, y: 0.5) }
            let along = x * sides
            return along < width
                ? CGPoint(x: along / width, y: y.rounded())
                : CGPoint(x: y.rounded(), y: (along - width) / height)
        default: return CGPoint(x: x, y: y)
        }
    }
}
