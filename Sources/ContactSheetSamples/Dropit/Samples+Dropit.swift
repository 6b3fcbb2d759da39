import ContactSheet
import UIKit

/// The lecture's Dropit on its 4-inch device, at moments after taps.
extension Samples {
    /// The moments, without references: a stack's last point depends on the physics engine; and
    /// the view that draws the path.
    @PreviewBuilder var dropit: [Preview] {
        dropitMoments.map { $0.references(in: []) }
        Preview("Dropit/6 BezierPathView", note: "The custom view, which strokes a path.") {
            PathViewController()
        }
        .references(in: .firstAndCurrent)
    }

    @PreviewBuilder private var dropitMoments: [Preview] {
        for stage in DropitStage.allCases {
            Preview("Dropit/\(stage.rawValue)", note: stage.note, in: .dropit) {
                DropitViewController(stage)
            }
            .performing { screen in
                for _ in 0..<6 {
                    screen.tap("Game")
                    screen.wait(0.25)
                }
                screen.wait(stage == .falling ? 0.25 : 3)
            }
        }
        Preview(
            "Dropit/4 Full rows",
            note: "Rows that were full are gone, and the squares above them fell.", in: .dropit
        ) {
            DropitViewController(.upright)
        }
        .performing { screen in
            for _ in 0..<40 { screen.tap("Game") }
            screen.wait(3)
        }
        Preview(
            "Dropit/5 Attachment",
            note: "The square hangs from a rod; the attachment's action draws the line.",
            in: .dropit
        ) {
            DropitViewController(.upright, holdsSquares: true)
        }
        .performing { screen in
            screen.tap("Game")
            screen.wait(0.5)
        }
    }
}

extension [Configuration] {
    /// The lecture's 4-inch device, and a current one.
    fileprivate static let dropit = Configuration.all(
        Device.named(["iphone-5s", "iphone-17"]), orientations: [.portrait], iOS: IOSVersion(18))
}
