import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// A document of `FrameCorpus`, which contains one layout rule and the frames that Xcode stored for
/// it.
struct FrameDocument: Sendable {
    /// The documents of the folder, sorted by name.
    static let all: [FrameDocument] = {
        let folder = Bundle.module.bundleURL.appendingPathComponent("FrameCorpus")
        let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        return paths.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted().map {
            FrameDocument(name: $0, url: folder.appendingPathComponent($0))
        }
    }()

    /// The path inside the folder, such as "Stack views/vertical-spacing.xib".
    let name: String
    /// The fields of the comment at the top, by name.
    let header: [String: String]
    private let text: String

    private init(name: String, url: URL) {
        self.name = name
        text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
        header = Self.header(of: text)
    }

    /// Reads the lines "Name: value" of the first comment; a line that starts with a space continues
    /// the one above it.
    private static func header(of text: String) -> [String: String] {
        guard let comment = text.firstMatch(of: /<!--\n([\s\S]*?)\n-->/)?.1 else { return [:] }
        let fields = comment.replacing(/\n +/, with: " ").split(separator: "\n").map {
            $0.split(separator: ": ", maxSplits: 1).map(String.init)
        }
        return Dictionary(fields.map { ($0[0], $0.count > 1 ? $0[1] : "") }) { first, _ in first }
    }

    var rule: String { header["Rule"] ?? "" }

    /// Whether texts are measured. Otherwise, their stored sizes are their intrinsic sizes.
    var measuresTexts: Bool { header["Texts"] == "measured" }

    /// The reasons for frames that are known to differ, by the ids of their views.
    var knownDifferences: [String: String] {
        let prefix = "Known difference of "
        let pairs = header.filter { $0.key.hasPrefix(prefix) }.flatMap { field in
            field.key.dropFirst(prefix.count).split(separator: ", ").map {
                (String($0), field.value)
            }
        }
        return Dictionary(pairs) { first, _ in first }
    }

    /// Returns the unmodified document.
    func stored() throws -> Document { try document(text) }

    /// Returns the document without the frames that constraints determine, so that a layout can't
    /// use them.
    func withoutFrames() throws -> Document {
        let frame =
            #/
            (<(\w+)\ [^>]*translatesAutoresizingMaskIntoConstraints="NO"[^>]*>\s*)
            <rect\ key="frame"[^>]*?(\ width="[^"]*"\ height="[^"]*")\/>
            /#
        let kinds: Set = [
            "label", "button", "textField", "textView", "segmentedControl", "searchBar",
        ]
        return try document(
            text.replacing(frame) { match -> String in
                guard !match.1.contains(#"fixedFrame="YES""#) else { return String(match.0) }
                let keepsSize = !measuresTexts && kinds.contains(String(match.2))
                let size = keepsSize ? String(match.3) : #" width="0.0" height="0.0""#
                return String(match.1) + #"<rect key="frame" x="0.0" y="0.0"\#(size)/>"#
            })
    }

    private func document(_ text: String) throws -> Document {
        try Document(data: Data(text.utf8), fileName: (name as NSString).lastPathComponent)
    }
}

extension FrameDocument: CustomTestStringConvertible {
    var testDescription: String { name }
}

@MainActor extension Document {
    /// The stored frames, by ID, of the views that layout positions. Roots, cells, content views,
    /// and hidden views, whose stored frames are outdated, are excluded.
    var storedFrames: [String: CGRect] {
        let views = objectGroups.flatMap { DesignRoot.all(of: $0) }
            .flatMap { $0.view.childViews.flatMap(\.placedViews) }
        let frames = views.compactMap { view in view.rect("frame").map { (view.id ?? "", $0) } }
        return Dictionary(frames) { first, _ in first }
    }
}

extension Element {
    /// The view and its descendants, except those that layout doesn't position.
    fileprivate var placedViews: [Element] {
        let isPlaced = key == nil && self["hidden"] != "YES" && !name.hasSuffix("Cell")
        return (isPlaced ? [self] : []) + childViews.flatMap(\.placedViews)
    }
}
