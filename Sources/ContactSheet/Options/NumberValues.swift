import ArgumentParser

/// The number of pixels per point in an image. At 8, an image of the largest screen takes 360 MB.
struct PixelScale: OptionValue {
    let pixelsPerPoint: Double

    init(option text: String) throws(OptionError) {
        guard let number = Double(text), number > 0, number <= 8 else {
            throw OptionError("expected a number greater than 0 and at most 8")
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

/// The maximum duration of a snapshot in seconds.
struct TimeLimit: OptionValue, ExpressibleByIntegerLiteral {
    let seconds: Double

    init(option text: String) throws(OptionError) {
        guard let number = Double(text), number >= 0.1, number <= 86_400 else {
            throw OptionError("expected a number of seconds from 0.1 to 86400")
        }
        seconds = number
    }

    init(integerLiteral seconds: Int) {
        self.seconds = Double(seconds)
    }

    var defaultValueDescription: String { "\(seconds.formatted())" }
}

/// The maximum memory of a process in MB.
struct MemoryLimit: OptionValue, ExpressibleByIntegerLiteral {
    let megabytes: UInt64

    init(option text: String) throws(OptionError) {
        guard let number = UInt64(text), (256...1_048_576).contains(number) else {
            throw OptionError("expected a whole number of MB from 256 to 1048576")
        }
        megabytes = number
    }

    init(integerLiteral megabytes: UInt64) {
        self.megabytes = megabytes
    }

    var bytes: UInt64 { megabytes << 20 }

    var defaultValueDescription: String { "\(megabytes)" }
}
