import Foundation

extension String {
    /// The text in the form that makes names equal if a disk ignores case and Unicode
    /// normalization.
    package var caseFolded: String {
        uppercased().lowercased().decomposedStringWithCanonicalMapping
    }

    /// The text as a name of a file or folder that every file system and CI system accepts.
    ///
    /// Characters that Windows or `actions/upload-artifact` refuse are replaced with a percent sign
    /// and their two hexadecimal digits, as in URLs: `Login: new?` becomes `Login%3A new%3F`. So are
    /// a period or a space at the end, the last letter of a device's name, such as `CON`, and a
    /// percent sign that would be read as such a replacement. Different texts have different names,
    /// also where case is ignored, and most texts are unchanged.
    package var fileNameEscaped: String {
        let scalars = Array(unicodeScalars)
        let device = deviceNameLength(scalars)
        var name = String.UnicodeScalarView()
        for (index, scalar) in scalars.enumerated() {
            let isEscaped =
                switch scalar {
                case "\"", ":", "<", ">", "|", "*", "?", "/", "\\": true
                case ".", " ": index == scalars.count - 1
                case "%": isReplacement(scalars, at: index)
                default: scalar.properties.generalCategory == .control
                }
            if isEscaped || index + 1 == device {
                name.append(contentsOf: replacement(of: scalar))
            } else {
                name.append(scalar)
            }
        }
        return String(name)
    }

    /// The text whose ``fileNameEscaped`` this is, or `nil` if no text has this name.
    package var fileNameUnescaped: String? {
        let scalars = Array(unicodeScalars)
        var bytes: [UInt8] = []
        var index = 0
        while index < scalars.count {
            if isReplacement(scalars, at: index) {
                let digits = String(String.UnicodeScalarView(scalars[index + 1...index + 2]))
                bytes.append(UInt8(digits, radix: 16) ?? 0)
                index += 3
            } else {
                bytes.append(contentsOf: String(scalars[index]).utf8)
                index += 1
            }
        }
        guard let text = String(validating: bytes, as: UTF8.self),
            text.fileNameEscaped.utf8.elementsEqual(utf8)
        else { return nil }
        return text
    }
}

/// Whether a percent sign at this place is followed by two hexadecimal digits.
private func isReplacement(_ scalars: [Unicode.Scalar], at index: Int) -> Bool {
    scalars[index] == "%" && index + 2 < scalars.count
        && scalars[index + 1...index + 2].allSatisfy { $0.properties.isASCIIHexDigit }
}

private func replacement(of scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    var text = ""
    for byte in String(scalar).utf8 {
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
    }
    return text.unicodeScalars
}

/// Returns the number of scalars in front of the first period, without spaces at their end, if
/// Windows reserves them for a device; otherwise 0.
private func deviceNameLength(_ scalars: [Unicode.Scalar]) -> Int {
    var stem = scalars.prefix { $0 != "." }
    while stem.last == " " { stem.removeLast() }
    let name = String(String.UnicodeScalarView(stem)).uppercased()
    if ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"].contains(name) { return stem.count }
    let digits: Set<Unicode.Scalar> = [
        "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "¹", "²", "³",
    ]
    guard name.hasPrefix("COM") || name.hasPrefix("LPT"), stem.count == 4,
        let digit = stem.last, digits.contains(digit)
    else { return 0 }
    return stem.count
}
