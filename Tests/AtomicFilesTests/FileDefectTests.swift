import AtomicFiles
import Foundation
import Testing

/// Source: the "Git LFS Specification"; Git's documentation of conflict markers; the formats' specifications,
/// which `FileDefect` names.
@Suite struct FileDefectTests {
    private static let pointer = """
        version https://git-lfs.github.com/spec/v1
        oid sha256:8f57480096cbd8332496c9465c72eeeab707c5a422152fbd78b9148abb9b112b
        size 1047456

        """

    private static func conflict(_ first: String, _ second: String) -> String {
        "<<<<<<< HEAD\n\(first)\n=======\n\(second)\n>>>>>>> branch\n"
    }

    @Test(arguments: [
        ("", FileDefect.empty), (pointer, .gitLFSPointer),
        ("a\n" + conflict("1", "2"), .conflictMarkers(line: 2)),
        ("a\r\nb\r\n>>>>>>>\r\n", .conflictMarkers(line: 3)),
        (
            "version https://git-lfs.github.com/spec/v1\n" + conflict("oid 1", "oid 2"),
            .conflictMarkers(line: 2)
        ),
        ("\n<!DOCTYPE html>\n<html><body>502 Bad Gateway", .webPage), ("<HTML></HTML>", .webPage),
        ("<svg><g></g>", .truncated), ("<?xml version=\"1.0\"?>\n<svg width=", .truncated),
        ("<svg><path/>", .truncated), ("{\"a\": [1, 2]", .truncated), ("[1, ", .truncated),
        ("// !$*UTF8*$!\n{\n objects = {\n};\n", .truncated),
    ])
    func defectsOfTexts(text: String, defect: FileDefect) {
        #expect(FileDefect(Data(text.utf8)) == defect)
    }

    @Test(arguments: [
        "<svg/>", "<!-- a --><svg>\n</svg>\n", "<?xml version=\"1.0\"?><a><b/></a><!-- end -->",
        "{}", "[]\n", "{\n}\n", "// !$*UTF8*$!\n{ objects = { }; }\n", "a: b\n", "=======\n",
        "a <<<<<<< b", "a\n<<<<<<<<< HEAD\n", "version 1",
    ])
    func intactTexts(text: String) { #expect(FileDefect(Data(text.utf8)) == nil) }

    @Test func truncatedBinaryFiles() {
        let end: [UInt8] = [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]
        let png: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + end
        // One table of 4 bytes, which follows the directory.
        let font: [UInt8] =
            [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0] + Array("head".utf8)
            + [0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 4, 1, 2, 3, 4]
        for file in [
            png, [0xFF, 0xD8, 0xFF, 0xE0, 0xFF, 0xD9], font, Array("%PDF-1.4\n%%EOF".utf8),
        ] {
            #expect(FileDefect(Data(file)) == nil)
            #expect(FileDefect(Data(file.dropLast())) == .truncated)
        }
    }

    /// A part of another file's bytes has other indices than 0.
    @Test func slices() {
        let text = Data("xx<svg>\n<<<<<<< a\n".utf8)
        #expect(FileDefect(text.dropFirst(2)) == .conflictMarkers(line: 2))
        #expect(FileDefect(text.dropFirst(2).dropLast(11)) == .truncated)
    }

    @Test func messagesNameTheLineAndWhatToDo() {
        #expect(
            FileDefect.conflictMarkers(line: 3).message(of: "a.yml")
                == "a.yml:3: contains merge conflict markers — resolve the conflict")
        #expect(
            FileDefect.gitLFSPointer.message(of: "a.svg")
                == "a.svg: is a Git LFS pointer — run `git lfs pull`")
    }
}
