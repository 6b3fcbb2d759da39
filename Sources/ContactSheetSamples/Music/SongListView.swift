import UIKit

/// A navigation bar, the songs below it, and the player at the bottom.
final class SongListView: UIView, UITableViewDataSource, UITableViewDelegate,
    UINavigationBarDelegate
{
    let table = UITableView(frame: .zero, style: .plain)
    private let bar = UINavigationBar()
    private let player: MiniPlayerView
    private let songs: [Song]
    private static let rowHeight: CGFloat = 64
    private static let playerHeight: CGFloat = 64

    init(_ songs: [Song], playing: Song) {
        self.songs = songs
        player = MiniPlayerView(playing)
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        table.dataSource = self
        table.delegate = self
        table.rowHeight = Self.rowHeight
        table.contentInsetAdjustmentBehavior = .never
        let item = UINavigationItem(title: "Songs")
        item.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .search)
        bar.items = [item]
        bar.delegate = self
        for subview in [table, bar, player] { addSubview(subview) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets)
        let height = bar.sizeThatFits(bounds.size).height
        bar.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
        let bottom = safeAreaInsets.bottom + Self.playerHeight
        player.frame = CGRect(
            x: 0, y: bounds.maxY - bottom, width: bounds.width, height: bottom)
        table.frame = CGRect(
            x: 0, y: bar.frame.maxY, width: bounds.width,
            height: player.frame.minY - bar.frame.maxY)
    }

    func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        songs.count
    }

    func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "song")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "song")
        let song = songs[indexPath.row]
        cell.imageView?.image = CoverPainter(album: song.album, side: Self.rowHeight - 8).image
        cell.textLabel?.text = song.title
        cell.detailTextLabel?.text = "\(song.album.artist) · \(song.album.title)"
        cell.detailTextLabel?.textColor = .secondaryLabel
        return cell
    }
}

/// The current song, in a strip at the bottom of the screen.
final class MiniPlayerView: UIView {
    private let cover = UIImageView()
    private let title = UILabel()
    private let artist = UILabel()
    private let controls = TransportView()
    private let line = UIView()

    init(_ song: Song) {
        super.init(frame: .zero)
        backgroundColor = .secondarySystemBackground
        cover.image = CoverPainter(album: song.album, side: 44).image
        cover.layer.cornerRadius = 5
        cover.clipsToBounds = true
        title.text = song.title
        title.font = .systemFont(ofSize: 16, weight: .medium)
        artist.text = song.album.artist
        artist.font = .systemFont(ofSize: 13)
        artist.textColor = .secondaryLabel
        for label in [title, artist] { label.backgroundColor = .clear }
        line.backgroundColor = .separator
        for subview in [cover, title, artist, controls, line] { addSubview(subview) }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.inset(by: safeAreaInsets)
        line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / UIScreen.main.scale)
        cover.frame = CGRect(x: area.minX + 16, y: 10, width: 44, height: 44)
        controls.frame = CGRect(x: area.maxX - 88, y: 20, width: 72, height: 24)
        let left = cover.frame.maxX + 12
        let width = controls.frame.minX - 12 - left
        title.frame = CGRect(x: left, y: 11, width: width, height: 22)
        artist.frame = CGRect(x: left, y: 33, width: width, height: 18)
    }
}

/// The pause and next buttons, drawn here so that they have the same appearance in every iOS
/// version.
final class TransportView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .clear
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        UIColor.label.setFill()
        for x in [CGFloat(2), 12] {
            UIBezierPath(
                roundedRect: CGRect(x: x, y: 2, width: 6, height: 20), cornerRadius: 1.5
            ).fill()
        }
        for x in [CGFloat(40), 54] {
            let arrow = UIBezierPath()
            arrow.move(to: CGPoint(x: x, y: 4))
            arrow.addLine(to: CGPoint(x: x + 14, y: 12))
            arrow.addLine(to: CGPoint(x: x, y: 20))
            arrow.close()
            arrow.fill()
        }
    }
}
