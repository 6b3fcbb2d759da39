import ArgumentParser

/// The number of pixels per point in an image.
struct PixelScale: OptionValue {
    let pixelsPerPoint: Double

    init(option text: String) throws(OptionError) {
        guard let number = Double(text), number > 0, number <= 16 else {
            throw OptionError("expected a number greater than 0 and at most 16")
        }
        pixelsPerPoint = number
    }
}

/// The difference of a color channel that a comparison allows, of 255.
struct ChannelTolerance: OptionValue, ExpressibleByIntegerLiteral {
    let difference: Int

    init(option text: String) throws(OptionError) {
        guard let number = Int(text), (0...255).contains(number) else {
            throw OptionError("expected a whole number from 0 to 255")
        }
        difference = number
    }

    init(integerLiteral difference: Int) {
        self.difference = difference
    }

    var defaultValueDescription: String { "\(difference)" }
}

/// The duration of a film in seconds.
struct FilmDuration: OptionValue, ExpressibleByIntegerLiteral {
    let seconds: Double

    init(option text: String) throws(OptionError) {
        guard let number = Double(text), number > 0, number <= 60 else {
            throw OptionError("expected a number of seconds greater than 0 and at most 60")
        }
        seconds = number
    }

    init(integerLiteral seconds: Int) {
        self.seconds = Double(seconds)
    }

    var defaultValueDescription: String { "\(seconds.formatted())" }
}

/// The number of frames per second of a film.
struct FrameRate: OptionValue, ExpressibleByIntegerLiteral {
    let framesPerSecond: Int

    init(option text: String) throws(OptionError) {
        guard let number = Int(text), (1...60).contains(number) else {
            throw OptionError("expected a whole number from 1 to 60")
        }
        framesPerSecond = number
    }

    init(integerLiteral framesPerSecond: Int) {
        self.framesPerSecond = framesPerSecond
    }

    var defaultValueDescription: String { "\(framesPerSecond)" }
}
