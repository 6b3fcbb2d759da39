import UIKit

/// The list in a tall view, or the row of covers in a wide one.
final class MusicView: UIView {
    let list: SongListView
    let covers: CoverRowView

    /// Creates the view. The playing song's album is in the middle of the covers.
    init(frame: CGRect, songs: [Song], albums: [Album], playing: Song) {
        list = SongListView(songs, playing: playing)
        covers = CoverRowView(albums, middle: albums.firstIndex(of: playing.album) ?? 0)
        super.init(frame: frame)
        addSubview(list)
        addSubview(covers)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isWide = bounds.width > bounds.height
        list.isHidden = isWide
        covers.isHidden = !isWide
        // The black background of the covers extends over the whole screen; the list's bars handle
        // the safe area themselves.
        backgroundColor = isWide ? .black : .systemBackground
        (isWide ? covers : list).frame = bounds
    }
}

/// The tutorial's example of an app with a view for each orientation, the iPod: a list of songs in
/// portrait, and covers to flick through in landscape.
final class MusicViewController: UIViewController {
    let music = MusicView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 460), songs: Song.library,
        albums: Album.library, playing: Song.library[4])

    override func loadView() {
        music.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = music
    }

    // The layout decides which view is visible.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        setNeedsStatusBarAppearanceUpdate()
    }

    override var prefersStatusBarHidden: Bool { !music.covers.isHidden }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
}
