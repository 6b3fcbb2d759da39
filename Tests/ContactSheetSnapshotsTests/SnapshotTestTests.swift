import AtomicFiles
import ContactSheetDevices
import Foundation
import ImageComparison
import Testing
import UIKit

@testable import ContactSheetPreviews
@testable import ContactSheetSnapshots

/// Runs `work` with a temporary folder.
func withTemporaryFolder(_ work: (URL) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: url) }
    try work(url)
}

extension SnapshotTolerance {
    /// Returns a tolerance of each color channel.
    static func channels(_ difference: Int) -> SnapshotTolerance {
        SnapshotTolerance(pixels: ComparisonSettings(metric: .tolerance(difference)))
    }
}

/// Source: DESIGN decisions 7, 9, and 12.
@MainActor @Suite struct SnapshotTestTests {
    private let configuration = Configuration.all(Device.named(["iphone-15"]))[0]

    private func previewOutcome(
        x: CGFloat = 20, color: UIColor = .red, background: UIColor? = nil, name: String = "Box",
        extra: Bool = false
    ) -> PreviewOutcome {
        preview(x: x, color: color, background: background, name: name, extra: extra).outcome(
            in: configuration)
    }

    private func preview(
        x: CGFloat = 20, color: UIColor = .red, background: UIColor? = nil, name: String = "Box",
        extra: Bool = false
    ) -> Preview {
        Preview(name) { () -> UIViewController in
            let controller = UIViewController()
            let box = UIView(frame: CGRect(x: x, y: 40, width: 72, height: 37))
            box.accessibilityIdentifier = "box"
            // A layer of its own, which isn't a property of the view.
            let fill = CALayer()
            fill.frame = box.bounds
            fill.backgroundColor = color.cgColor
            box.layer.addSublayer(fill)
            box.backgroundColor = background
            controller.view.addSubview(box)
            if extra { controller.view.addSubview(UILabel(frame: .zero)) }
            return controller
        }
    }

    private func test(
        _ folder: URL, _ policy: SnapshotTest.Policy, ci: Bool = false
    ) throws -> SnapshotTest {
        try SnapshotTest(
            store: SnapshotStore(directory: folder), policy: policy,
            environment: ci ? ["CI": "true"] : [:])
    }

    private func url(_ folder: URL) -> URL {
        folder.appending(path: "Box/\(configuration.name).svg")
    }

    @Test func missingFailsAndWritesNothing() throws {
        try withTemporaryFolder { folder in
            let outcome = try test(folder, .compare, ci: true).outcome(of: previewOutcome())
            #expect(outcome.verdict == .missing && !outcome.passes)
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
        }
    }

    /// A class is named after the devices of each run. A reference of any of them is compared.
    @Test func aReferenceAfterAnotherDeviceOfTheClassIsCompared() throws {
        try withTemporaryFolder { folder in
            let recorded = try test(folder, .record).outcome(of: previewOutcome())
            let other = try #require(Configuration.all(Device.named(["iphone-16"])).first)
            let previewOutcome = preview().outcome(in: other)
            #expect(try test(folder, .compare).outcome(of: previewOutcome).verdict == .same)
            let moved = preview(x: 21).outcome(in: other)
            #expect(try test(folder, .compare).outcome(of: moved).verdict != .same)
            #expect(try test(folder, .record).outcome(of: previewOutcome).verdict == .new)
            let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/Box")
            #expect(Set(files) == [recorded.name + ".svg", "iphone-16.portrait.svg"])
        }
    }

