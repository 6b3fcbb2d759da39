import Foundation
import Testing
import UIKit

/// Source: developer.apple.com/documentation/foundation/url/documentsdirectory and its siblings.
struct URLFolderTests {
    @Test func foldersAreThoseOfTheFileManager() {
        let files = FileManager.default
        #expect(
            URL.documentsDirectory == files.urls(for: .documentDirectory, in: .userDomainMask)[0])
        #expect(URL.cachesDirectory == files.urls(for: .cachesDirectory, in: .userDomainMask)[0])
        #expect(URL.libraryDirectory.lastPathComponent == "Library")
    }
}
