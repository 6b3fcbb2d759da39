import ContactSheetGallery
import Foundation
import Testing

// Source: properties of the page.
struct PageTests {
    @Test func containsEverySnapshotOnce() throws {
        let content = Fixtures.twoPreviews
        let page = try Fixtures.page(content)
        let images = Fixtures.texts(in: page, from: "<span class=\"frame\"><img src=\"", to: "\"")
        #expect(images.count == content.pictureCount)
        #expect(Set(images) == Set(content.pictures.compactMap(\.svg)))
    }

    // The script finds a cell's data by its position.
    @Test func hasCellsAndDataInOneOrder() throws {
        let page = try Fixtures.page(Fixtures.twoPreviews)
        let cells = Fixtures.texts(in: page, from: "data-id=\"", to: "\"")
        let json = Fixtures.texts(in: page, from: "application/json\">", to: "</script>")[0]
        let data = try JSONDecoder().decode(GalleryContent.self, from: Data(json.utf8))
        #expect(cells == data.pictures.map(\.id))
    }

    @Test func showsTheNumberOfSnapshots() throws {
        let page = try Fixtures.page(Fixtures.twoPreviews)
        #expect(page.contains("2 previews · 5 snapshots · 4 devices"))
        #expect(page.contains("<b id=\"shown\">5</b> of 5 snapshots"))
        #expect(page.contains("1 snapshot<"))
    }

    @Test func everyPreviewHasAnAnchor() throws {
        let content = Fixtures.content([Fixtures.picture("a")], preview: "Autosize/1 No masks")
        let page = try Fixtures.page(content)
        #expect(page.contains("<section class=\"preview\" id=\"Autosize/1_No_masks\">"))
        #expect(page.contains("<a href=\"#Autosize/1_No_masks\">Autosize/1 No masks</a>"))
    }

    @Test func namesTheDevicesOfAClass() throws {
        let page = try Fixtures.page(Fixtures.twoPreviews)
        #expect(page.contains("title=\"iPhone 13, iPhone 14\""))
        #expect(page.contains("<b>iPhone 13</b> <span class=\"more\">+1</span>"))
    }

    @Test func marksOutcomesThatRequireReview() throws {
        let page = try Fixtures.page(Fixtures.twoPreviews)
        let marks = Fixtures.texts(in: page, from: "<em class=\"", to: "\"")
        #expect(marks == ["new", "changed"])
    }

    @Test func hasACellForAFailedSnapshot() throws {
        var picture = Fixtures.picture("a", outcome: .failed)
        picture.svg = nil
        let page = try Fixtures.page(Fixtures.content([picture]))
        #expect(page.contains("data-id=\"a\""))
        #expect(page.contains("<span class=\"none\">No image</span>"))
    }

    @Test func isDeterministic() throws {
        let files = try GalleryWriter.files(for: Fixtures.twoPreviews)
        #expect(try GalleryWriter.files(for: Fixtures.twoPreviews) == files)
    }

    @Test func refersOnlyToFilesInItsFolder() throws {
        for file in try GalleryWriter.files(for: Fixtures.twoPreviews) {
            let text = String(decoding: file.bytes, as: UTF8.self)
            for outside in ["://", "url(", "=\"/", "@import", "fetch(", "type=\"module\""] {
                #expect(!text.contains(outside), "\(file.name) has \(outside)")
            }
        }
    }

    @Test func scriptFindsEveryElementItNames() throws {
        let page = try Fixtures.page(Fixtures.twoPreviews)
        let names = Set(try GalleryWriter.files(for: Fixtures.twoPreviews).map(\.name))
        let scripts = Fixtures.texts(in: page, from: "<script src=\"", to: "\"")
        let styles = Fixtures.texts(in: page, from: "rel=\"stylesheet\" href=\"", to: "\"")
        #expect(Set(scripts + styles + ["index.html"]) == names)
        #expect(page.contains("id=\"viewer\"") && page.contains("id=\"filters\""))
    }
}
