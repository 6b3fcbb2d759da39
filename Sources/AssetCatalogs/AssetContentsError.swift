import AtomicFiles

/// The reason why the `Contents.json` file of a set can't be used.
package struct AssetContentsError: Error, Hashable {
    package enum Reason: Sendable, Hashable {
        /// The file is missing or too large, or reading it failed.
        case unreadable
        case invalidJSON
        /// The file contains something else, such as merge conflict markers.
        case defect(FileDefect)
        /// The value of a key, such as `images.0.scale`, has the wrong type.
        case unexpectedType(key: String)
    }

    package let reason: Reason
    /// The name of the set's folder and the file.
    package let file: String

    package var message: String {
        switch reason {
        case .unreadable: "can't read the Contents.json of the asset"
        case .defect(let defect): "invalid Contents.json: the file \(defect)"
        case .invalidJSON: "invalid Contents.json: not valid JSON"
        case .unexpectedType(let key): "invalid Contents.json: “\(key)” has an unexpected type"
        }
    }
}
