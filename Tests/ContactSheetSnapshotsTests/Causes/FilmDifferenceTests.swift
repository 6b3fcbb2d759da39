import ContactSheetDevices
import ContactSheetPreviews
import Foundation
import Testing
import UIKit

@testable import ContactSheetSnapshots

/// Source: Documentation/Motion.md on references of films.
@MainActor @Suite struct FilmDifferenceTests {
    private final class FadingController: UIViewController {
        let end: CGFloat
        let delay: Double

        init(to end: CGFloat, after delay: Double) {
            (self.end, self.delay) = (end, delay)
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            view.backgroundColor = .black
            UIView.animate(withDuration: 0.5, delay: delay) {
                self.view.backgroundColor = UIColor(white: self.end, alpha: 1)
            }
        }
    }

    private func preview(
        to end: CGFloat = 0.5, after delay: Double = 0, for duration: Double = 1
    ) -> Preview {
        Preview("Fading") { FadingController(to: end, after: delay) }
            .filmed(for: duration, framesPerSecond: 10)
    }

    private func verdict(_ changed: Preview) throws -> SnapshotOutcome.Verdict {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let phone = Configuration.all(Device.named(["iphone-17"]), orientations: [.portrait])[0]
        let store = SnapshotStore(directory: folder)
        let recorder = try SnapshotTest(store: store, policy: .record, environment: [:])
        #expect(recorder.outcome(of: preview().outcome(in: phone)).verdict == .new)
        let test = try SnapshotTest(store: store, policy: .compare)
        #expect(test.outcome(of: preview().outcome(in: phone)).verdict == .same)
        return test.outcome(of: changed.outcome(in: phone)).verdict
    }

    @Test func framesThatDifferAreListedWithTheirTimes() throws {
        guard case .changed(let causes) = try verdict(preview(after: 0.3)) else {
            Issue.record("the film is the same")
            return
        }
        #expect(causes == [.frames([1, 2, 3, 4, 5, 6, 7], count: 11, from: 0.1, to: 0.7)])
        #expect(causes[0].description == "7 of 11 frames differ, from 0.10 s to 0.70 s")
    }

    // As the gallery counts them: Documentation/Motion.md 5.
    @Test func aSingleFrameHasANumberFromOne() {
        let cause = SnapshotCause.frames([12], count: 31, from: 0.4, to: 0.4)
        #expect(cause.description == "frame 13 of 31 differs, at 0.40 s")
    }

    @Test func aLongerFilm() throws {
        let causes = [
            SnapshotCause.film(
                from: "11 frames, 10 per second", to: "21 frames, 10 per second")
        ]
        #expect(try verdict(preview(for: 2)) == .changed(causes))
    }

    @Test func anImageInsteadOfAFilm() throws {
        let image = Preview("Fading") { FadingController(to: 0.5, after: 0) }
        #expect(
            try verdict(image) == .changed([.film(from: "11 frames, 10 per second", to: nil)]))
    }
}
