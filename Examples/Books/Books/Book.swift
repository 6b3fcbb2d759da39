import UIKit

/// A book on the shelf.
struct Book {
    let title: String
    let author: String
    let pages: Int
    var page: Int
    let color: UIColor

    /// The part that has been read, from 0 to 1.
    var progress: Float { Float(page) / Float(pages) }

    static let shelf = [
        Book(
            title: "Moby-Dick", author: "Herman Melville", pages: 635, page: 412,
            color: .systemTeal),
        Book(
            title: "Middlemarch", author: "George Eliot", pages: 880, page: 118,
            color: .systemIndigo),
        Book(
            title: "The Time Machine", author: "H. G. Wells", pages: 118, page: 118,
            color: .systemOrange),
        Book(
            title: "Persuasion", author: "Jane Austen", pages: 249, page: 31, color: .systemPink),
        Book(
            title: "Walden", author: "Henry David Thoreau", pages: 352, page: 0,
            color: .systemGreen),
    ]
}
