import Foundation
import Testing
import WebKit

/// Source: Apple's documentation of the members. Nothing is downloaded.
@MainActor struct WKWebViewTests {
    @Test func requestsAreStored() throws {
        let view = WKWebView(frame: .zero)
        let url = try #require(URL(string: "https://example.org/page"))
        #expect(view.load(URLRequest(url: url)) != nil)
        #expect(view.url == url && !view.isLoading)
        view.loadHTMLString("<p>Hello</p>", baseURL: nil)
        #expect(view.url == nil)
    }

    @Test func uiWebViewStoresItsRequest() throws {
        let view = UIWebView(frame: .zero)
        let url = try #require(URL(string: "https://example.org"))
        view.loadRequest(URLRequest(url: url))
        #expect(view.request?.url == url)
    }
}
