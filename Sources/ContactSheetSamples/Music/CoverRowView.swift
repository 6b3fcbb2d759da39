import UIKit

/// A row of covers on black: the middle one faces the viewer, and those at its sides are angled.
///
/// The angle is a two-dimensional transform: the covers are narrower, with edges that rise toward
/// the middle.
final class CoverRowView: UIView {
    let covers: [UIImageView]
    /// The index of the cover that faces the viewer.
    private(set) var middle: Int
    private let albums: [Album]
    private let title = UILabel()
    private let artist = UILabel()
    private var paintedSide: CGFloat = 0

    init(_ albums: [Album], middle: Int) {
        self.albums = albums
        self.middle = middle
        covers = albums.map { _ in UIImageView() }
        super.init(frame: .zero)
        backgroundColor = .black
        clipsToBounds = true
        accessibilityIdentifier = "Covers"
        for (index, cover) in covers.enumerated() {
            cover.isUserInteractionEnabled = true
            cover.accessibilityLabel = albums[index].title
            let tap = UITapGestureRecognizer()
            tap.addTarget(self) { row in { row.bringToMiddle(index) } }
            cover.addGestureRecognizer(tap)
            addSubview(cover)
        }
        add(title, white: 1)
        add(artist, white: 0.65)
        addFlick(.left, by: 1)
        addFlick(.right, by: -1)
        bringToMiddle(middle)
    }

    required init?(coder: NSCoder) { nil }

    /// Makes a flick move the covers by one place.
    private func addFlick(_ direction: UISwipeGestureRecognizer.Direction, by places: Int) {
        let flick = UISwipeGestureRecognizer()
        flick.direction = direction
        flick.addTarget(self) { row in { row.flick(by: places) } }
        addGestureRecognizer(flick)
    }

    /// Brings another cover to the middle, unless there is none.
    private func flick(by places: Int) {
        if covers.indices ~= middle + places { bringToMiddle(middle + places) }
    }

    private func add(_ label: UILabel, white: CGFloat) {
        label.textAlignment = .center
        label.backgroundColor = .clear
        label.textColor = UIColor(white: white, alpha: 1)
        addSubview(label)
    }

    func bringToMiddle(_ index: Int) {
        middle = index
        title.text = albums[index].title
        artist.text = "\(albums[index].artist) · \(albums[index].year)"
        // Covers nearer to the middle are in front of others.
        for distance in (0..<covers.count).reversed() {
            for index in [middle - distance, middle + distance] where covers.indices ~= index {
                bringSubviewToFront(covers[index])
            }
        }
        for label in [title, artist] { bringSubviewToFront(label) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.height * 0.6, bounds.width * 0.42).rounded()
        let top = ((bounds.height - side * 1.2) / 2).rounded()
        guard side > 0 else { return }
        if side != paintedSide { paint(side: side) }
        for (index, cover) in covers.enumerated() {
            cover.bounds.size = CGSize(width: side, height: side * (1 + CoverPainter.reflection))
            cover.center = CGPoint(
                x: bounds.midX + offset(of: index - middle, side: side),
                y: top + cover.bounds.height / 2)
            cover.transform = Self.transform(at: index - middle)
        }
        let line = top + side + max(12, side * 0.06)
        let (upper, lower) = (
            title.font.lineHeight.rounded(.up), artist.font.lineHeight.rounded(.up)
        )
        title.frame = CGRect(x: bounds.midX - side, y: line, width: 2 * side, height: upper)
        artist.frame = CGRect(
            x: bounds.midX - side, y: line + upper, width: 2 * side, height: lower)
    }

    /// Paints the covers and sets the fonts of the titles for a cover's side length.
    private func paint(side: CGFloat) {
        paintedSide = side
        for (album, cover) in zip(albums, covers) {
            cover.image = CoverPainter(album: album, side: side).reflectedImage
        }
        title.font = .systemFont(ofSize: max(17, (side * 0.055).rounded()), weight: .semibold)
        artist.font = .systemFont(ofSize: max(14, (side * 0.045).rounded()))
    }

    /// Returns the distance of a cover's center from the row's center, by the cover's position
    /// relative to the middle.
    private func offset(of place: Int, side: CGFloat) -> CGFloat {
        guard place != 0 else { return 0 }
        let distance = 0.72 + 0.22 * CGFloat(abs(place) - 1)
        return side * (place < 0 ? -distance : distance)
    }

    static func transform(at place: Int) -> CGAffineTransform {
        guard place != 0 else { return .identity }
        return CGAffineTransform(
            a: 0.48, b: place < 0 ? -0.1 : 0.1, c: 0, d: 0.86, tx: 0, ty: 0)
    }
}
