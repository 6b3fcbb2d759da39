import ContactSheetGallery
import Foundation
import Testing

// Source: properties of the page.
struct PageTests {
    /// Source: ogp.me, "Basic Metadata".
    @Test func linksToThePageHaveAPicture() throws {
        var content = Fixtures.twoPreviews
        #expect(try !Fixtures.page(content).contains("og:"))
        content.link = GalleryLink(
            address: "https://example.com/g/", picture: "images/a.png",
            description: "\"><script>")
        let page = try Fixtures.page(content)
        #expect(
            page.contains(
                #"<meta property="og:image" content="https://example.com/g/images/a.png">"#))
        #expect(page.contains(#"og:description" content="&quot;&gt;&lt;script&gt;">"#))
    }

    @Test func containsEverySnapshotOnce() throws {
        let content = Fixtures.twoPreviews
        let index = try Fixtures.index(in: Fixtures.page(content))
        let images = index.snapshots.map { "\($0.preview) \($0.image ?? "")" }
        #expect(images.count == content.snapshotCount)
        #expect(Set(images).count == content.snapshotCount)
    }

    @Test func listsPreviewsWithoutScripts() throws {
        let page = try Fixtures.page(Fixtures.twoPreviews)
        let plain = Fixtures.texts(in: page, from: "<noscript>", to: "</noscript>")[0]
        let links = Fixtures.texts(in: plain, from: "<li><a href=\"", to: "\"")
        #expect(links == ["images/iphone-13.portrait.svg", "images/iphone-1.portrait.svg"])
    }

    @Test func isDeterministic() throws {
        let files = try GalleryWriter.files(for: Fixtures.twoPreviews)
        #expect(try GalleryWriter.files(for: Fixtures.twoPreviews) == files)
    }

    @Test func refersOnlyToFilesInItsFolder() throws {
        for file in try GalleryWriter.files(for: Fixtures.twoPreviews) {
            let text = String(decoding: file.bytes, as: UTF8.self)
                .replacing("http://www.w3.org/2000/svg", with: "")
            for outside in [
                "://", "url(", "=\"/", "@import", "fetch(", "type=\"module\"", "innerHTML",
                "insertAdjacentHTML", "document.write", "eval(",
            ] where !(file.name == "page/review.js" && outside == "fetch(") {
                #expect(!text.contains(outside), "\(file.name) has \(outside)")
            }
        }
    }

    @Test func requestsNothingUnlessACommandServesIt() throws {
        let page = try Fixtures.page(Fixtures.twoPreviews)
        #expect(page.contains("<html lang=\"en\" data-purpose=\"\">"))
        for purpose in [ServedGallery.Purpose.review, .watch] {
            let served = try ServedGallery(purpose).page(Fixtures.twoPreviews)
            let text = String(decoding: served, as: UTF8.self)
            #expect(text.contains("data-purpose=\"\(purpose.rawValue)\""))
            #expect(
                text.replacing("data-purpose=\"\(purpose.rawValue)\"", with: "data-purpose=\"\"")
                    == page)
        }
    }

    @Test func loadsAllOfItsFiles() throws {
        let page = try Fixtures.page(Fixtures.twoPreviews)
        let names = Set(try GalleryWriter.files(for: Fixtures.twoPreviews).map(\.name))
        let scripts = Fixtures.texts(in: page, from: "<script src=\"", to: "\"")
        let styles = Fixtures.texts(in: page, from: "rel=\"stylesheet\" href=\"", to: "\"")
        #expect(Set(scripts + styles + ["index.html", "index.json"]) == names)
    }
}
