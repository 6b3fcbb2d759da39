// Reads any bytes as a document, builds each of its scenes and lays it out on one device.
// Whatever it reads, it ends: with pictures, diagnostics or an error, never with a crash.
import Devices
import Diagnostics
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
            for scene in document.scenes where scene.hasPicture { show(scene, of: document) }
            _ = document.designFrames()
        }
    }
    return 0
}

@MainActor private func show(_ scene: Scene, of document: Document) {
    UIScreen.main.device = .standard
    UIScreen.main.orientation = .portrait
    UIApplication.restart()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = document.makeViewController(for: scene)
    window.makeKeyAndVisible()
    UIApplication.shared.turnDevice(to: .landscapeLeft)
    _ = window.recordDisplayList()
}
