import ContactSheet
import UIKit

/// The lecture's Dropit: films of squares that taps drop, and the view that draws a path.
extension Samples {
    @PreviewBuilder var dropit: [Preview] {
        dropitGames.map { $0.references(in: [[Configuration].dropit[0]]) }
        Preview("Dropit/6 BezierPathView", note: "The custom view, which strokes a path.") {
            PathViewController()
        }
        .references(in: .firstAndCurrent)
        dropitEvents.map { $0.references(in: [[Configuration].dropit[0]]) }
    }

    /// The film of the game with which the gallery begins.
    var dropitOpening: Preview {
        Preview(
            "Motion/3 Falling squares", note: DropitStage.outlined.note,
            in: [[Configuration].dropit[1]]
        ) {
            DropitViewController(.outlined)
        }
        .performing { screen in
            for _ in 0..<5 {
                screen.tap("Game")
                screen.wait(0.25)
            }
            screen.wait(2)
        }
        .filmed(for: 3, framesPerSecond: 10)
        .references(in: [])
    }

    @PreviewBuilder private var dropitEvents: [Preview] {
        Preview(
            "Dropit/7 Full row", note: "The last square of a row falls, and the row flies off.",
            in: .dropit
        ) {
            DropitViewController(.upright, addsBottomRow: true)
        }
        .performing { screen in
            screen.tap("Game")
            screen.wait(3)
        }
        .filmed(for: 2.8, framesPerSecond: 5)
        Preview(
            "Dropit/8 Push",
            note: """
                Pushes of magnitude 1 to the right: continuous, instantaneous, and instantaneous \
                above the center.
                """,
            in: .dropit
        ) {
            PushViewController()
        }
        .filmed(for: 2, framesPerSecond: 5)
        Preview(
            "Dropit/\(DropitStage.outlined.rawValue)", note: DropitStage.outlined.note, in: .dropit
        ) {
            DropitViewController(.outlined)
        }
        .performing { screen in
            for _ in 0..<4 {
                screen.tap("Game")
                screen.wait(0.25)
            }
            screen.wait(2.5)
            for _ in 0..<3 {
                screen.tap("Game")
                screen.wait(0.25)
            }
            screen.wait(2)
        }
        .filmed(for: 6, framesPerSecond: 5)
    }

    @PreviewBuilder private var dropitGames: [Preview] {
        for stage in DropitStage.allCases where stage != .outlined {
            Preview("Dropit/\(stage.rawValue)", note: stage.note, in: .dropit) {
                DropitViewController(stage)
            }
            .performing { screen in
                for _ in 0..<6 {
                    screen.tap("Game")
                    screen.wait(0.25)
                }
                screen.wait(3)
            }
            .filmed(for: stage == .falling ? 3.5 : 4.5, framesPerSecond: 6)
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
            note: """
                A pan holds the square by a rod until the finger lifts; the attachment's action \
                draws the line.
                """,
            in: .dropit
        ) {
            DropitViewController(.upright)
        }
        .performing { screen in
            screen.tap("Game")
            screen.wait(0.3)
            screen.pan("Game", x: 100, y: -60)
            screen.wait(1)
        }
        .filmed(for: 2.5, framesPerSecond: 10)
    }
}

extension [Configuration] {
    /// The lecture's 4-inch device, and a current one.
    fileprivate static let dropit = Configuration.all(
        Device.named(["iphone-5s", "iphone-17"]), orientations: [.portrait], iOS: IOSVersion(18))
}
