import UIKit

/// The list in a tall view, or the row of covers in a wide one.
final class MusicView: UIView {
    let list: AlbumListView
    let covers: CoverRowView

    init(frame: CGRect, albums: [Album], playing: Int) {
        list = AlbumListView(albums, playing: playing)
        covers = CoverRowView(albums, middle: playing)
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

/// The chapter's music player: a list in portrait, the covers in landscape.
final class MusicViewController: UIViewController {
    let music = MusicView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 460), albums: Album.library, playing: 6)

    override func loadView() {
        music.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view = music
    }

    override var prefersStatusBarHidden: Bool { !music.covers.isHidden }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
    override func shouldAutorotate(to orientation: UIInterfaceOrientation) -> Bool { true }
}
