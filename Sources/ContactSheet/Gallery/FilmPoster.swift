import CairoRenderer
import CoreGraphics

/// The frame that represents a film while it doesn't play.
enum FilmPoster {
    /// The number of frames that are compared.
    private static let candidateCount = 12
    /// The contrast that is enough, as a share of the greatest one.
    private static let enough = 0.7

    /// Returns the number of the frame that is nearest to a given one among those that aren't nearly black or
    /// empty: with a contrast near the greatest of the film.
    static func frame(of frames: [DisplayList], near middle: Int) throws(RenderError) -> Int {
        let step = max(1, frames.count / candidateCount)
        let ways = [0] + (1...max(1, frames.count / step)).flatMap { [-$0 * step, $0 * step] }
        let candidates = ways.map { middle + $0 }.filter(frames.indices.contains)
            .prefix(candidateCount)
        var contrasts: [Double] = []
        for number in candidates { contrasts.append(try contrast(of: frames[number])) }
        let least = (contrasts.max() ?? 0) * enough
        return zip(candidates, contrasts).first { $0.1 >= least }?.0 ?? middle
    }

    /// The standard deviation of the brightness, from 0 to 127.5.
    private static func contrast(of list: DisplayList) throws(RenderError) -> Double {
        let longest = max(list.size.width, list.size.height, 1)
        let bitmap = try CairoRenderer.bitmap(list, scale: min(1, 80 / longest))
        var (sum, squares) = (0, 0)
        for y in 0..<bitmap.height {
            for x in 0..<bitmap.width {
                let place = y * bitmap.stride + x * 4
                let color = bitmap.pixels[place..<place + 3]
                let brightness = color.reduce(0) { $0 + Int($1) } / 3
                sum += brightness
                squares += brightness * brightness
            }
        }
        let count = Double(bitmap.width * bitmap.height)
        let mean = Double(sum) / count
        return max(0, Double(squares) / count - mean * mean).squareRoot()
    }
}
