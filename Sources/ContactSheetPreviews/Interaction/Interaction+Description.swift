import Escaping
import Foundation
import UIKit

/// The form in which the command line accepts a step, and in which an image's file states it.
extension Interaction: CustomStringConvertible {
    public var description: String { text(\.quoted) }

    /// The description without quotation marks, as part of a preview's name.
    public var label: String { text { $0 } }

    private func text(_ name: (String) -> String) -> String {
        switch self {
        case .tap(let view, 1): "tap \(name(view))"
        case .tap(let view, let times): "tap \(name(view)) times \(times)"
        case .longPress(let view, 1): "long-press \(name(view))"
        case .longPress(let view, let seconds):
            "long-press \(name(view)) for \(CGFloat(seconds).exact)"
        case .hold(let view): "hold \(name(view))"
        case .type(let text, nil): "type \(name(text))"
        case .type(let text, let view?): "type \(name(text)) into \(name(view))"
        case .select(let text, let view): "select \(name(text)) in \(name(view))"
        case .scroll(let view, let way): "scroll \(name(view)) by \(way.text)"
        case .pan(let view, let way): "pan \(name(view)) by \(way.text)"
        case .drag(let view, let other): "drag \(name(view)) onto \(name(other))"
        case .swipe(let view, let direction): "swipe \(name(view)) to \(direction.rawValue)"
        case .pinch(let view, let scale): "pinch \(name(view)) by \(scale.exact)"
        case .rotate(let view, let degrees): "rotate \(name(view)) by \(degrees.exact)"
        case .turn(let orientation): "turn \(orientation.rawValue)"
        case .wait(let seconds): "wait \(CGFloat(seconds).exact)"
        case .memoryWarning: "memory warning"
        }
    }
}

/// A step is encoded as its description.
extension Interaction: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let step = Interaction(text: text) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "“\(text)” isn't a step")
        }
        self = step
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}

extension CGPoint {
    fileprivate var text: String { "\(x.exact),\(y.exact)" }
}

extension CGFloat {
    /// The number, without a fraction if it is an integer.
    fileprivate var exact: String {
        self == rounded() && magnitude < 1e9 ? "\(Int(saturating: self))" : "\(self)"
    }
}

extension String {
    /// The text on one line, in straight quotation marks.
    fileprivate var quoted: String {
        let escaped = replacingScalars(["\\": "\\\\", "\"": "\\\"", "\r": "", "\n": "\\n"])
        return "\"\(escaped)\""
    }
}
