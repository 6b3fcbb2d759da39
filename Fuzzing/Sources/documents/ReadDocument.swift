// Reads arbitrary bytes as a document, builds each of its scenes, and records it on one device. It
// always ends with snapshots, diagnostics, or an error, and never crashes.
import ContactSheet
import ContactSheetDiagnostics
import Foundation
import InterfaceBuilder
import UIKit

@_cdecl("LLVMFuzzerTestOneInput")
public func readDocument(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let data = start.map { Data(bytes: $0, count: count) } ?? Data()
    MainActor.assumeIsolated {
        guard let document = try? Document(data: data, fileName: "Fuzzed.storyboard") else {
            return
        }
        _ = DiagnosticLog.collecting {
            for scene in document.scenes where scene.hasPicture {
                record(scene, of: document)
            }
            _ = document.designFrames()
        }
    }
    return 0
}

@MainActor private func record(_ scene: Scene, of document: Document) {
    guard let configuration = Configuration(name: "iphone-15.landscape-left") else { return }
    let preview = Preview("Fuzzed") { document.makeViewController(for: scene) }
    _ = try? preview.record(configuration)
}
