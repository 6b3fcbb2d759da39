import Escaping
import InterfaceBuilder
import UIKit

extension Preview {
    /// The previews that the modules of this executable declare with `#Preview`.
    ///
    /// A name consists of the file's name and the preview's, such as `Login/Empty`. Previews without
    /// a name are `Login/Preview`, and further ones with the same name `Login/Empty 2`.
    @MainActor public static var declared: [Preview] { named(DeclaredPreview.all) }

    /// Returns previews with names by file.
    @MainActor static func named(_ declared: [DeclaredPreview]) -> [Preview] {
        named(declared) { preview in
            let file = preview.fileID.split(separator: "/").last?.split(separator: ".").first
            return String(file ?? "Previews")
        }
    }

    /// Returns previews with the names of their folders and their own, as names of files. Further ones
    /// with the same name, or one that differs only in case, have a number that no other name has.
    @MainActor package static func named(
        _ declared: [DeclaredPreview], in folder: (DeclaredPreview) -> String
    ) -> [Preview] {
        let names = declared.map { preview in
            [folder(preview), preview.name ?? "Preview"]
                .map(Document.folderName).joined(separator: "/")
        }
        var known: Set<String> = []
        var others = Set(names.map(\.caseFolded))
        return zip(declared, names).map { preview, name in
            if known.insert(name.caseFolded).inserted { return Preview(preview, named: name) }
            var number = 2
            while !others.insert("\(name) \(number)".caseFolded).inserted { number += 1 }
            return Preview(preview, named: "\(name) \(number)")
        }
    }

    /// Creates a preview that is shown in the orientation of its traits.
    @MainActor public init(_ declared: DeclaredPreview, named name: String) {
        self.init(
            name, note: declared.explanation, fileID: declared.fileID, line: declared.line
        ) {
            () throws -> UIViewController in declared.make()
        }
        orientation = declared.traits.compactMap(\.orientation).last
        comments = declared.notes
    }

    /// Returns the configurations in the preview's orientation. If there are none, those in an
    /// orientation with the same shape, and if there are none either, all.
    func inOrientation(_ configurations: [Configuration]) -> [Configuration] {
        guard let orientation else { return configurations }
        let exact = configurations.filter { $0.orientation == orientation }
        guard exact.isEmpty else { return exact }
        let similar = configurations.filter {
            $0.orientation.isLandscape == orientation.isLandscape
        }
        return similar.isEmpty ? configurations : similar
    }
}

extension DeclaredPreview.Trait {
    fileprivate var orientation: Orientation? {
        switch self {
        case .portrait: .portrait
        case .portraitUpsideDown: .portraitUpsideDown
        case .landscapeLeft: .landscapeLeft
        case .landscapeRight: .landscapeRight
        case .defaultLayout, .sizeThatFitsLayout, .fixedLayout: nil
        }
    }
}
