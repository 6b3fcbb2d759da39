import UIKit

/// A screen as an app's target contains it.
public final class ProfileViewController: UIViewController {
    private let profile: Profile
    private let stack = UIStackView()

    public init(profile: Profile) {
        self.profile = profile
        super.init(nibName: nil, bundle: nil)
        title = "Profile"
    }

    public required init?(coder: NSCoder) { nil }

    public override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stack.axis = .vertical
        stack.alignment = .leading
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        for (text, style) in [
            (profile.name, UIFont.TextStyle.title1), (profile.city ?? "Nowhere", .body),
        ] {
            let label = UILabel()
            label.text = text
            label.font = .preferredFont(forTextStyle: style)
            label.adjustsFontForContentSizeCategory = true
            stack.addArrangedSubview(label)
        }
        stack.addArrangedSubview(FollowersView(count: profile.followers))
        view.addSubview(stack)
        let guide = view.layoutMarginsGuide
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            stack.trailingAnchor.constraint(lessThanOrEqualTo: guide.trailingAnchor),
        ])
    }
}

/// A badge with the number of followers.
public final class FollowersView: UIView {
    private let label = UILabel()

    public init(count: Int) {
        super.init(frame: .zero)
        backgroundColor = .systemBlue
        layer.cornerRadius = 6
        label.text = count == 1 ? "1 follower" : "\(count) followers"
        label.textColor = .white
        label.font = .preferredFont(forTextStyle: .footnote)
        label.adjustsFontForContentSizeCategory = true
        label.translatesAutoresizingMaskIntoConstraints = false
        addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: topAnchor, constant: 4),
            label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -4),
            label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
            label.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
        ])
    }

    public required init?(coder: NSCoder) { nil }
}

#Preview("Large", traits: .landscapeLeft) {
    let badge = FollowersView(count: 1_000_000)
    badge.transform = CGAffineTransform(scaleX: 2, y: 2)
    return badge
}

#Preview { ProfileViewController(profile: Profile(name: "Ann", followers: 3)) }
