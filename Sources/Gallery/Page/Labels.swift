/// The words of the page that stand for values of the model.
protocol Labelled {
    var label: String { get }
}

extension GalleryIdiom: Labelled {
    var label: String {
        switch self {
        case .phone: "iPhone"
        case .pad: "iPad"
        }
    }
}

extension GalleryOrientation: Labelled {
    var label: String {
        switch self {
        case .portrait: "Portrait"
        case .upsideDown: "Upside down"
        case .landscape: "Landscape"
        case .landscapeLeft: "Landscape left"
        case .landscapeRight: "Landscape right"
        }
    }
}

extension GalleryAppearance: Labelled {
    var label: String {
        switch self {
        case .light: "Light"
        case .dark: "Dark"
        }
    }
}

extension GalleryDirection: Labelled {
    var label: String {
        switch self {
        case .leftToRight: "Left to right"
        case .rightToLeft: "Right to left"
        }
    }
}

extension GalleryOutcome: Labelled {
    var label: String {
        switch self {
        case .failed: "Failed"
        case .changed: "Changed"
        case .missing: "Missing"
        case .new: "New"
        case .obsolete: "Obsolete"
        case .same: "Same"
        }
    }
}

enum Labels {
    /// The name of a text size as the command line writes it: `ax1` is `AX1`, the default `Large`.
    static func textSize(_ name: String) -> String {
        name == "large" ? "Large" : name.uppercased()
    }

    /// A number without a needless fraction, for texts and style attributes.
    static func number(_ value: Double) -> String {
        Int(exactly: value).map { String($0) } ?? String(value)
    }

    /// `1 picture`, `2 pictures`.
    static func count(_ number: Int, _ noun: String) -> String {
        "\(number) \(noun)\(number == 1 ? "" : "s")"
    }
}
