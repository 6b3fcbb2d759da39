import ContactSheetDevices
import Foundation
import Testing
import UIKit

@testable import ContactSheetPreviews

/// Source: Documentation/Motion.md on films.
@MainActor @Suite struct FilmTests {
    private final class MovingController: UIViewController {
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            square.backgroundColor = .red
            view.addSubview(square)
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                self.square.frame.origin.x = 100
            }
        }

        override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
    }

    private func phone(_ slug: String = "iphone-17") -> Configuration {
        Configuration.all(Device.named([slug]), orientations: [.portrait])[0]
    }

    /// Returns the x coordinates of the red square in the frames.
    private func places(_ film: Film) -> [Double] {
        film.frames.compactMap { frame in
            frame.description.firstMatch(of: /rect\(([0-9.]+) \S+ 40 40\) #ff0000/)
                .flatMap { Double($0.output.1) }
        }
    }

    @Test func framesShowAnAnimationThatBeganAtTheStart() throws {
        let preview = Preview("Moving") { MovingController() }
        let film = try preview.film(phone(), FilmSettings(duration: 2, framesPerSecond: 4))
        #expect(film.frames.count == 9)
        #expect(places(film) == [0, 25, 50, 75, 100, 100, 100, 100, 100])
    }

    private final class GrowingTable: UITableViewController {
        private var height: CGFloat = 50

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
        { 3 }

        override func tableView(
            _ tableView: UITableView, cellForRowAt indexPath: IndexPath
        ) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            cell.backgroundColor = indexPath.row == 2 ? .red : .white
            return cell
        }

        override func tableView(
            _ tableView: UITableView, heightForRowAt indexPath: IndexPath
        ) -> CGFloat { indexPath.row == 0 ? height : 50 }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            height = 150
            UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
                tableView.beginUpdates()
                tableView.endUpdates()
            }
        }
    }

    /// Source: UITableView, endUpdates(), which animates changes of row heights.
    @Test func rowsBelowARowThatGrowsMoveWithIt() throws {
        let preview = Preview("Table") { GrowingTable() }.performing { $0.tap("Row 0") }
        let film = try preview.film(phone(), FilmSettings(duration: 1, framesPerSecond: 20))
        let places = film.frames.compactMap { frame in
            frame.description.firstMatch(of: /rect\(0 ([0-9.]+) 402 [0-9.]+\) #ff0000/)
                .flatMap { Double($0.output.1) }
        }
        let (first, last) = (try #require(places.first), try #require(places.last))
        #expect(last - first == 100)
        #expect(Set(places).count > 6)
        #expect(places == places.sorted())
    }

    @Test func stepsArePerformedFromTheStart() throws {
        let preview = Preview("Moving") { MovingController() }
            .performing { $0.turn(.landscapeLeft) }
        let film = try preview.film(phone(), FilmSettings(duration: 1, framesPerSecond: 10))
        let sizes = Set(film.frames.map { [$0.size.width, $0.size.height] })
        #expect(sizes == [[874, 874]] && film.frames.count == 11)
        // From iOS 8 on, the turn takes 0.3 s (Documentation/Rotation.md 2).
        let turned = film.frames.map { $0.description.contains("transform") }
        #expect(film.frames[0] != film.frames[1] && turned[2])
        #expect(film.frames[2] != film.frames[3])
    }

    @Test func aFilmIsTheSameInEveryRun() throws {
        let preview = Preview("Moving") { MovingController() }
            .performing { $0.turn(.landscapeRight) }
        let settings = FilmSettings(duration: 0.5, framesPerSecond: 30)
        let first = try preview.film(phone("iphone-4"), settings)
        let second = try preview.film(phone("iphone-4"), settings)
        #expect(first.frames == second.frames && first.checksums == second.checksums)
        for format in FilmFormat.allCases {
            #expect(try first.paint(format) == second.paint(format))
        }
    }

    @Test func anImageShowsTheEnd() throws {
        let preview = Preview("Moving") { MovingController() }
        let list = try preview.record(phone()).list
        #expect(list.description.contains("rect(100 0 40 40) #ff0000"))
    }

    @Test func theMetadataListsTheFrames() throws {
        let preview = Preview("Moving") { MovingController() }
        let film = try preview.film(phone(), FilmSettings(duration: 1, framesPerSecond: 2))
        let metadata = SnapshotMetadata(Recording(film))
        #expect(metadata.facts.contains("film: 3 frames, 2 per second"))
        #expect(metadata.facts.contains("frame 2: \(film.checksums[2])"))
        #expect(SnapshotMetadata(text: metadata.text) == metadata)
    }

    @Test func theNumberOfFrames() {
        #expect(FilmSettings(duration: 2, framesPerSecond: 30).frameCount == 61)
        #expect(FilmSettings(duration: 0.01, framesPerSecond: 30).frameCount == 1)
        #expect(FilmSettings(duration: 1e9, framesPerSecond: 60).frameCount == 3600)
    }

    @Test func theStripShowsFramesThatDiffer() throws {
        let preview = Preview("Moving") { MovingController() }
        let film = try preview.film(phone(), FilmSettings(duration: 4, framesPerSecond: 30))
        let indices = FilmStrip.indices(of: film.frames)
        #expect(indices.count == 12 && indices.first == 0 && indices.last == 30)
        let still = Preview("Still") { UIViewController() }
        let short = try still.film(phone(), FilmSettings(duration: 1, framesPerSecond: 30))
        #expect(FilmStrip.indices(of: short.frames) == [0])
    }
}