    @Test func recordingOnCIIsAnError() throws {
        try withTemporaryFolder { folder in
            #expect(throws: SnapshotError.recordingOnCI) {
                _ = try test(folder, .record, ci: true)
            }
        }
    }

    @Test func recordedSnapshotsAreTheSame() throws {
        try withTemporaryFolder { folder in
            #expect(try test(folder, .record).outcome(of: previewOutcome()).verdict == .new)
            #expect(try test(folder, .compare).outcome(of: previewOutcome()).verdict == .same)
            let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
            #expect(paths == ["Box", "Box/\(configuration.name).svg"])
        }
    }

    @Test func movedViewsAreReported() throws {
        try withTemporaryFolder { folder in
            _ = try test(folder, .record).outcome(of: previewOutcome())
            let verdict = try test(folder, .compare).outcome(of: previewOutcome(x: 24)).verdict
            let view = ChangedView("“box” view")
            #expect(
                verdict
                    == .changed([
                        .moved(
                            view, from: CGRect(x: 20, y: 40, width: 72, height: 37),
                            to: CGRect(x: 24, y: 40, width: 72, height: 37))
                    ]))
            guard case .changed(let causes) = verdict else { return }
            #expect(causes[0].description == "“box” view: x +4")
        }
    }

    @Test func changedColorsArePixelDifferences() throws {
        try withTemporaryFolder { folder in
            _ = try test(folder, .record).outcome(of: previewOutcome())
            let verdict = try test(folder, .compare).outcome(of: previewOutcome(color: .blue))
                .verdict
            let box = CGRect(x: 20, y: 40, width: 72, height: 37)
            guard case .changed(let causes) = verdict,
                case .pixels(let pixels) = causes.first, let region = pixels.regions.first
            else {
                Issue.record("\(verdict)")
                return
            }
            #expect(pixels.count == 72 * 37 * 9 && pixels.greatestDifference == "255 of 255")
            #expect(pixels.item == "a fill changed from #ff0000 to #0000ff")
            #expect(pixels.regions.count == 1 && region.view == "“box” view")
            #expect(abs(region.box.minX - box.minX) < 1e-6)
            #expect(abs(region.box.maxX - box.maxX) < 1e-6)
        }
    }

    @Test func addedViewsAreReported() throws {
        try withTemporaryFolder { folder in
            _ = try test(folder, .record).outcome(of: previewOutcome())
            let verdict = try test(folder, .compare).outcome(of: previewOutcome(extra: true))
                .verdict
            #expect(
                verdict == .changed([.added(ChangedView("Label", path: "UIView > UILabel"), .zero)])
            )
        }
    }

    /// Pixels decide whether a color of a view is a change.
    @Test func colorsOfViewsAreCauses() throws {
        try withTemporaryFolder { folder in
            let clear = UIColor(white: 0, alpha: 0)
            _ = try test(folder, .record).outcome(
                of: previewOutcome(color: clear, background: .red))
            let paler = previewOutcome(
                color: clear, background: UIColor(red: 250 / 255, green: 0, blue: 0, alpha: 1))
            let cause = SnapshotCause.property(
                ChangedView("“box” view"), name: "background color", from: "#ff0000",
                to: "#fa0000")
            #expect(try test(folder, .compare).outcome(of: paler).verdict == .changed([cause]))
            let tolerant = try SnapshotTest(
                store: SnapshotStore(directory: folder), policy: .compare,
                tolerance: .channels(5), environment: [:])
            #expect(tolerant.outcome(of: paler).verdict == .same)
        }
    }

    /// An image file with another color is a cause, and its bytes alone are none.
    @Test func contentsOfImagesAreCauses() throws {
        func svg(_ color: String) throws -> UIImage {
            let text = """
                <svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">\
                <rect width="20" height="20" fill="\(color)"/></svg>
                """
            return try #require(CGImage(data: Data(text.utf8)).map { UIImage(cgImage: $0) })
        }
        func outcome(_ image: UIImage) -> PreviewOutcome {
            let preview = Preview("Box") { () -> UIViewController in
                let controller = UIViewController()
                let view = UIImageView(image: image)
                // Below the round corner of the screen.
                view.frame.origin.y = 200
                controller.view.addSubview(view)
                return controller
            }
            return preview.outcome(in: configuration)
        }
        let (red, sameRed, blue) = (try svg("#f00"), try svg("#ff0000"), try svg("#00f"))
        try withTemporaryFolder { folder in
            _ = try test(folder, .record).outcome(of: outcome(red))
            #expect(try test(folder, .compare).outcome(of: outcome(sameRed)).verdict == .same)
            let changed = try test(folder, .compare).outcome(of: outcome(blue)).causes
            #expect(changed.count == 1)
            let cause = changed.first?.description ?? ""
            #expect(cause.hasPrefix("Image View: image svg "))
        }
    }

    /// A difference of one in a color channel of a whole view is a change, and so is an alpha of
    /// 0.97.
    @Test(arguments: [(254.0, 1.0), (255, 0.97)])
    func smallChangesOfColorsAreChanges(red: Double, alpha: Double) throws {
        let color = UIColor(red: red / 255, green: 0, blue: 0, alpha: alpha)
        try withTemporaryFolder { folder in
            _ = try test(folder, .record).outcome(of: previewOutcome())
            let verdict = try test(folder, .compare).outcome(of: previewOutcome(color: color))
                .verdict
            guard case .changed(let causes) = verdict,
                case .pixels(let pixels) = causes.first
            else {
                Issue.record("\(verdict)")
                return
            }
            #expect(pixels.count == 72 * 37 * 9)
        }
    }

    @Test func toleranceMustBeSpecified() throws {
        try withTemporaryFolder { folder in
            _ = try test(folder, .record).outcome(of: previewOutcome())
            let paler = previewOutcome(color: UIColor(red: 250 / 255, green: 0, blue: 0, alpha: 1))
            func verdict(_ tolerance: Int) throws -> SnapshotOutcome.Verdict {
                try SnapshotTest(
                    store: SnapshotStore(directory: folder), policy: .compare,
                    tolerance: .channels(tolerance), environment: [:]
                ).outcome(of: paler).verdict
            }
            #expect(try verdict(4) != .same)
            #expect(try verdict(5) == .same)
        }
    }

    /// Decision: changes that affect no frame and no pixel don't count.
    @Test func coveredChangesAreNotReported() throws {
        try withTemporaryFolder { folder in
            @MainActor func covered(_ color: UIColor) -> PreviewOutcome {
                let preview = Preview("Box") { () -> UIViewController in
                    let controller = UIViewController()
                    for color in [color, .white] {
                        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
                        view.backgroundColor = color
                        controller.view.addSubview(view)
                    }
                    return controller
                }
                return preview.outcome(in: configuration)
            }
            _ = try test(folder, .record).outcome(of: covered(.red))
            #expect(try test(folder, .compare).outcome(of: covered(.blue)).verdict == .same)
        }
    }

    /// Replaces text in the reference of `previewOutcome()`.
    private func edit(_ folder: URL, _ text: String, with other: String) throws {
        let url = folder.appending(path: "Box/\(configuration.name).svg")
        let old = try String(contentsOf: url, encoding: .utf8)
        let new = old.replacing(text, with: other)
        #expect(new != old)
        try new.write(to: url, atomically: true, encoding: .utf8)
    }

    /// Only edges may differ by more than rounding if the version of a library is different.
    @Test func environmentChangesAreReported() throws {
        try withTemporaryFolder { folder in
            let edge = previewOutcome(x: 20)
            _ = try test(folder, .record).outcome(of: edge)
            try edit(folder, "Cairo: ", with: "Cairo: 0.")
            let change = try #require(
                try test(folder, .compare).outcome(of: previewOutcome(color: .blue))
                    .environmentCause)
            #expect(change.name == "Cairo" && change.old == "0." + change.new)
            let paler = previewOutcome(color: UIColor(red: 250 / 255, green: 0, blue: 0, alpha: 1))
            #expect(try !test(folder, .compare).outcome(of: paler).passes)
            let rounded = previewOutcome(
                color: UIColor(red: 254 / 255, green: 0, blue: 0, alpha: 1))
            let outcome = try test(folder, .compare).outcome(of: rounded)
            #expect(outcome.verdict == .same && outcome.environment == [change])
            #expect(try test(folder, .compare).outcome(of: previewOutcome()).environment.isEmpty)
        }
    }

    /// Following the message about another environment must resolve it.
    @Test func recordingWritesTheEnvironment() throws {
        try withTemporaryFolder { folder in
            _ = try test(folder, .record).outcome(of: previewOutcome())
            try edit(folder, "Cairo: ", with: "Cairo: 0.")
            #expect(try test(folder, .record).outcome(of: previewOutcome()).environmentCause != nil)
            #expect(try test(folder, .record).outcome(of: previewOutcome()).verdict == .same)
        }
    }

    /// Another version of Cairo writes different text for the same image.
    @Test func equalImagesWithDifferentSVGAreTheSame() throws {
        try withTemporaryFolder { folder in
            _ = try test(folder, .record).outcome(of: previewOutcome())
            let url = folder.appending(path: "Box/\(configuration.name).svg")
            let text = try String(contentsOf: url, encoding: .utf8)
            let other = text.replacing("Cairo: 1.", with: "Cairo: 9.")
                .replacing("</svg>", with: "<!-- another writer --></svg>")
            #expect(other != text)
            try other.write(to: url, atomically: true, encoding: .utf8)
            #expect(try test(folder, .compare).outcome(of: previewOutcome()).verdict == .same)
        }
    }

    @Test func invalidReferencesFailWithAHint() throws {
        try withTemporaryFolder { folder in
            _ = try test(folder, .record).outcome(of: previewOutcome())
            let url = folder.appending(path: "Box/\(configuration.name).svg")
            let whole = try Data(contentsOf: url)
            let end = try #require(whole.range(of: Data("views:".utf8))).lowerBound
            try whole.prefix(end).write(to: url)
            guard
                case .failed(let why) = try test(folder, .compare).outcome(of: previewOutcome())
                    .verdict
            else {
                Issue.record("not failed")
                return
            }
            #expect(why.contains(url.path) && why.contains("record it again"))
            // Following the message must resolve it.
            #expect(try test(folder, .record).outcome(of: previewOutcome()).verdict == .new)
            #expect(try test(folder, .compare).outcome(of: previewOutcome()).verdict == .same)
        }
    }

    /// Each of these would crash or block a process that paints it. Recording again must resolve
    /// it.
    @Test(arguments: [
        (" width=\"1e19\" height=\"1e19\" viewBox=\"0 0 1 1\">", ""),
        (
            " width=\"393\" height=\"852\">",
            "<filter id=\"b\"><feTurbulence numOctaves=\"99999\"/></filter>"
                + "<rect width=\"393\" height=\"852\" filter=\"url(#b)\"/>"
        ),
    ])
    func maliciousReferencesFailAndCanBeReplaced(_ size: String, _ body: String) throws {
        try withTemporaryFolder { folder in
            _ = try test(folder, .record).outcome(of: previewOutcome())
            let url = folder.appending(path: "Box/\(configuration.name).svg")
            let text = try String(contentsOf: url, encoding: .utf8)
            let metadata = try #require(text.range(of: "<metadata>")).lowerBound
            let end = try #require(text.range(of: "</metadata>")).upperBound
            let root = "<svg xmlns=\"http://www.w3.org/2000/svg\"" + size
            try Data((root + text[metadata..<end] + body + "</svg>").utf8).write(to: url)
            guard case .failed = try test(folder, .compare).outcome(of: previewOutcome()).verdict
            else {
                Issue.record("not failed")
                return
            }
            #expect(try test(folder, .record).outcome(of: previewOutcome()).verdict == .new)
            #expect(try test(folder, .compare).outcome(of: previewOutcome()).verdict == .same)
        }
    }

    @Test func obsoleteReferencesDoNotDependOnFilters() throws {
        try withTemporaryFolder { folder in
            let recording = try test(folder, .record)
            _ = recording.outcome(of: previewOutcome())
            _ = recording.outcome(of: previewOutcome(name: "Old"))
            let reference = try Data(contentsOf: url(folder))
            let stale = folder.appending(path: "Box/iphone-99.portrait.svg")
            try reference.write(to: stale)
            let dark = folder.appending(path: "Box/iphone-x.portrait.dark.svg")
            try reference.write(to: dark)
            let preview = preview()
            func obsolete(_ ownsFolder: Bool) -> [String] {
                recording.obsolete(
                    previews: [preview], devices: Device.all, ownsFolder: ownsFolder
                ).map { "\($0.preview)/\($0.name)" }
            }
            #expect(obsolete(false) == ["Box/iphone-99.portrait"])
            #expect(obsolete(true) == ["Box/iphone-99.portrait", "Old/\(configuration.name)"])
            try recording.remove(
                recording.obsolete(previews: [preview], devices: Device.all, ownsFolder: true))
            #expect(!FileManager.default.fileExists(atPath: stale.path))
            #expect(FileManager.default.fileExists(atPath: dark.path))
        }
    }

    /// A folder may contain unrelated images, such as a project's logo.
    @Test func otherFilesAreNeverRemoved() throws {
        try withTemporaryFolder { folder in
            let contents = ["<svg/>", "<svg><metadata>Inkscape</metadata></svg>", "not a picture"]
            let test = try test(folder, .record)
            for (index, text) in contents.enumerated() {
                try AtomicFile.write(Data(text.utf8), to: url(folder).path)
                let logo = folder.appending(path: "Logos/\(index).svg")
                try AtomicFile.write(Data(text.utf8), to: logo.path)
                for policy in [SnapshotTest.Policy.compare, .record] {
                    let outcome = try self.test(folder, policy).outcome(of: previewOutcome())
                    #expect(
                        outcome.verdict
                            == .failed(SnapshotError.notReference(url(folder).path).description))
                }
                #expect(
                    test.obsolete(previews: [], devices: Device.all, ownsFolder: true).isEmpty)
                let obsolete = SnapshotOutcome(
                    preview: "Logos", name: "\(index)", verdict: .obsolete)
                #expect(throws: SnapshotError.notReference(logo.path)) {
                    try test.remove([obsolete])
                }
                for file in [url(folder), logo] {
                    #expect(try String(contentsOf: file, encoding: .utf8) == text)
                }
            }
        }
    }

    /// An empty file, such as after a power failure, contains nothing that could be lost.
    @Test func anEmptyFileIsReplaced() throws {
        try withTemporaryFolder { folder in
            try AtomicFile.write(Data(), to: url(folder).path)
            #expect(try test(folder, .record).outcome(of: previewOutcome()).verdict == .new)
        }
    }

    /// On a full disk, there is one message instead of one for each reference.
    @Test func writeErrorsEndTheRun() throws {
        try withTemporaryFolder { folder in
            try Data().write(to: folder.appending(path: "Box"))
            let error = try #require(
                #expect(throws: FileError.self) {
                    try test(folder, .record).outcomeOfWritable(previewOutcome())
                })
            #expect(error.code == EEXIST)
        }
    }

    /// A preview that keeps references for some configurations has none for others.
    @Test func referencesThatAPreviewDoesNotKeepAreObsolete() throws {
        try withTemporaryFolder { folder in
            let upright = preview().references(in: [configuration])
            let turned = try #require(
                Configuration.all(
                    Device.named(["iphone-15"]), orientations: [.landscapeLeft]
                ).first)
            let test = try test(folder, .record)
            for configuration in [configuration, turned] {
                _ = test.outcome(of: preview().outcome(in: configuration))
            }
            let obsolete = test.obsolete(
                previews: [upright], devices: Device.all, ownsFolder: false)
            #expect(obsolete.map(\.name) == [turned.name])
            #expect(
                !upright.outcome(in: turned).hasReference
                    && upright.outcome(in: configuration).hasReference)
        }
    }

    /// The references of a configuration that was removed from a preview's own ones.
    @Test func referencesOutsideThePreviewsConfigurationsAreObsolete() throws {
        try withTemporaryFolder { folder in
            let test = try test(folder, .record)
            _ = test.outcome(of: previewOutcome())
            let turned = Configuration.all(
                Device.named(["iphone-15"]), orientations: [.landscapeLeft])
            func obsolete(_ configurations: [Configuration]) -> [String] {
                let preview = Preview("Box", in: configurations) { UIViewController() }
                return test.obsolete(
                    previews: [preview], devices: Device.all, ownsFolder: false
                ).map(\.name)
            }
            #expect(obsolete(turned) == [configuration.name])
            #expect(obsolete(turned + [configuration]) == [])
        }
    }

    /// A run with newer devices only doesn't report the references of older devices as obsolete,
    /// because recording would then remove them.
    @Test func aDeploymentTargetMakesNothingObsolete() throws {
        try withTemporaryFolder { folder in
            let test = try test(folder, .record)
            _ = test.outcome(of: previewOutcome())
            let old = folder.appending(path: "Box/iphone-1.portrait.svg")
            try Data(contentsOf: url(folder)).write(to: old)
            let newer = Device.all.filter { $0.firstIOS >= IOSVersion(17) }
            #expect(test.obsolete(previews: [preview()], devices: newer, ownsFolder: true).isEmpty)
        }
    }

    @Test func errorsAffectOnlyTheirPreview() throws {
        struct Broken: Error, CustomStringConvertible { let description = "no such nib" }
        try withTemporaryFolder { folder in
            let preview = Preview("Broken") { () throws -> UIViewController in throw Broken() }
            let outcome = try test(folder, .record).outcome(
                of: preview.outcome(in: configuration))
            #expect(outcome.verdict == .failed("no such nib"))
        }
    }
}

extension SnapshotOutcome {
    fileprivate var environmentCause: EnvironmentChange? {
        guard case .changed(let causes) = verdict, case .environment(let change) = causes.first
        else { return nil }
        return change
    }
}
