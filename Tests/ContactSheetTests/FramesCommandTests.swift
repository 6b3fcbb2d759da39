import ArgumentParser
import Foundation
import Testing
import UIKit

@testable import ContactSheet

/// Source: DESIGN's command line and exit status; frames calculated by hand.
@MainActor @Suite struct FramesCommandTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("frames-\(UUID().uuidString)")

    private func file(_ name: String, _ objects: String) throws -> String {
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21507">
        <device id="retina6_1" orientation="portrait"/><objects>\(objects)</objects></document>
        """.write(to: url, atomically: true, encoding: .utf8)
        return url.path
    }

    /// Returns the command's output and the error that it ended with, if any.
    private func run(_ arguments: [String]) throws -> (lines: [String], error: (any Error)?) {
        defer { try? FileManager.default.removeItem(at: folder) }
        let command = try FramesCommand.parse(arguments)
        var lines: [String] = []
        do {
            try command.answer { lines.append($0) }
            return (lines, nil)
        } catch {
            return (lines, error)
        }
    }

    private let screen = #"<view id="v"><rect key="frame" width="414" height="896"/></view>"#

    @Test func aLineForEachFileInOrder() throws {
        let paths = [try file("B.xib", screen), try file("A.xib", "")]
        let answer = try run(paths)
        #expect(
            answer.lines == [
                #"{"document": "\#(paths[0])", "scenes": [{"root": "v", "views": "#
                    + #"{"v": [0.0, 0.0, 414.0, 896.0]}}]}"#,
                #"{"document": "\#(paths[1])", "scenes": []}"#,
            ])
        #expect(answer.error == nil)
    }

    @Test func anUnreadableFileFailsAfterTheOthers() throws {
        let path = try file("A.xib", screen)
        let answer = try run(["/nowhere/B.xib", path])
        #expect(answer.lines.count == 2)
        #expect(
            answer.lines.first?.hasPrefix(#"{"document": "/nowhere/B.xib", "error": "/nowhere/"#)
                == true)
        #expect(answer.lines.last?.contains(#""views""#) == true)
        #expect(answer.error as? ExitCode == ExitCode(2))
    }

    @Test(arguments: [
        ("retina4_7", 375, 667), ("iphone-15", 393, 852), ("iphone-15:landscape", 852, 393),
        ("iphone-15:portrait", 393, 852),
    ])
    func canvases(_ canvas: String, _ width: Int, _ height: Int) throws {
        let answer = try run([try file("A.xib", screen), "--canvas", canvas])
        #expect(answer.lines.first?.contains("[0.0, 0.0, \(width).0, \(height).0]") == true)
    }

    @Test(arguments: [
        ("iphone-99", "unknown device — `contactsheet devices` lists all devices"),
        ("", "unknown device — `contactsheet devices` lists all devices"),
        ("iphone-15:sideways", "unknown orientation 'sideways' — expected portrait or landscape"),
        ("iphone-15:", "unknown orientation '' — expected portrait or landscape"),
        ("iphone-15:landscap", "unknown orientation 'landscap' — did you mean 'landscape'?"),
        ("iphone15:landscape", "unknown device 'iphone15' — did you mean 'iphone-15'?"),
    ])
    func unknownCanvasesAreErrors(_ canvas: String, _ message: String) {
        #expect(throws: OptionError(message)) { try CanvasValue(option: canvas) }
    }

    @Test func storedTextSizes() throws {
        let label = """
            <view id="v"><rect key="frame" width="414" height="896"/><subviews>
            <label text="x" id="l" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="9" y="9" width="123" height="45"/></label></subviews></view>
            """
        let stored = try run([try file("A.xib", label), "--stored-text-sizes"])
        #expect(stored.lines.first?.contains(#""l": [0.0, 0.0, 123.0, 45.0]"#) == true)
        let measured = try run([try file("A.xib", label)])
        #expect(measured.lines.first?.contains("123.0") == false)
    }

    @Test func quotationMarksInIDsAreEscaped() throws {
        let answer = try run([try file("A.xib", screen.replacing("\"v\"", with: "'a&quot;b'"))])
        #expect(answer.lines.first?.contains(#"{"root": "a\"b", "views": {"a\"b": ["#) == true)
    }
}
