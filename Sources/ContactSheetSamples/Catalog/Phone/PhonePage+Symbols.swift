import UIKit

extension PhonePage {
    static let symbols = PhonePage(name: "Symbols", others: []) {
        [
            PhoneSection("Outdoors", [.wide(symbols(outdoors, .systemGreen))]),
            PhoneSection("Communication", [.wide(symbols(communication, .systemBlue))]),
            PhoneSection("Things", [.wide(symbols(things, .systemIndigo))]),
        ]
    }

    private static let outdoors = [
        "sun.max.fill", "moon.fill", "cloud.sun.fill", "snowflake", "wind", "drop.fill",
        "leaf.fill", "tree.fill", "mountain.2.fill", "tent.fill", "map.fill", "figure.hiking",
        "flame.fill", "sunrise.fill", "binoculars.fill", "backpack.fill", "flag.fill", "bicycle",
    ]

    private static let communication = [
        "envelope.fill", "message.fill", "phone.fill", "video.fill", "camera.fill",
        "paperplane.fill", "bell.fill", "bookmark.fill", "heart.fill", "star.fill",
        "person.2.fill", "link",
    ]

    private static let things = [
        "house.fill", "gearshape.fill", "lock.fill", "key.fill", "creditcard.fill", "cart.fill",
        "gift.fill", "briefcase.fill", "folder.fill", "trash.fill", "paintbrush.fill",
        "ruler.fill", "hammer.fill", "lightbulb.fill", "book.fill", "trophy.fill", "clock.fill",
        "calendar",
    ]

    @MainActor private static func symbols(_ names: [String], _ color: UIColor) -> UIView {
        let images = names.map { name in
            let view = UIImageView(image: UIImage(systemName: name))
            view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 22)
            view.tintColor = color
            view.contentMode = .center
            view.heightAnchor.constraint(equalToConstant: 40).isActive = true
            return view
        }
        return PhonePage.grid(images, columns: 6, spacing: 10)
    }
}
